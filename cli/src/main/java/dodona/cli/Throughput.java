package dodona.cli;

import dodona.treebank.Sentence;
import java.util.Locale;

/** Counts what was done, and how fast. */
final class Throughput {

  private final long started = System.nanoTime();
  private long sentences;
  private long words;

  void count(Sentence sentence) {
    sentences++;
    words += sentence.size();
  }

  @Override
  public String toString() {
    double seconds = (System.nanoTime() - started) / 1e9;
    return String.format(
        Locale.ROOT,
        "%,d sentences, %,d words in %.1f s, %,.0f words a second",
        sentences,
        words,
        seconds,
        words / seconds);
  }
}
