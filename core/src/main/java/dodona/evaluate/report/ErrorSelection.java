package dodona.evaluate.report;

import dodona.evaluate.WordOutcomes;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Chooses the gold sentences that an error page shows; the same files give the same choice. */
final class ErrorSelection {

  /** A sentence that can be chosen; the larger its weight, the earlier it is shown. */
  private record Candidate(int sentence, int weight, int tieBreaker, int words) {

    static final Comparator<Candidate> BEST_FIRST =
        Comparator.comparingInt(Candidate::weight)
            .thenComparingInt(Candidate::tieBreaker)
            .reversed()
            .thenComparingInt(Candidate::words)
            .thenComparingInt(Candidate::sentence);
  }

  private ErrorSelection() {}

  /**
   * The sentences with the most wrong arcs (head or label). Among equals those with more wrong
   * heads come first, then the shorter ones, then the earlier ones. Sentences without errors are
   * not chosen.
   *
   * @return at most {@code count} gold sentences, numbered from 0, worst first
   */
  public static List<Integer> worst(WordOutcomes outcomes, int count) {
    return choose(
        outcomes.sentences(),
        count,
        sentence -> {
          int words = outcomes.words(sentence);
          return new Candidate(
              sentence,
              words - outcomes.correct(sentence, true),
              words - outcomes.correct(sentence, false),
              words);
        });
  }

  /**
   * The sentences with the most words whose arc (head and label) is right in exactly one of two
   * systems. Among equals those come first where one system has more such words than the other,
   * then the shorter ones, then the earlier ones. Sentences without such words are not chosen.
   *
   * @return at most {@code count} gold sentences, numbered from 0, most different first
   */
  public static List<Integer> mostDifferent(WordOutcomes a, WordOutcomes b, int count) {
    a.requireSameWords(b);
    return choose(
        a.sentences(),
        count,
        sentence -> {
          int words = a.words(sentence);
          int first = a.firstWord(sentence);
          int differing =
              (int)
                  IntStream.range(first, first + words)
                      .filter(word -> a.isCorrect(word, true) != b.isCorrect(word, true))
                      .count();
          int net = Math.abs(a.correct(sentence, true) - b.correct(sentence, true));
          return new Candidate(sentence, differing, net, words);
        });
  }

  private static List<Integer> choose(
      int sentences, int count, IntFunction<Candidate> candidateOf) {
    PriorityQueue<Candidate> kept =
        new PriorityQueue<>(Collections.reverseOrder(Candidate.BEST_FIRST));
    for (int sentence = 0; sentence < sentences; sentence++) {
      Candidate candidate = candidateOf.apply(sentence);
      if (candidate.weight > 0) {
        kept.add(candidate);
        if (kept.size() > count) {
          kept.remove();
        }
      }
    }
    return kept.stream().sorted(Candidate.BEST_FIRST).map(Candidate::sentence).toList();
  }
}
