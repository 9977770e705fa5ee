package dodona.experiment.report;

import dodona.evaluate.WordOutcomes;
import dodona.evaluate.significance.PairComparison;
import dodona.evaluate.significance.Significance;
import dodona.experiment.document.Block;
import dodona.experiment.document.Cell;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import java.util.ArrayList;
import java.util.List;

/** Every setting on every test set, tested against the first; it ends every report. */
final class TestScoresPart {

  private static final String NOTE =
      "Differences and p-values compare LAS with that of the first setting in the table, or UAS if"
          + " one of the two learns no labels.";

  private final Results results;
  private final List<Setting> settings;
  private final List<String> treebanks;

  TestScoresPart(Results results) {
    this.results = results;
    this.settings = results.settings(setting -> true);
    this.treebanks =
        results.treebanks().stream().filter(name -> Held.hasTest(results, name)).toList();
  }

  /** Returns whether there are test scores to show. */
  boolean isPresent() {
    return !settings.isEmpty() && !treebanks.isEmpty();
  }

  Section section() {
    List<Block> blocks = new ArrayList<>();
    for (String treebank : treebanks) {
      blocks.add(table(treebank));
    }
    return new Section("Test sets", "", Protocol.of(results), blocks);
  }

  private Table table(String treebank) {
    List<Contrast> contrasts = contrasts(treebank);
    double[] corrected = Contrast.holm(contrasts, PairComparison::wilcoxon);
    double first = Spread.of(results, treebank, settings.get(0), Held::las).mean();
    List<List<Cell>> rows = new ArrayList<>();
    for (int i = 0; i < settings.size(); i++) {
      Spread las = Spread.of(results, treebank, settings.get(i), Held::las);
      List<Cell> row = new ArrayList<>();
      row.add(Cell.of(settings.get(i).name()));
      row.add(Cell.of(Spread.of(results, treebank, settings.get(i), Held::uas).toString()));
      row.add(Cell.of(las + (i == 0 ? "" : Significance.mark(corrected[i - 1]))));
      row.add(Cell.of(i == 0 ? "" : Figures.difference(las.mean() - first)));
      row.add(Cell.of(i == 0 ? "" : Figures.pValue(contrasts.get(i - 1).pair().wilcoxon())));
      row.add(Cell.of(i == 0 ? "" : Figures.pValue(corrected[i - 1])));
      rows.add(row);
    }
    return new Table(
        "Scores on the test set of " + treebank,
        List.of("setting", "UAS", "LAS", "difference", "p (Wilcoxon)", "p (Holm)"),
        rows,
        settings.size() == 1 ? List.of() : List.of(NOTE, Contrast.NOTE));
  }

  /** Every setting but the first against the first. */
  private List<Contrast> contrasts(String treebank) {
    Setting first = settings.get(0);
    List<Contrast> contrasts = new ArrayList<>();
    if (settings.size() > 1) {
      List<WordOutcomes> before = Contrast.outcomes(results, treebank, first);
      for (Setting setting : settings.subList(1, settings.size())) {
        contrasts.add(
            Contrast.of(
                Contrast.outcomes(results, treebank, setting),
                before,
                !first.isUnlabeled() && !setting.isUnlabeled()));
      }
    }
    return contrasts;
  }
}
