package dodona.experiment.report;

import dodona.experiment.document.Block;
import dodona.experiment.document.Figure;
import dodona.experiment.document.Section;
import dodona.experiment.plan.FileNames;
import dodona.experiment.plan.Setting;
import dodona.experiment.plot.LinePlot;
import dodona.experiment.plot.Series;
import dodona.experiment.run.Iteration;
import dodona.experiment.run.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Learning curves and swaps by iteration. */
final class CurvesPart {

  private final Results results;

  CurvesPart(Results results) {
    this.results = results;
  }

  List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    for (OracleSettings group : OracleSettings.of(results)) {
      List<Block> blocks = new ArrayList<>();
      for (String treebank : results.treebanks()) {
        String file = FileNames.of(treebank) + "-" + FileNames.of(group.name().replace(" ", ""));
        blocks.add(
            new Figure(
                "learning-" + file,
                "LAS on the development set after each iteration (averaged weights).",
                plot(treebank, group, "LAS on dev", Iteration::las)));
        if (group.hasSwaps()) {
          blocks.add(
              new Figure(
                  "swaps-" + file,
                  "Swaps per training sentence in the derivations that were learnt.",
                  plot(treebank, group, "swaps per sentence", Iteration::swaps)));
        }
      }
      sections.add(
          new Section(
              "Learning curves, " + group.name(),
              group.published("Björkelund & Nivre (2015), Figures 5 and 6"),
              Protocol.of(results),
              blocks));
    }
    return sections;
  }

  private LinePlot plot(
      String treebank, OracleSettings group, String what, ToDoubleFunction<Iteration> figure) {
    List<Series> lines =
        group.settings().stream()
            .map(
                s ->
                    new Series(
                        OracleSettings.oracleName(s, group.settings()),
                        points(treebank, s, figure)))
            .toList();
    return new LinePlot(treebank + ", " + group.name(), "iteration", what, lines);
  }

  /** The mean over all seeds, iteration by iteration. */
  private List<Series.Point> points(
      String treebank, Setting setting, ToDoubleFunction<Iteration> figure) {
    List<Series.Point> points = new ArrayList<>();
    for (int i = 0; i < setting.iterations(); i++) {
      int iteration = i;
      double mean =
          results.mean(
              treebank,
              setting,
              result -> figure.applyAsDouble(result.iterations().get(iteration)));
      if (!Double.isNaN(mean)) {
        points.add(new Series.Point(iteration + 1.0, mean));
      }
    }
    return points;
  }
}
