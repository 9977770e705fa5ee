package dodona.experiment.report;

import dodona.evaluate.ArcScore;
import dodona.experiment.plan.Run;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Iteration;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import dodona.experiment.run.TestScore;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every run, and every iteration of every run, as comma-separated values (RFC 4180). */
final class RunsCsv {

  /** The columns with the results of a run. */
  static final List<String> RESULTS =
      List.of(
          "sentences",
          "skipped",
          "iterations",
          "chosen",
          "dev_uas",
          "dev_las",
          "test_uas",
          "test_las",
          "nonprojective_gold",
          "nonprojective_precision",
          "nonprojective_recall",
          "learning_seconds",
          "seconds");

  private RunsCsv() {}

  /** One line a run. */
  static String runs(Results results) {
    StringBuilder csv = new StringBuilder();
    line(csv, headings(results), RESULTS);
    for (RunResult result : results.runs()) {
      TestScore test = result.test();
      ArcScore arcs = test == null ? null : test.nonProjective();
      line(
          csv,
          cells(result.run()),
          List.of(
              String.valueOf(result.sentences()),
              String.valueOf(result.skipped()),
              String.valueOf(result.run().setting().iterations()),
              String.valueOf(result.chosen()),
              number(result.devUas()),
              number(result.devLas()),
              test == null ? "" : number(test.uas()),
              test == null ? "" : number(test.las()),
              arcs == null ? "" : String.valueOf(arcs.gold()),
              arcs == null ? "" : number(arcs.precision()),
              arcs == null ? "" : number(arcs.recall()),
              number(result.learningSeconds()),
              number(result.seconds())));
    }
    return csv.toString();
  }

  /** One line an iteration. */
  static String iterations(Results results) {
    StringBuilder csv = new StringBuilder();
    line(csv, headings(results), List.of("iteration", "dev_uas", "dev_las", "swaps_per_sentence"));
    for (RunResult result : results.runs()) {
      int number = 0;
      for (Iteration iteration : result.iterations()) {
        line(
            csv,
            cells(result.run()),
            List.of(
                String.valueOf(++number),
                number(iteration.uas()),
                number(iteration.las()),
                number(iteration.swaps())));
      }
    }
    return csv.toString();
  }

  private static List<String> headings(Results results) {
    List<String> headings = new ArrayList<>(List.of("treebank"));
    results.settings(setting -> true).stream()
        .limit(1)
        .forEach(setting -> headings.addAll(setting.decisions().keySet()));
    headings.addAll(List.of("seed", "fold"));
    return headings;
  }

  private static List<String> cells(Run run) {
    Setting setting = run.setting();
    List<String> cells = new ArrayList<>();
    cells.add(run.treebank());
    cells.addAll(setting.decisions().values());
    cells.add(String.valueOf(run.seed()));
    cells.add(run.folds() == 1 ? "" : String.valueOf(run.fold() + 1));
    return cells;
  }

  private static String number(double value) {
    return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.4f", value);
  }

  private static void line(StringBuilder csv, List<String> first, List<String> second) {
    csv.append(
            Stream.concat(first.stream(), second.stream())
                .map(RunsCsv::quoted)
                .collect(Collectors.joining(",")))
        .append("\r\n");
  }

  /** A cell, in quotation marks if it needs them. */
  static String quoted(String cell) {
    return cell.matches("(?s).*[\",\r\n].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
  }
}
