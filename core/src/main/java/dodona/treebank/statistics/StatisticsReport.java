package dodona.treebank.statistics;

import dodona.table.TextTable;
import dodona.treebank.Column;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;

/**
 * The statistics of one file, as a table and as JSON.
 *
 * @param file the name of the file
 * @param statistics its statistics
 */
public record StatisticsReport(String file, TreebankStatistics statistics) {

  /** Larger gap degrees are rare and share a row. */
  private static final int LAST_GAP_DEGREE = 4;

  /** Every figure under its name. */
  public Map<String, Object> map() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", file);
    map.putAll(statistics.toMap());
    return map;
  }

  /** Warnings for users who train on the file. */
  public List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    statistics
        .constantColumns()
        .forEach(
            (column, value) ->
                warnings.add(
                    file
                        + ": warning: "
                        + column
                        + " is '"
                        + value
                        + "' for every word, which does not help a parser"));
    long others = statistics.sentences() - statistics.trees();
    if (others > 0) {
      warnings.add(
          file
              + ": warning: "
              + others
              + (others == 1 ? " sentence is not a tree" : " sentences are not trees")
              + " and not counted as such. Run 'dodona validate' for details.");
    }
    return warnings;
  }

  private static double percent(long part, long whole) {
    return whole == 0 ? Double.NaN : 100.0 * part / whole;
  }

  /** A table with a row for each figure and a column for each file. */
  public static TextTable table(List<StatisticsReport> reports) {
    TextTable table = new TextTable("").left("");
    Map<String, List<String>> rows = new LinkedHashMap<>();
    for (StatisticsReport report : reports) {
      table.right(report.shortName());
      report
          .figures()
          .forEach(
              (name, figure) -> rows.computeIfAbsent(name, k -> new ArrayList<>()).add(figure));
    }
    for (int degree = 0; degree <= LAST_GAP_DEGREE; degree++) {
      for (StatisticsReport report : reports) {
        rows.computeIfAbsent(gapTitle(degree), k -> new ArrayList<>()).add(report.gapShare(degree));
      }
    }
    rows.forEach(
        (name, figures) -> {
          List<String> cells = new ArrayList<>(List.of(name));
          cells.addAll(figures);
          table.row(cells);
        });
    return table;
  }

  private static String gapTitle(int degree) {
    return "gap degree " + degree + (degree == LAST_GAP_DEGREE ? " or more" : "");
  }

  private String gapShare(int degree) {
    SortedMap<Integer, Long> counts = statistics.gapDegrees().tailMap(degree);
    if (degree < LAST_GAP_DEGREE) {
      counts = counts.headMap(degree + 1);
    }
    long count = counts.values().stream().mapToLong(Long::longValue).sum();
    return share(count, statistics.trees());
  }

  private String shortName() {
    String name = file.substring(file.lastIndexOf('/') + 1);
    return name.replaceFirst("\\.(conllu|conllx|conll)?(\\.gz)?$", "");
  }

  private Map<String, String> figures() {
    TreebankStatistics s = statistics;
    Map<String, String> figures = new LinkedHashMap<>();
    figures.put("sentences", whole(s.sentences()));
    figures.put("words", whole(s.words()));
    figures.put("longest sentence", whole(s.longest()));
    figures.put("multiword tokens", whole(s.multiwordTokens()));
    figures.put("empty nodes", whole(s.emptyNodes()));
    figures.put("labels", whole(s.distinct(Column.DEPREL)));
    figures.put("UPOS tags", whole(s.distinct(Column.UPOS)));
    figures.put("XPOS tags", whole(s.distinct(Column.XPOS)));
    figures.put("FEATS values", whole(s.distinct(Column.FEATS)));
    figures.put("FEATS attributes", whole(s.featureAttributes()));
    figures.put("sentences that are trees", whole(s.trees()));
    figures.put("trees with several roots", share(s.severalRoots(), s.trees()));
    figures.put("projective trees", share(s.projective(), s.trees()));
    figures.put("non-projective trees", share(s.trees() - s.projective(), s.trees()));
    figures.put("non-projective arcs", share(s.nonProjectiveArcs(), s.treeWords()));
    figures.put("well-nested trees", share(s.wellNested(), s.trees()));
    figures.put("largest edge degree", whole(s.maxEdgeDegree()));
    return figures;
  }

  private static String whole(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String share(long part, long whole) {
    return whole == 0
        ? "–"
        : String.format(Locale.ROOT, "%,d  %6.2f %%", part, percent(part, whole));
  }
}
