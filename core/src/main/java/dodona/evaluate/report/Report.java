package dodona.evaluate.report;

import dodona.evaluate.Evaluation;
import dodona.evaluate.significance.Comparison;
import dodona.support.Markdown;
import dodona.support.Printable;
import dodona.table.TextTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Scores as tables and as JSON, with the definition that they follow. */
public sealed interface Report permits EvaluationReport, ComparisonReport {

  /**
   * A report of one system, or of several and their differences.
   *
   * @param systems the scores of at least one system
   * @param seed the seed of the bootstrap that compares several
   */
  static Report of(List<Evaluation> systems, long seed) {
    return systems.size() == 1
        ? new EvaluationReport(systems.get(0))
        : new ComparisonReport(Comparison.of(systems, seed));
  }

  /** Returns lines that say what was compared and how, to be printed with any table. */
  List<String> notes();

  /** The tables that are always shown. */
  List<TextTable> summary();

  /** The tables of details. */
  List<TextTable> details();

  /** All figures, unrounded, for {@link dodona.support.Json#pretty}. */
  Map<String, Object> json();

  /**
   * Notes and tables as one text; tables without rows are left out.
   *
   * @param details whether to show the details after the summary
   */
  default String render(TextTable.Style style, boolean details) {
    StringBuilder out = new StringBuilder();
    for (String raw : notes()) {
      String note = Printable.line(raw);
      out.append(
          switch (style) {
            case TEXT -> note;
            case MARKDOWN -> "- " + Markdown.escape(note);
            case LATEX -> "% " + note;
          });
      out.append('\n');
    }
    List<TextTable> tables = new ArrayList<>(summary());
    if (details) {
      tables.addAll(details());
    }
    tables.removeIf(TextTable::isEmpty);
    tables.forEach(table -> out.append('\n').append(table.render(style)));
    return out.toString();
  }

  /** The names of systems in a table: file names if they are distinct, otherwise paths. */
  static List<String> names(List<Evaluation> systems) {
    List<String> paths = systems.stream().map(Evaluation::system).toList();
    List<String> names = paths.stream().map(Report::fileName).toList();
    return names.stream().distinct().count() == names.size() ? names : paths;
  }

  private static String fileName(String path) {
    Path name = Path.of(path).getFileName();
    return name == null ? path : name.toString();
  }
}
