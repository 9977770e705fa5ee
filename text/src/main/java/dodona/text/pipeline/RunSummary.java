package dodona.text.pipeline;

import java.time.Duration;
import java.util.Locale;

/**
 * A summary of a pipeline run.
 *
 * @param sentences how many sentences were analyzed
 * @param words how many words they had
 * @param time how long it took, reading and writing included
 */
public record RunSummary(long sentences, long words, Duration time) {

  /** Summary of no run. */
  public static final RunSummary NONE = new RunSummary(0, 0, Duration.ZERO);

  /** Returns the summary of this run and another one after it. */
  public RunSummary plus(RunSummary other) {
    return new RunSummary(sentences + other.sentences, words + other.words, time.plus(other.time));
  }

  /** Such as {@code 8 sentences, 53 words in 0.1 s, 530 words per second}. */
  @Override
  public String toString() {
    double seconds = Math.max(1e-9, time.toNanos() / 1e9);
    return String.format(
        Locale.ROOT,
        "%s, %s in %.1f s, %,.0f words per second",
        counted(sentences, "sentence"),
        counted(words, "word"),
        seconds,
        words / seconds);
  }

  private static String counted(long count, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", count, noun, count == 1 ? "" : "s");
  }
}
