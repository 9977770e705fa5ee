package dodona.experiment.report;

import dodona.experiment.document.Cell;
import dodona.experiment.document.Section;
import dodona.experiment.document.Table;
import dodona.experiment.run.Results;
import dodona.experiment.run.Survey;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Treebanks and swap counts. */
final class StatisticsPart {

  private StatisticsPart() {}

  static Section section(Results results) {
    List<List<Cell>> rows = new ArrayList<>();
    long invalid = 0;
    for (Survey survey : results.surveys()) {
      rows.add(row(survey));
      invalid += survey.invalid();
    }
    List<String> notes = new ArrayList<>();
    notes.add(
        "Reductions are of the number of swaps, against EAGER. “One derivation” is the share of"
            + " sentences for which the oracle permits no choice.");
    if (invalid > 0) {
      notes.add(invalid + " sentences are not trees and were left out.");
    }
    return new Section(
        "Treebanks and swaps",
        "Nivre, Kuhlmann & Hall (2009), Table 1; Björkelund & Nivre (2015), Table 1",
        "Training files, gold trees; nothing is trained, so the figures do not depend on"
            + " chance.",
        List.of(
            new Table(
                "Swaps that the oracles of SwapStandard need",
                List.of(
                    "treebank",
                    "sentences",
                    "words",
                    "projective %",
                    "EAGER swaps",
                    "swaps per sentence",
                    "LAZY −%",
                    "MINIMAL −%",
                    "one derivation, ND-SW %",
                    "one derivation, ND-ALL %"),
                rows,
                notes)));
  }

  private static List<Cell> row(Survey survey) {
    long eager = survey.oracle("eager").swaps();
    return List.of(
        Cell.of(survey.treebank()),
        Cell.of(Figures.count(survey.sentences())),
        Cell.of(Figures.count(survey.words())),
        Cell.of(Figures.percent(survey.projective(), survey.sentences())),
        Cell.of(Figures.count(eager)),
        Cell.of(String.format(Locale.ROOT, "%.3f", (double) eager / survey.sentences())),
        Cell.of(Figures.percent(eager - survey.oracle("lazy").swaps(), eager)),
        Cell.of(Figures.percent(eager - survey.oracle("minimal").swaps(), eager)),
        Cell.of(Figures.percent(survey.oracle("nd-sw").unique(), survey.sentences())),
        Cell.of(Figures.percent(survey.oracle("nd-all").unique(), survey.sentences())));
  }
}
