package dodona.neural.train;

import dodona.neural.encoder.EncoderConfig;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.List;

/**
 * The estimated memory of a training run, from the sizes of the encoder, the largest batch and the
 * silver data.
 *
 * @param bytes the approximate number of bytes
 */
public record MemoryEstimate(long bytes) {

  /** Weights, gradient, two moments, the model of the iteration, and its file being written. */
  private static final int COPIES = 6;

  /** As kernels read them: each matrix and its transpose, and those of the last model. */
  private static final int PACKED = 3;

  /** Words have so many pieces on average, in languages with long words. */
  private static final double PIECES = 2;

  /** Java itself, and what the collector has not found yet. */
  private static final long BASE = 400_000_000;

  /** A word of a treebank or of silver data; English-EWT takes 112 bytes a word, trees included. */
  private static final long WORD = 150;

  /** Returns the estimate for a training run on a treebank and silver data. */
  public static MemoryEstimate of(
      EncoderConfig config, NeuralOptions options, List<Sentence> sentences, Silver silver) {
    long longest = Math.max(longest(sentences), longest(silver.sentences()));
    long words = words(sentences) + words(silver.sentences());
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
    return new MemoryEstimate(BASE + WORD * words + Float.BYTES * (weights + (long) activations));
  }

  private static long words(List<Sentence> sentences) {
    return sentences.stream().mapToLong(Sentence::size).sum();
  }

  private static long longest(List<Sentence> sentences) {
    return sentences.stream().mapToLong(Sentence::size).max().orElse(0);
  }
}
