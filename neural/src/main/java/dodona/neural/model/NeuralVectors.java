package dodona.neural.model;

import dodona.model.TokenVectors;
import dodona.neural.encoder.Dropout;
import dodona.neural.encoder.EncoderPass;
import dodona.neural.kernel.Compute;
import dodona.neural.network.Heads;
import dodona.neural.network.WordBatch;
import java.util.List;

/** The vectors of words from which a neural model predicts tags and transitions. */
final class NeuralVectors implements TokenVectors {

  private final NeuralModel model;

  NeuralVectors(NeuralModel model) {
    this.model = model;
  }

  @Override
  public int width() {
    return model.heads().words().width();
  }

  @Override
  public Session open() {
    Compute compute = NeuralModel.alone();
    EncoderPass encoder = model.packed().sharing(compute);
    Heads heads = model.heads().sharing(compute);
    return texts -> vectors(encoder, heads, texts);
  }

  private static float[][] vectors(EncoderPass encoder, Heads heads, List<List<String>> texts) {
    WordBatch batch = WordBatch.of(encoder.encoder(), texts);
    float[][] words = heads.words().forward(batch, encoder.run(batch.pieces()), Dropout.NONE);
    float[][] tokens = new float[batch.words() - texts.size()][];
    int token = 0;
    for (int text = 0; text < texts.size(); text++) {
      int root = batch.start(text);
      for (int i = 1; i <= texts.get(text).size(); i++) {
        tokens[token++] = words[root + i];
      }
    }
    return tokens;
  }
}
