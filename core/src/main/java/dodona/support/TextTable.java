package dodona.support;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A table of text that can be shown on a screen, in Markdown or in LaTeX. The first column is
 * aligned to the left and the others, which hold figures, to the right, unless told otherwise.
 */
public final class TextTable {

  private final List<String> header;
  private final List<List<String>> rows = new ArrayList<>();
  private final boolean[] left;

  /** A table with these column titles and no rows yet. */
  public TextTable(String... header) {
    this(List.of(header));
  }

  /** A table with these column titles and no rows yet. */
  public TextTable(List<String> header) {
    this.header = List.copyOf(header);
    this.left = new boolean[header.size()];
    left[0] = true;
  }

  /** Aligns a column to the left. */
  public TextTable alignLeft(int column) {
    left[column] = true;
    return this;
  }

  /** Adds a row; cells that are missing at its end are empty. */
  public TextTable row(String... cells) {
    return row(List.of(cells));
  }

  /** Adds a row; cells that are missing at its end are empty. */
  public TextTable row(List<String> cells) {
    if (cells.size() > header.size()) {
      throw new IllegalArgumentException(
          cells.size() + " cells in a table of " + header.size() + " columns");
    }
    List<String> row = new ArrayList<>(cells);
    while (row.size() < header.size()) {
      row.add("");
    }
    rows.add(row);
    return this;
  }

  /** The table in columns of equal width, two spaces apart; without titles if all are empty. */
  public String text() {
    List<List<String>> lines = new ArrayList<>();
    if (header.stream().anyMatch(title -> !title.isEmpty())) {
      lines.add(header);
    }
    lines.addAll(rows);
    int[] widths = widths(lines);
    StringBuilder out = new StringBuilder();
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < widths.length; column++) {
        text.append(column > 0 ? "  " : "").append(padded(line.get(column), column, widths));
      }
      out.append(text.toString().stripTrailing()).append('\n');
    }
    return out.toString();
  }

  /** The table in GitHub's Markdown. */
  public String markdown() {
    List<List<String>> lines = new ArrayList<>();
    lines.add(escaped(header, TextTable::escapeMarkdown));
    rows.forEach(row -> lines.add(escaped(row, TextTable::escapeMarkdown)));
    int[] widths = widths(lines);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      for (int column = 0; column < widths.length; column++) {
        out.append("| ").append(padded(lines.get(i).get(column), column, widths)).append(' ');
      }
      out.append("|\n");
      if (i == 0) {
        for (int column = 0; column < widths.length; column++) {
          out.append('|').append("-".repeat(widths[column] + 1)).append(left[column] ? '-' : ':');
        }
        out.append("|\n");
      }
    }
    return out.toString();
  }

  /** The table as a LaTeX {@code tabular} with the rules of the booktabs package. */
  public String latex() {
    StringBuilder out = new StringBuilder("\\begin{tabular}{");
    for (boolean isLeft : left) {
      out.append(isLeft ? 'l' : 'r');
    }
    out.append("}\n\\toprule\n");
    out.append(String.join(" & ", escaped(header, TextTable::escapeLatex))).append(" \\\\\n");
    out.append("\\midrule\n");
    for (List<String> row : rows) {
      out.append(String.join(" & ", escaped(row, TextTable::escapeLatex))).append(" \\\\\n");
    }
    return out.append("\\bottomrule\n\\end{tabular}\n").toString();
  }

  private int[] widths(List<List<String>> lines) {
    int[] widths = new int[header.size()];
    for (List<String> line : lines) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], width(line.get(column)));
      }
    }
    return widths;
  }

  private String padded(String cell, int column, int[] widths) {
    String space = " ".repeat(widths[column] - width(cell));
    return left[column] ? cell + space : space + cell;
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }

  private static List<String> escaped(List<String> cells, UnaryOperator<String> escape) {
    return cells.stream().map(escape).toList();
  }

  private static String escapeMarkdown(String cell) {
    return cell.replace("|", "\\|").replace("<", "&lt;");
  }

  private static String escapeLatex(String cell) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < cell.length(); i++) {
      char c = cell.charAt(i);
      switch (c) {
        case '\\' -> out.append("\\textbackslash{}");
        case '~' -> out.append("\\textasciitilde{}");
        case '^' -> out.append("\\textasciicircum{}");
        case '†' -> out.append("$\\dagger$");
        case '‡' -> out.append("$\\ddagger$");
        case '−' -> out.append("$-$");
        case '&', '%', '$', '#', '_', '{', '}' -> out.append('\\').append(c);
        default -> out.append(c);
      }
    }
    return out.toString();
  }
}
