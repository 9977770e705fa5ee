package dodona.experiment.report;

import dodona.experiment.document.Cell;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import dodona.experiment.run.RunResult;
import dodona.experiment.run.Survey;
import dodona.system.attardi.AttardiSizes.Sizes;
import java.util.ArrayList;
import java.util.List;

/** Attardi's system with its static and its dynamic oracle. */
final class AttardiPart {

  private static final String SYSTEM = "attardi";

  private final Results results;

  AttardiPart(Results results) {
    this.results = results;
  }

  Section section() {
    ContrastTable table = new ContrastTable(results);
    for (String treebank : results.treebanks()) {
      for (Setting before : results.settings(s -> is(s, "static"))) {
        for (Setting after : results.settings(s -> is(s, "dynamic"))) {
          if (before.isComparable(after)) {
            table.add(treebank, before, after);
          }
        }
      }
    }
    return new Section(
        "Attardi’s system",
        "Gómez-Rodríguez, Sartorio & Satta (2014), Table 1",
        Protocol.of(results),
        List.of(
            derivable(),
            sizes(),
            table.table(
                "Before: the static oracle, on the trees that can be derived. After: the dynamic"
                    + " oracle with exploration"),
            times()));
  }

  private static boolean is(Setting setting, String oracle) {
    return setting.system().equals(SYSTEM) && setting.oracle().equals(oracle);
  }

  private Table sizes() {
    List<List<Cell>> rows = new ArrayList<>();
    for (Survey survey : results.surveys()) {
      Survey.ConfigurationSizes sizes = survey.sizes();
      List<Cell> row = new ArrayList<>();
      row.add(Cell.of(survey.treebank()));
      row.add(Cell.of(Figures.count(sizes.configurations())));
      for (Sizes part : List.of(sizes.stack(), sizes.buffer(), sizes.reduced())) {
        row.add(Cell.of(Figures.mean(part.sum() / Math.max(1.0, (double) sizes.configurations()))));
        row.add(Cell.of(Figures.count(part.largest())));
      }
      rows.add(row);
    }
    return new Table(
        "Sizes of configurations: mean and largest",
        List.of(
            "treebank",
            "configurations",
            "stack",
            "largest",
            "buffer",
            "largest",
            "reduced buffer",
            "largest"),
        rows,
        List.of(
            "Over the derivations of the static oracle; the stack is counted with the root. The"
                + " reduced buffer is without the words that the dynamic oracle need not look at."));
  }

  private Table times() {
    List<List<Cell>> rows = new ArrayList<>();
    List<Setting> settings = results.settings(s -> is(s, "static") || is(s, "dynamic"));
    for (String treebank : results.treebanks()) {
      for (Setting setting : settings) {
        double sentences = results.mean(treebank, setting, RunResult::sentences);
        double seconds = results.mean(treebank, setting, RunResult::learningSeconds);
        double ofStatic =
            results.settings(s -> is(s, "static") && s.isComparable(setting)).stream()
                .mapToDouble(s -> results.mean(treebank, s, RunResult::learningSeconds))
                .findFirst()
                .orElse(Double.NaN);
        rows.add(
            List.of(
                Cell.of(treebank + ", " + OracleSettings.oracleName(setting, settings)),
                Cell.of(Figures.count(Math.round(sentences))),
                Cell.of(Figures.mean(seconds)),
                Cell.of(Figures.mean(seconds / ofStatic))));
      }
    }
    return new Table(
        "Time to learn",
        List.of(
            "treebank and oracle", "sentences learnt from", "seconds", "times the static oracle"),
        rows,
        List.of(
            "Processor time of learning, all iterations, without scoring and parsing; the mean of"
                + " all runs."));
  }

  private Table derivable() {
    List<List<Cell>> rows = new ArrayList<>();
    for (Survey survey : results.surveys()) {
      rows.add(
          List.of(
              Cell.of(survey.treebank()),
              Cell.of(Figures.count(survey.sentences())),
              Cell.of(Figures.percent(survey.projective(), survey.sentences())),
              Cell.of(Figures.percent(survey.attardi(), survey.sentences()))));
    }
    return new Table(
        "Training sentences whose trees the system can derive",
        List.of("treebank", "sentences", "projective %", "derivable %"),
        rows,
        List.of());
  }
}
