package dodona.experiment.document;

import dodona.support.Latex;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the tables of documents for LaTeX, to be included in a paper. */
final class LatexTables {

  private LatexTables() {}

  /** All tables of a document, in order. */
  static String of(Document document) {
    StringBuilder out = new StringBuilder();
    out.append("% ").append(document.title().replaceAll("\\s+", " ")).append('\n');
    out.append(
        "% Needs the package booktabs, and XeLaTeX or LuaLaTeX for signs such as ‡ and −.\n");
    for (Section section : document.sections()) {
      for (Block block : section.blocks()) {
        if (block instanceof Table table) {
          out.append(of(section, table));
        }
      }
    }
    return out.toString();
  }

  private static String of(Section section, Table table) {
    String rows =
        table.rows().stream()
            .map(row -> line(row.stream().map(LatexTables::cell).toList()))
            .collect(Collectors.joining());
    String notes =
        table.notes().isEmpty()
            ? ""
            : "\n  \\footnotesize "
                + Latex.escape(String.join(" ", table.notes()).replaceAll("\\s+", " "))
                + "\n";
    return """

        \\begin{table}
          \\centering
          \\caption{%s. %s.}
          \\begin{tabular}{l%s}
            \\toprule
        %s    \\midrule
        %s    \\bottomrule
          \\end{tabular}
        %s\\end{table}
        """
        .formatted(
            Latex.escape(section.title()),
            Latex.escape(table.caption()),
            "r".repeat(Math.max(0, table.headings().size() - 1)),
            line(table.headings().stream().map(Latex::escape).toList()),
            rows,
            notes);
  }

  private static String cell(Cell cell) {
    String text = Latex.escape(cell.text());
    return cell.bold() && !text.isEmpty() ? "\\textbf{" + text + "}" : text;
  }

  private static String line(List<String> cells) {
    return "    " + String.join(" & ", cells) + " \\\\\n";
  }
}
