package dodona.neural.train;

import dodona.error.InvalidInputException;
import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.WeightFormat;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.List;

/**
 * The settings of neural training that are not in the recipe; immutable. The learning rates rise
 * during the first 6 % of the training run and then fall to zero.
 *
 * @param batchWords the approximate number of words in a batch
 * @param encoderRate the highest learning rate of the encoder
 * @param headRate the highest learning rate of the heads
 * @param hidden the width of a configuration
 * @param headDropout the share of the heads' inputs that are left out at random
 * @param encoderDropout the share of what the encoder's layers add that is left out at random
 * @param format how the weights of the model are rounded
 * @param embeddings how the vectors of word pieces are rounded
 */
public record NeuralOptions(
    int batchWords,
    double encoderRate,
    double headRate,
    int hidden,
    double headDropout,
    double encoderDropout,
    WeightFormat format,
    WeightFormat embeddings) {

  private static final int MANY_LAYERS = 6;

  /** The number of batches in an epoch of a small treebank, unless they became tiny. */
  private static final int FEWEST_BATCHES = 80;

  private static final int SMALLEST_BATCH = 250;

  /** The default settings, which did well on English. */
  public static final NeuralOptions DEFAULT =
      new NeuralOptions(1_000, 1e-4, 1e-3, 256, 0.2, 0.1, WeightFormat.INT8, WeightFormat.INT8);

  /**
   * Returns the options that suit an encoder and a treebank: an encoder of few layers has to learn
   * more, and large batches of a small treebank would make too few steps.
   */
  public static NeuralOptions of(EncoderConfig config, List<Sentence> sentences) {
    return of(config, sentences, Silver.NONE);
  }

  /**
   * Returns the options that suit an encoder, a treebank and silver data; the batch size depends on
   * the number of words in an epoch.
   */
  public static NeuralOptions of(EncoderConfig config, List<Sentence> sentences, Silver silver) {
    long words = words(sentences) + Math.round(silver.weight() * words(silver.sentences()));
    long batch = Math.max(SMALLEST_BATCH, words / FEWEST_BATCHES);
    NeuralOptions options = DEFAULT.withBatchWords((int) Math.min(DEFAULT.batchWords, batch));
    return config.layers() < MANY_LAYERS
        ? options.withRates(2 * DEFAULT.encoderRate, DEFAULT.headRate)
        : options;
  }

  private static long words(List<Sentence> sentences) {
    return sentences.stream().mapToLong(Sentence::size).sum();
  }

  /** Checks the figures. */
  public NeuralOptions {
    if (batchWords < 1) {
      throw new InvalidInputException("batches of " + batchWords + " words; expected 1 or more");
    }
    if (!(encoderRate >= 0 && headRate > 0)) {
      throw new InvalidInputException(
          "learning rates of " + encoderRate + " and " + headRate + "; expected more than 0");
    }
  }

  /** The same with other batches. */
  public NeuralOptions withBatchWords(int words) {
    return new NeuralOptions(
        words, encoderRate, headRate, hidden, headDropout, encoderDropout, format, embeddings);
  }

  /** The same with other learning rates. */
  public NeuralOptions withRates(double ofEncoder, double ofHeads) {
    return new NeuralOptions(
        batchWords, ofEncoder, ofHeads, hidden, headDropout, encoderDropout, format, embeddings);
  }

  /** Returns a copy with this width of configurations. */
  public NeuralOptions withHidden(int width) {
    return new NeuralOptions(
        batchWords, encoderRate, headRate, width, headDropout, encoderDropout, format, embeddings);
  }

  /** The same with all weights rounded otherwise. */
  public NeuralOptions withFormat(WeightFormat newFormat) {
    return new NeuralOptions(
        batchWords,
        encoderRate,
        headRate,
        hidden,
        headDropout,
        encoderDropout,
        newFormat,
        newFormat);
  }

  /** The same with vectors of word pieces rounded otherwise. */
  public NeuralOptions withEmbeddings(WeightFormat newFormat) {
    return new NeuralOptions(
        batchWords, encoderRate, headRate, hidden, headDropout, encoderDropout, format, newFormat);
  }
}
