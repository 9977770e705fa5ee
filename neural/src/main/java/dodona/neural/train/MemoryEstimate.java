package dodona.neural.train;

import dodona.neural.encoder.EncoderConfig;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * How much memory a training will take, foreseen from the measures of the encoder and the largest
 * batch.
 *
 * @param bytes about how many bytes
 */
public record MemoryEstimate(long bytes) {

  /** Weights, gradient, two moments, two models (the best and the last) and one being read. */
  private static final int COPIES = 7;

  /** As kernels read them: each matrix and its transpose, and those of the last model. */
  private static final int PACKED = 3;

  /** Words have so many pieces on average, in languages with long words. */
  private static final double PIECES = 2;

  /** Java itself, the treebank, and what the collector has not found yet. */
  private static final long BASE = 400_000_000;

  /** What a training with these measures will take. */
  public static MemoryEstimate of(
      EncoderConfig config, NeuralOptions options, List<Sentence> sentences) {
    long longest = sentences.stream().mapToLong(Sentence::size).max().orElse(0);
    long width = config.width();
    long inner = config.inner();
    long layer = width * (4 * width + 2 * inner);
    long embeddings = (config.vocabulary() + (long) config.positions()) * width;
    long weights =
        COPIES * (embeddings + config.layers() * layer) + (long) PACKED * config.layers() * layer;
    double rows = PIECES * Math.max(options.batchWords(), longest);
    double window = Math.min(config.positions(), PIECES * longest);
    double kept = 8.0 * width + 2.0 * inner + config.heads() * window;
    double passing = 10.0 * width + 4.0 * inner;
    double activations = rows * (config.layers() * kept + passing);
    return new MemoryEstimate(BASE + Float.BYTES * (weights + (long) activations));
  }
}
