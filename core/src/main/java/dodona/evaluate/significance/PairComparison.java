package dodona.evaluate.significance;

import dodona.evaluate.WordOutcomes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The difference of two systems in one attachment score, over the words of the gold file: where a
 * system's words differ, a gold word without a counterpart is wrong.
 *
 * @param first the first system's place among those compared, from 0
 * @param second the second system's place
 * @param labeled whether labels count (LAS) or not (UAS)
 * @param onlyFirst the words on which only the first system is right
 * @param onlySecond the words on which only the second system is right
 * @param wilcoxon the p-value of Wilcoxon's signed-rank test over sentences
 * @param mcNemar the p-value of McNemar's test over words
 * @param bootstrap the paired bootstrap over sentences
 */
public record PairComparison(
    int first,
    int second,
    boolean labeled,
    long onlyFirst,
    long onlySecond,
    double wilcoxon,
    double mcNemar,
    PairedBootstrap bootstrap) {

  static PairComparison of(
      int first, int second, WordOutcomes a, WordOutcomes b, boolean labeled, long seed) {
    return of(first, second, List.of(a), List.of(b), labeled, seed);
  }

  /**
   * Compares two ways to train, each of which was tried several times, by the mean over their runs.
   *
   * <p>A sentence's difference is the mean of its differences over all pairs of runs. A word counts
   * for the system that gets it right in more runs, and not at all if both do in as many. For one
   * run each this is the comparison of two systems.
   *
   * @param first the first's runs, all scored against the same gold file
   * @param second as many runs of the second, scored against the same
   * @param labeled whether labels count (LAS) or not (UAS)
   * @param seed the seed of the bootstrap
   */
  public static PairComparison ofRuns(
      List<WordOutcomes> first, List<WordOutcomes> second, boolean labeled, long seed) {
    requireAsMany(first, second);
    return of(0, 1, first, second, labeled, seed);
  }

  /** Checks that there are runs, and as many of the second system as of the first. */
  static void requireAsMany(List<WordOutcomes> runs, List<WordOutcomes> others) {
    if (runs.isEmpty() || runs.size() != others.size()) {
      throw new IllegalArgumentException(
          runs.size() + " runs of one and " + others.size() + " of the other");
    }
  }

  private static PairComparison of(
      int first,
      int second,
      List<WordOutcomes> firstRuns,
      List<WordOutcomes> secondRuns,
      boolean labeled,
      long seed) {
    SentenceGains sentences = SentenceGains.of(firstRuns, secondRuns, labeled);
    WordOutcomes any = firstRuns.get(0);
    int runs = firstRuns.size();
    long onlyFirst = 0;
    long onlySecond = 0;
    for (int word = 0; word < any.words(); word++) {
      int gain = 0;
      for (int run = 0; run < runs; run++) {
        gain += firstRuns.get(run).isCorrect(word, labeled) ? 1 : 0;
        gain -= secondRuns.get(run).isCorrect(word, labeled) ? 1 : 0;
      }
      onlyFirst += gain > 0 ? 1 : 0;
      onlySecond += gain < 0 ? 1 : 0;
    }
    return new PairComparison(
        first,
        second,
        labeled,
        onlyFirst,
        onlySecond,
        Significance.wilcoxon(sentences.shares()),
        Significance.mcNemar(onlyFirst, onlySecond),
        PairedBootstrap.of(sentences.words, sentences.gains, PairedBootstrap.SAMPLES, seed));
  }

  /** The short name of the score that is compared. */
  public String metric() {
    return labeled ? "LAS" : "UAS";
  }

  /** The first system's score minus the second's, in percentage points. */
  public double difference() {
    return bootstrap.difference();
  }

  PairComparison withPValues(double newWilcoxon, double newMcNemar, double newBootstrap) {
    return new PairComparison(
        first,
        second,
        labeled,
        onlyFirst,
        onlySecond,
        newWilcoxon,
        newMcNemar,
        new PairedBootstrap(
            bootstrap.difference(), bootstrap.low(), bootstrap.high(), newBootstrap));
  }

  /** The p-values by test, for {@link dodona.support.Json}. */
  public Map<String, Object> pValues() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("wilcoxon", wilcoxon);
    map.put("mcNemar", mcNemar);
    map.put("bootstrap", bootstrap.pValue());
    return map;
  }
}
