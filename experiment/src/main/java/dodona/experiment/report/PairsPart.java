package dodona.experiment.report;

import dodona.evaluate.WordOutcomes;
import dodona.evaluate.significance.HierarchicalTest;
import dodona.evaluate.significance.MacroComparison;
import dodona.evaluate.significance.Significance;
import dodona.experiment.document.Block;
import dodona.experiment.document.Cell;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** All settings of a comparison against each other, by the mean over all test sets. */
final class PairsPart {

  private static final long SEED = 1;

  /** A difference in percentage points, and its p-value. */
  private record Tested(double difference, double pValue) {}

  private final Results results;
  private final List<String> treebanks;

  PairsPart(Results results) {
    this.results = results;
    this.treebanks =
        results.treebanks().stream().filter(name -> Held.hasTest(results, name)).toList();
  }

  Section section() {
    List<OracleSettings> groups =
        OracleSettings.of(results).stream().filter(group -> group.settings().size() > 1).toList();
    List<List<Tested>> compared = new ArrayList<>();
    if (!treebanks.isEmpty()) {
      for (OracleSettings group : groups) {
        compared.add(compare(group.settings()));
      }
    }
    double[] corrected =
        Significance.holm(
            compared.stream().flatMap(List::stream).mapToDouble(Tested::pValue).toArray());
    List<Block> blocks = new ArrayList<>();
    int tests = 0;
    for (int i = 0; i < compared.size(); i++) {
      blocks.add(table(groups.get(i), compared.get(i), corrected, tests));
      tests += compared.get(i).size();
    }
    return new Section("All treebanks at once", "", Protocol.of(results), List.copyOf(blocks));
  }

  /** Every setting against each before it: the second against the first, the third against … */
  private List<Tested> compare(List<Setting> settings) {
    boolean labeled = settings.stream().noneMatch(Setting::isUnlabeled);
    List<List<List<WordOutcomes>>> outcomes = new ArrayList<>();
    List<Tested> compared = new ArrayList<>();
    for (Setting setting : settings) {
      List<List<WordOutcomes>> own = new ArrayList<>();
      for (String treebank : treebanks) {
        own.add(Contrast.outcomes(results, treebank, setting));
      }
      for (List<List<WordOutcomes>> before : outcomes) {
        compared.add(test(own, before, labeled));
      }
      outcomes.add(own);
    }
    return compared;
  }

  private static Tested test(
      List<List<WordOutcomes>> own, List<List<WordOutcomes>> before, boolean labeled) {
    if (own.size() == 1) {
      MacroComparison one = MacroComparison.ofRuns(own, before, labeled, SEED);
      return new Tested(one.difference(), one.pValue());
    }
    HierarchicalTest all = HierarchicalTest.ofRuns(own, before, labeled, SEED);
    return new Tested(all.difference(), all.pValue());
  }

  private Table table(OracleSettings group, List<Tested> compared, double[] corrected, int first) {
    List<Setting> settings = group.settings();
    List<String> headings = new ArrayList<>(List.of("oracle", "LAS"));
    for (int other = 1; other < settings.size(); other++) {
      headings.add("over (" + other + ")");
    }
    List<List<Cell>> rows = new ArrayList<>();
    int test = 0;
    for (int i = 0; i < settings.size(); i++) {
      Map<String, Setting> everywhere = new LinkedHashMap<>();
      for (String treebank : treebanks) {
        everywhere.put(treebank, settings.get(i));
      }
      List<Cell> row = new ArrayList<>();
      String name = OracleSettings.oracleName(settings.get(i), settings);
      row.add(Cell.of("(" + (i + 1) + ") " + name));
      row.add(Cell.of(Spread.macro(results, everywhere, Held::las).toString()));
      for (int other = 0; other < settings.size() - 1; other++) {
        if (other < i) {
          double p = corrected[first + test];
          row.add(
              Cell.of(
                  Figures.difference(compared.get(test).difference())
                      + Significance.mark(p)
                      + ", p "
                      + Figures.pValue(p)));
          test++;
        } else {
          row.add(Cell.of(""));
        }
      }
      rows.add(row);
    }
    return new Table(
        "LAS, the mean of " + treebanks.size() + " test sets, " + group.name(),
        headings,
        rows,
        List.of(
            String.format(
                Locale.ROOT,
                "A column says by how much a row is ahead of another one. %s (%,d samples;"
                    + " two-sided), corrected by Holm’s method for the %d tests of this section: † p"
                    + " < 0.05, ‡ p < 0.01.",
                treebanks.size() == 1
                    ? "Tested by exchanging the two at random in each sentence, where a sentence’s"
                        + " difference is the sum over seeds"
                    : "Tested by a studentized bootstrap over treebanks, seeds and sentences",
                HierarchicalTest.SAMPLES,
                corrected.length)));
  }
}
