package dodona.experiment.report;

import dodona.evaluate.significance.PairComparison;
import dodona.evaluate.significance.Significance;
import dodona.experiment.document.Cell;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import dodona.train.recipe.Exploration;
import java.util.ArrayList;
import java.util.List;

/** Pairs of settings, one better informed than the other: what it is worth, and whether it is. */
final class ContrastTable {

  private final Results results;
  private final List<Row> rows = new ArrayList<>();

  private record Row(String treebank, Setting before, Setting after, boolean tested) {

    /** The system, and what is not as usual in the settings. */
    String name() {
      String name = before.system();
      List<String> gone = new ArrayList<>(before.variants());
      gone.removeAll(after.variants());
      if (!gone.isEmpty()) {
        name += ", before: " + String.join(", ", gone);
      }
      Exploration exploration = after.exploration();
      if (exploration != null && !exploration.equals(Exploration.DEFAULT)) {
        name += ", k=" + exploration.k() + " p=" + exploration.p();
      }
      return after.variant().isEmpty() ? name : name + ", " + after.variant();
    }
  }

  ContrastTable(Results results) {
    this.results = results;
  }

  void add(String treebank, Setting before, Setting after) {
    rows.add(new Row(treebank, before, after, Held.hasTest(results, treebank)));
  }

  Table table(String caption) {
    List<Contrast> contrasts = new ArrayList<>();
    for (Row row : rows) {
      if (row.tested()) {
        contrasts.add(Contrast.of(results, row.treebank(), row.after(), row.before()));
      }
    }
    double[] corrected = Contrast.holm(contrasts, PairComparison::wilcoxon);
    List<List<Cell>> cells = new ArrayList<>();
    int tested = 0;
    for (Row row : rows) {
      double p = Double.NaN;
      double holm = Double.NaN;
      if (row.tested()) {
        p = contrasts.get(tested).pair().wilcoxon();
        holm = corrected[tested++];
      }
      cells.add(cells(row, p, holm));
    }
    return new Table(
        caption,
        List.of(
            "treebank",
            "system",
            "UAS, before",
            "UAS, after",
            "difference",
            "LAS, before",
            "LAS, after",
            "difference",
            "p (Wilcoxon, LAS)",
            "p (Holm)"),
        cells,
        List.of(Held.NOTE, Contrast.NOTE));
  }

  /** The oracle before, where a system has several. */
  private String against(Row row) {
    boolean hasSeveral =
        rows.stream()
                .map(Row::before)
                .filter(before -> before.system().equals(row.before().system()))
                .map(Setting::oracle)
                .distinct()
                .count()
            > 1;
    return hasSeveral ? ", against " + row.before().oracle() : "";
  }

  private List<Cell> cells(Row row, double p, double holm) {
    Spread uasBefore = Spread.of(results, row.treebank(), row.before(), Held::uas);
    Spread uasAfter = Spread.of(results, row.treebank(), row.after(), Held::uas);
    Spread lasBefore = Spread.of(results, row.treebank(), row.before(), Held::las);
    Spread lasAfter = Spread.of(results, row.treebank(), row.after(), Held::las);
    String mark = Double.isNaN(holm) ? "" : Significance.mark(holm);
    return List.of(
        Cell.of(Held.name(results, row.treebank())),
        Cell.of(row.name() + against(row)),
        new Cell(uasBefore.toString(), uasBefore.mean() > uasAfter.mean()),
        new Cell(uasAfter.toString(), uasAfter.mean() > uasBefore.mean()),
        Cell.of(Figures.difference(uasAfter.mean() - uasBefore.mean())),
        new Cell(lasBefore.toString(), lasBefore.mean() > lasAfter.mean()),
        new Cell(lasAfter + mark, lasAfter.mean() > lasBefore.mean()),
        Cell.of(Figures.difference(lasAfter.mean() - lasBefore.mean())),
        Cell.of(Figures.pValue(p)),
        Cell.of(Figures.pValue(holm)));
  }
}
