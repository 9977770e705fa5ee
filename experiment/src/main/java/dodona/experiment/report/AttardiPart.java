package dodona.experiment.report;

import dodona.experiment.document.Cell;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.plan.Setting;
import dodona.experiment.run.Results;
import dodona.experiment.run.Survey;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

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
            table.table(
                "Before: the static oracle, on the trees that can be derived. After: the dynamic"
                    + " oracle with exploration")));
  }

  private static boolean is(Setting setting, String oracle) {
    return setting.system().equals(SYSTEM) && setting.oracle().equals(oracle);
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
