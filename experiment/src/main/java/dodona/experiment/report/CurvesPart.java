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
    for (String search : OraclesPart.searches(results)) {
      List<Block> blocks = new ArrayList<>();
      for (String treebank : results.treebanks()) {
        String file = FileNames.of(treebank) + "-" + search.replace(" ", "");
        blocks.add(
            new Figure(
                "learning-" + file,
                "LAS on the development set after each iteration (averaged weights).",
                plot(treebank, search, "LAS on dev", Iteration::las)));
        blocks.add(
            new Figure(
                "swaps-" + file,
                "Swaps per training sentence in the derivations that were learnt.",
                plot(treebank, search, "swaps per sentence", Iteration::swaps)));
      }
      sections.add(
          new Section(
              "Learning curves, " + search,
              "Björkelund & Nivre (2015), Figures 5 and 6",
              Protocol.of(results),
              blocks));
    }
    return sections;
  }

  private LinePlot plot(
      String treebank, String search, String what, ToDoubleFunction<Iteration> figure) {
    List<Series> lines =
        SwapSettings.of(results, search).stream()
            .map(s -> new Series(SwapSettings.oracleName(s), points(treebank, s, figure)))
            .toList();
    return new LinePlot(treebank + ", " + search, "iteration", what, lines);
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
