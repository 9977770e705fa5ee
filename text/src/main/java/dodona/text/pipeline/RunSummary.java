package dodona.text.pipeline;

import java.time.Duration;
import java.util.Locale;

/**
 * What a pipeline did.
 *
 * @param sentences how many sentences were analyzed
 * @param words how many words they had
 * @param time how long it took, reading and writing included
 */
public record RunSummary(long sentences, long words, Duration time) {

  /** This run and another one after it. */
  RunSummary plus(RunSummary other) {
    return new RunSummary(sentences + other.sentences, words + other.words, time.plus(other.time));
  }

  /** Such as {@code 8 sentences, 53 words in 0.1 s, 530 words a second}. */
  @Override
  public String toString() {
    double seconds = Math.max(1e-9, time.toNanos() / 1e9);
    return String.format(
        Locale.ROOT,
        "%,d sentences, %,d words in %.1f s, %,.0f words per second",
        sentences,
        words,
        seconds,
        words / seconds);
  }
}
