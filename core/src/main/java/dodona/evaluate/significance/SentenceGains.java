package dodona.evaluate.significance;

import dodona.evaluate.WordOutcomes;
import java.util.List;

/**
 * By how many words one system is ahead of another in each sentence of a gold file, summed over
 * pairs of runs: what tests over sentences work on.
 */
final class SentenceGains {

  /** The number of words of each sentence, once for every pair of runs. */
  final int[] words;

  /** The lead of the first system in correct words of each sentence; negative if it is behind. */
  final int[] gains;

  SentenceGains(int[] words, int[] gains) {
    this.words = words;
    this.gains = gains;
  }

  /** The gains of the first system's runs over as many of the second's, on the same words. */
  static SentenceGains of(
      List<WordOutcomes> firstRuns, List<WordOutcomes> secondRuns, boolean labeled) {
    WordOutcomes any = firstRuns.get(0);
    int runs = firstRuns.size();
    for (int run = 0; run < runs; run++) {
      any.requireSameWords(firstRuns.get(run));
      any.requireSameWords(secondRuns.get(run));
    }
    int[] words = new int[any.sentences()];
    int[] gains = new int[words.length];
    for (int sentence = 0; sentence < words.length; sentence++) {
      words[sentence] = runs * any.words(sentence);
      for (int run = 0; run < runs; run++) {
        gains[sentence] += firstRuns.get(run).correct(sentence, labeled);
        gains[sentence] -= secondRuns.get(run).correct(sentence, labeled);
      }
    }
    return new SentenceGains(words, gains);
  }

  /** Each sentence's difference in the share of correct words; 0 where no word counts. */
  double[] shares() {
    double[] shares = new double[words.length];
    for (int sentence = 0; sentence < shares.length; sentence++) {
      shares[sentence] = words[sentence] == 0 ? 0 : gains[sentence] / (double) words[sentence];
    }
    return shares;
  }
}
