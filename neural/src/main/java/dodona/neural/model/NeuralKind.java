package dodona.neural.model;

import dodona.error.InvalidInputException;
import dodona.model.ModelKind;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderCodec;
import dodona.neural.encoder.Parameter;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.network.Heads;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * Neural models in files.
 *
 * <pre>
 * the shape, see {@link NeuralShape}: a manifest, JSON in UTF-8; the labels; the tags of UPOS, XPOS
 *   and FEATS; the places: each a text in UTF-8, of lines but for the manifest
 * the encoder, see {@link EncoderCodec}
 * the weights of the heads, see {@link WeightFormat}
 * </pre>
 *
 * <p>Each text is preceded by an int, the number of its bytes.
 */
public final class NeuralKind implements ModelKind {

  static final String NAME = "neural";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void write(ParserModel model, DataOutputStream out) throws IOException {
    NeuralModel neural = (NeuralModel) model;
    WeightFormat format = neural.shape().format();
    neural.shape().write(out);
    new EncoderCodec(neural.encoder(), format, neural.shape().embeddings()).write(out);
    for (Parameter parameter : neural.heads().weights()) {
      format.write(parameter, out);
    }
  }

  @Override
  public NeuralModel read(DataInputStream in, Provenance provenance) throws IOException {
    NeuralShape shape = NeuralShape.read(in);
    Encoder encoder = EncoderCodec.read(in);
    Heads.Shape sizes = shape.heads(encoder.config());
    if (sizes.bytes(shape.format()) > in.available()) {
      throw new InvalidInputException("too few weights for " + sizes);
    }
    Heads heads = NeuralModel.newHeads(sizes);
    for (Parameter parameter : heads.weights()) {
      shape.format().read(parameter, in);
    }
    return new NeuralModel(shape, encoder, heads, provenance);
  }
}
