package dodona.evaluate;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The difference of two systems in one attachment score, over the words of the gold file: where a
 * system's words differ, a gold word without a counterpart is wrong.
 *
 * @param first the first system's place among those compared, from 0
 * @param second the second system's place
 * @param labelled whether labels count (LAS) or not (UAS)
 * @param onlyFirst the words on which only the first system is right
 * @param onlySecond the words on which only the second system is right
 * @param wilcoxon the p-value of Wilcoxon's signed-rank test over sentences
 * @param mcNemar the p-value of McNemar's test over words
 * @param bootstrap the paired bootstrap over sentences
 */
public record PairComparison(
    int first,
    int second,
    boolean labelled,
    long onlyFirst,
    long onlySecond,
    double wilcoxon,
    double mcNemar,
    PairedBootstrap bootstrap) {

  static PairComparison of(
      int first, int second, WordOutcomes a, WordOutcomes b, boolean labelled, long seed) {
    a.requireSameWords(b);
    int n = a.sentences();
    int[] words = new int[n];
    int[] gains = new int[n];
    double[] differences = new double[n];
    for (int sentence = 0; sentence < n; sentence++) {
      words[sentence] = a.words(sentence);
      gains[sentence] = a.correct(sentence, labelled) - b.correct(sentence, labelled);
      differences[sentence] = words[sentence] == 0 ? 0 : gains[sentence] / (double) words[sentence];
    }
    long onlyFirst = 0;
    long onlySecond = 0;
    for (int word = 0; word < a.words(); word++) {
      boolean firstIsRight = a.isCorrect(word, labelled);
      if (firstIsRight != b.isCorrect(word, labelled)) {
        onlyFirst += firstIsRight ? 1 : 0;
        onlySecond += firstIsRight ? 0 : 1;
      }
    }
    return new PairComparison(
        first,
        second,
        labelled,
        onlyFirst,
        onlySecond,
        Significance.wilcoxon(differences),
        Significance.mcNemar(onlyFirst, onlySecond),
        PairedBootstrap.of(words, gains, PairedBootstrap.SAMPLES, seed));
  }

  /** The short name of the score that is compared. */
  public String metric() {
    return labelled ? "LAS" : "UAS";
  }

  /** The first system's score minus the second's, in percentage points. */
  public double difference() {
    return bootstrap.difference();
  }

  PairComparison withPValues(double newWilcoxon, double newMcNemar, double newBootstrap) {
    return new PairComparison(
        first,
        second,
        labelled,
        onlyFirst,
        onlySecond,
        newWilcoxon,
        newMcNemar,
        new PairedBootstrap(
            bootstrap.difference(), bootstrap.low(), bootstrap.high(), newBootstrap));
  }

  Map<String, Object> pValues() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("wilcoxon", wilcoxon);
    map.put("mcNemar", mcNemar);
    map.put("bootstrap", bootstrap.pValue());
    return map;
  }
}
