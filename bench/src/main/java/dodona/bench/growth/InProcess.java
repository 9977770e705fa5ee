package dodona.bench.growth;

import dodona.model.ParserModel;
import dodona.search.Parser;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Parsing inside this process, on one thread: against the length of sentences and the width of the
 * beam. A figure is the median of several rounds after warming up.
 */
final class InProcess {

  private static final int[] LENGTHS = {10, 20, 50, 100, 200, 500, 1000, 2000};
  private static final int[] WIDTHS = {1, 2, 4, 8, 16, 32, 64};
  private static final int WORDS_A_ROUND = 20_000;

  private final List<Sentence> treebank;
  private final int rounds;

  InProcess(List<Sentence> treebank, int rounds) {
    this.treebank = treebank;
    this.rounds = rounds;
  }

  /** Milliseconds a sentence against its length. */
  Curve lengths(ParserModel greedy, ParserModel beam) throws IOException {
    Curve curve =
        new Curve(
            "growth-length",
            "Sentence length",
            "Sentences cut from the words of the treebank in their order, parsed in memory on one"
                + " thread; about %,d words a round, median of %d rounds. A straight line is linear growth."
                    .formatted(WORDS_A_ROUND, rounds),
            "words in a sentence",
            "ms a sentence");
    add(curve, "greedy", new Parser(greedy));
    add(curve, "beam " + beam.decoding().beamWidth(), new Parser(beam));
    return curve;
  }

  private void add(Curve curve, String name, Parser parser) throws IOException {
    treebank.forEach(parser::parse); // compiles what is hot, before the shortest sentences
    for (int length : LENGTHS) {
      List<Sentence> sentences =
          LongSentences.of(treebank, length, Math.max(1, WORDS_A_ROUND / length));
      curve.add(name, length, 1e3 * seconds(parser, sentences) / sentences.size());
    }
  }

  /** Microseconds a word against the width of the beam. */
  Curve widths(ParserModel beam) {
    Curve curve =
        new Curve(
            "growth-beam",
            "Beam width",
            "The first %,d words of the treebank or a little more, parsed in memory on one thread; median of %d rounds. Width 1 is greedy search with the same model."
                .formatted(WORDS_A_ROUND, rounds),
            "beam width",
            "µs a word");
    List<Sentence> sentences = new ArrayList<>();
    long words = 0;
    for (Sentence sentence : treebank) {
      if (words < WORDS_A_ROUND) {
        sentences.add(sentence);
        words += sentence.size();
      }
    }
    for (int width : WIDTHS) {
      curve.add("time", width, 1e6 * seconds(new Parser(beam, width), sentences) / words);
    }
    return curve;
  }

  /** The time of a round, after one to warm up. */
  private double seconds(Parser parser, List<Sentence> sentences) {
    List<Double> times = new ArrayList<>();
    for (int round = 0; round <= rounds; round++) {
      long start = System.nanoTime();
      sentences.forEach(parser::parse);
      if (round > 0) {
        times.add((System.nanoTime() - start) / 1e9);
      }
    }
    Collections.sort(times);
    return times.get(times.size() / 2);
  }
}
