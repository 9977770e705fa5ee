package dodona.experiment.report;

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
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** The oracles of each system on development sets, and the best of each kind on test sets. */
final class OraclesPart {

  private final Results results;

  OraclesPart(Results results) {
    this.results = results;
  }

  List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    for (OracleSettings group : OracleSettings.of(results)) {
      List<Setting> settings = group.settings();
      List<Block> blocks = new ArrayList<>();
      blocks.add(development(settings));
      if (settings.stream().anyMatch(Setting::isStatic)
          && settings.stream().anyMatch(s -> !s.isStatic())) {
        blocks.add(test(settings));
      }
      sections.add(
          new Section(
              "Oracles, " + group.name(),
              group.published(
                  group.search().equals("greedy")
                      ? "Björkelund & Nivre (2015), Tables 4 and 5"
                      : "Björkelund & Nivre (2015), Tables 2 and 3"),
              Protocol.of(results),
              blocks));
    }
    return sections;
  }

  private double dev(String treebank, Setting setting) {
    return results.mean(treebank, setting, RunResult::devLas);
  }

  private Optional<Setting> best(String treebank, List<Setting> settings, Predicate<Setting> kind) {
    return settings.stream()
        .filter(kind)
        .max(Comparator.comparingDouble(setting -> dev(treebank, setting)));
  }

  private Table development(List<Setting> settings) {
    List<String> headings = new ArrayList<>();
    headings.add("treebank");
    settings.forEach(setting -> headings.add(OracleSettings.oracleName(setting, settings)));
    List<List<Cell>> rows = new ArrayList<>();
    for (String treebank : results.treebanks()) {
      List<Optional<Setting>> bold =
          List.of(
              best(treebank, settings, Setting::isStatic),
              best(treebank, settings, setting -> !setting.isStatic()));
      List<Cell> row = new ArrayList<>();
      row.add(Cell.of(treebank));
      for (Setting setting : settings) {
        double iteration = results.mean(treebank, setting, RunResult::chosen);
        String text =
            Spread.of(results, treebank, setting, RunResult::devLas)
                + String.format(Locale.ROOT, " (%.0f)", iteration);
        row.add(new Cell(text, bold.contains(Optional.of(setting))));
      }
      rows.add(row);
    }
    rows.add(averages(settings));
    return new Table(
        "LAS on the development sets",
        headings,
        rows,
        List.of(
            "In parentheses: the selected iteration (of "
                + settings.get(0).iterations()
                + "). Bold: the best static and the best "
                + others(settings)
                + " oracle of a row."));
  }

  /** Returns the term for the oracles that are not static. */
  private static String others(List<Setting> settings) {
    return settings.stream().anyMatch(Setting::isDynamic) ? "other" : "non-deterministic";
  }

  private List<Cell> averages(List<Setting> settings) {
    List<Cell> row = new ArrayList<>();
    row.add(Cell.of("macro average"));
    for (Setting setting : settings) {
      Map<String, Setting> everywhere = new LinkedHashMap<>();
      results.treebanks().forEach(treebank -> everywhere.put(treebank, setting));
      row.add(Cell.of(Spread.macro(results, everywhere, RunResult::devLas).toString()));
    }
    return row;
  }

  private Table test(List<Setting> settings) {
    List<String> treebanks =
        results.treebanks().stream().filter(name -> Held.hasTest(results, name)).toList();
    Map<String, Setting> fixed = new LinkedHashMap<>();
    Map<String, Setting> free = new LinkedHashMap<>();
    List<Contrast> contrasts = new ArrayList<>();
    for (String treebank : treebanks) {
      Setting one = best(treebank, settings, Setting::isStatic).orElseThrow();
      Setting many = best(treebank, settings, setting -> !setting.isStatic()).orElseThrow();
      fixed.put(treebank, one);
      free.put(treebank, many);
      contrasts.add(Contrast.of(results, treebank, many, one));
    }
    double[] corrected = Contrast.holm(contrasts, PairComparison::wilcoxon);
    List<List<Cell>> rows = new ArrayList<>();
    int i = 0;
    for (String treebank : treebanks) {
      Setting first = Objects.requireNonNull(fixed.get(treebank));
      Setting second = Objects.requireNonNull(free.get(treebank));
      Spread one = Spread.of(results, treebank, first, Held::las);
      Spread many = Spread.of(results, treebank, second, Held::las);
      rows.add(
          List.of(
              Cell.of(treebank),
              Cell.of(OracleSettings.oracleName(first, settings)),
              new Cell(one.toString(), one.mean() > many.mean()),
              Cell.of(OracleSettings.oracleName(second, settings)),
              new Cell(many + Significance.mark(corrected[i]), many.mean() > one.mean()),
              Cell.of(Figures.difference(many.mean() - one.mean())),
              Cell.of(Figures.pValue(contrasts.get(i).pair().wilcoxon())),
              Cell.of(Figures.pValue(corrected[i]))));
      i++;
    }
    Spread one = Spread.macro(results, fixed, Held::las);
    Spread many = Spread.macro(results, free, Held::las);
    rows.add(
        List.of(
            Cell.of("macro average"),
            Cell.of(""),
            Cell.of(one.toString()),
            Cell.of(""),
            Cell.of(many.toString()),
            Cell.of(Figures.difference(many.mean() - one.mean())),
            Cell.of(""),
            Cell.of("")));
    return new Table(
        "LAS on the test sets: the best static against the best " + others(settings) + " oracle",
        List.of(
            "treebank",
            "static",
            "LAS",
            others(settings),
            "LAS",
            "difference",
            "p (Wilcoxon)",
            "p (Holm)"),
        rows,
        List.of("Best by the development set. " + Contrast.NOTE));
  }
}
