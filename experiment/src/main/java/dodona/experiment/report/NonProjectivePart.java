package dodona.experiment.report;

import dodona.evaluate.ArcScore;
import dodona.evaluate.significance.PairComparison;
import dodona.evaluate.significance.Significance;
import dodona.experiment.document.Block;
import dodona.experiment.document.Cell;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * Scores over all and on non-projective arcs, of every system that has such; the old oracle of
 * swap-standard (EAGER) against the newer ones.
 */
final class NonProjectivePart {

  private static final String OLD = "eager";

  private final Results results;

  NonProjectivePart(Results results) {
    this.results = results;
  }

  Section section() {
    List<OracleSettings> groups =
        OracleSettings.of(results).stream().filter(OracleSettings::isNonProjective).toList();
    List<Block> blocks = new ArrayList<>();
    for (OracleSettings group : groups) {
      blocks.add(table(group));
    }
    return new Section(
        groups.stream().allMatch(group -> old(group).isPresent())
            ? "Old against new oracle"
            : "Non-projective arcs",
        "Nivre, Kuhlmann & Hall (2009), Table 2",
        Protocol.of(results),
        blocks);
  }

  private static Optional<Setting> old(OracleSettings group) {
    return group.settings().stream().filter(s -> s.oracle().equals(OLD)).findFirst();
  }

  private Table table(OracleSettings group) {
    List<Setting> settings = group.settings();
    Optional<Setting> old = old(group);
    List<String> treebanks =
        results.treebanks().stream().filter(name -> Held.hasTest(results, name)).toList();
    List<Contrast> contrasts = new ArrayList<>();
    for (String treebank : treebanks) {
      for (Setting setting : settings) {
        if (old.isPresent() && !setting.equals(old.get())) {
          contrasts.add(Contrast.of(results, treebank, setting, old.get()));
        }
      }
    }
    double[] corrected = Contrast.holm(contrasts, PairComparison::mcNemar);
    List<List<Cell>> rows = new ArrayList<>();
    int next = 0;
    for (String treebank : treebanks) {
      for (Setting setting : settings) {
        boolean compared = old.isPresent() && !setting.equals(old.get());
        double p = compared ? contrasts.get(next).pair().mcNemar() : Double.NaN;
        double holm = compared ? corrected[next++] : Double.NaN;
        rows.add(row(treebank, setting, settings, p, holm));
      }
    }
    return new Table(
        "Overall scores and non-projective arcs (labelled), " + group.name(),
        List.of(
            "treebank and oracle",
            "UAS",
            "LAS",
            "non-projective arcs in gold",
            "precision",
            "recall",
            "F",
            "p (McNemar, LAS)",
            "p (Holm)"),
        rows,
        List.of(
            (old.isPresent() ? "Each oracle is tested against EAGER. " : "")
                + "Precision is over the arcs that are"
                + " non-projective in the predicted tree, recall over those in the gold tree."
                + (old.isPresent() ? " " + Contrast.NOTE : "")));
  }

  private List<Cell> row(
      String treebank, Setting setting, List<Setting> group, double p, double holm) {
    List<ArcScore> arcs = arcs(treebank, setting);
    String mark = Double.isNaN(holm) ? "" : Significance.mark(holm);
    return List.of(
        Cell.of(treebank + ", " + OracleSettings.oracleName(setting, group)),
        Cell.of(Spread.of(results, treebank, setting, Held::uas).toString()),
        Cell.of(Spread.of(results, treebank, setting, Held::las) + mark),
        Cell.of(Figures.count(arcs.get(0).gold())),
        Cell.of(spread(arcs, ArcScore::precision)),
        Cell.of(spread(arcs, ArcScore::recall)),
        Cell.of(spread(arcs, ArcScore::f1)),
        Cell.of(Figures.pValue(p)),
        Cell.of(Figures.pValue(holm)));
  }

  private static String spread(List<ArcScore> arcs, ToDoubleFunction<ArcScore> figure) {
    return Spread.of(arcs.stream().map(figure::applyAsDouble).toList()).toString();
  }

  /** The arcs of each seed; those of its folds are counted together. */
  private List<ArcScore> arcs(String treebank, Setting setting) {
    TreeMap<Long, ArcScore> bySeed = new TreeMap<>();
    for (RunResult result : results.of(treebank, setting)) {
      bySeed.merge(
          result.run().seed(),
          Objects.requireNonNull(result.test()).nonProjective(),
          NonProjectivePart::sum);
    }
    return List.copyOf(bySeed.values());
  }

  private static ArcScore sum(ArcScore a, ArcScore b) {
    return new ArcScore(
        a.gold() + b.gold(),
        a.goldCorrect() + b.goldCorrect(),
        a.system() + b.system(),
        a.systemCorrect() + b.systemCorrect());
  }
}
