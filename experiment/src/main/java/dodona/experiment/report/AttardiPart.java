package dodona.experiment.report;

import dodona.experiment.document.Cell;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import dodona.experiment.run.Survey;
import dodona.oracle.AttardiSizes.Sizes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Attardi's system with its static and its dynamic oracle. */
final class AttardiPart {

  private static final String SYSTEM = "attardi";

  private final Results results;

  AttardiPart(Results results) {
    this.results = results;
  }

  Section section() throws IOException {
    ContrastTable table = new ContrastTable(results);
    for (String treebank : results.treebanks()) {
      for (Setting before : results.settings(s -> is(s, "static"))) {
        for (Setting after : results.settings(s -> is(s, "dynamic"))) {
          if (before.isUnlabelled() == after.isUnlabelled()) {
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
                    + " oracle with exploration")));
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
        row.add(
            Cell.of(
                String.format(
                    Locale.ROOT,
                    "%.1f",
                    part.sum() / Math.max(1.0, (double) sizes.configurations()))));
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
