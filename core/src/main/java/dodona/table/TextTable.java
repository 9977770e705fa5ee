package dodona.table;

import dodona.support.Latex;
import dodona.support.Markdown;
import dodona.support.Printable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A table of strings that is written as aligned text, as Markdown or as LaTeX. Characters that are
 * not {@link Printable} are replaced.
 *
 * <pre>{@code
 * TextTable table = new TextTable("Scores").left("Metric").right("F1").row("LAS", "86.70");
 * System.out.print(table.text());
 * }</pre>
 */
public final class TextTable {

  /** A way to write a table. */
  public enum Style {
    /** Columns aligned with spaces, for the terminal. */
    TEXT,
    /** GitHub's Markdown. */
    MARKDOWN,
    /** LaTeX with {@code booktabs}. */
    LATEX
  }

  private final String caption;
  private final List<String> headers = new ArrayList<>();
  private final List<Boolean> rightAligned = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();

  /** A table without columns yet. */
  public TextTable(String caption) {
    this.caption = Printable.line(caption);
  }

  /** Adds a column of words, aligned on the left. */
  public TextTable left(String header) {
    return column(header, false);
  }

  /** Adds a column of numbers, aligned on the right. */
  public TextTable right(String... newHeaders) {
    for (String header : newHeaders) {
      column(header, true);
    }
    return this;
  }

  private TextTable column(String header, boolean right) {
    if (!rows.isEmpty()) {
      throw new IllegalStateException("columns come before rows");
    }
    headers.add(Printable.line(header));
    rightAligned.add(right);
    return this;
  }

  /** Adds a row with one cell for each column. */
  public TextTable row(String... cells) {
    return row(List.of(cells));
  }

  /** Adds a row with one cell for each column. */
  public TextTable row(List<String> cells) {
    if (cells.size() != headers.size()) {
      throw new IllegalArgumentException(
          cells.size() + " cells for " + headers.size() + " columns");
    }
    rows.add(cells.stream().map(Printable::line).toList());
    return this;
  }

  /** Returns the title of the table. */
  public String caption() {
    return caption;
  }

  /** Returns whether there are no rows. */
  public boolean isEmpty() {
    return rows.isEmpty();
  }

  /** The names of the columns. */
  public List<String> headers() {
    return Collections.unmodifiableList(headers);
  }

  /** The rows, with one cell for each column. */
  public List<List<String>> rows() {
    return Collections.unmodifiableList(rows);
  }

  /** Returns whether a column, from 0, holds numbers. */
  public boolean isRightAligned(int column) {
    return rightAligned.get(column);
  }

  /** The table in one of the three styles. */
  public String render(Style style) {
    return switch (style) {
      case TEXT -> text();
      case MARKDOWN -> markdown();
      case LATEX -> latex();
    };
  }

  /** The caption, the headers, a rule and the rows, in columns two spaces apart. */
  public String text() {
    StringBuilder out = new StringBuilder();
    if (!caption.isEmpty()) {
      out.append(caption).append('\n');
    }
    int[] widths = new int[headers.size()];
    List<String> rules = new ArrayList<>();
    for (int column = 0; column < widths.length; column++) {
      widths[column] = length(headers.get(column));
      for (List<String> row : rows) {
        widths[column] = Math.max(widths[column], length(row.get(column)));
      }
      rules.add("-".repeat(widths[column]));
    }
    appendText(headers, widths, out);
    appendText(rules, widths, out);
    for (List<String> row : rows) {
      appendText(row, widths, out);
    }
    return out.toString();
  }

  private void appendText(List<String> cells, int[] widths, StringBuilder out) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = cells.get(column);
      String padding = " ".repeat(widths[column] - length(cell));
      line.append(column > 0 ? "  " : "");
      line.append(rightAligned.get(column) ? padding + cell : cell + padding);
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }

  /** The table in GitHub's Markdown, under its caption in bold. */
  public String markdown() {
    StringBuilder out = new StringBuilder();
    if (!caption.isEmpty()) {
      out.append("**").append(Markdown.escape(caption)).append("**\n\n");
    }
    appendMarkdown(headers, out);
    for (boolean right : rightAligned) {
      out.append(right ? "|---:" : "|:---");
    }
    out.append("|\n");
    for (List<String> row : rows) {
      appendMarkdown(row, out);
    }
    return out.toString();
  }

  private static void appendMarkdown(List<String> cells, StringBuilder out) {
    for (String cell : cells) {
      out.append("| ").append(Markdown.escape(cell)).append(' ');
    }
    out.append("|\n");
  }

  /** The table as a LaTeX float; it needs the package {@code booktabs}. */
  public String latex() {
    StringBuilder out = new StringBuilder("% needs \\usepackage{booktabs}\n");
    out.append("\\begin{table}\n\\centering\n\\begin{tabular}{");
    for (boolean right : rightAligned) {
      out.append(right ? 'r' : 'l');
    }
    out.append("}\n\\toprule\n");
    appendLatex(headers, out);
    out.append("\\midrule\n");
    for (List<String> row : rows) {
      appendLatex(row, out);
    }
    out.append("\\bottomrule\n\\end{tabular}\n");
    if (!caption.isEmpty()) {
      out.append("\\caption{").append(Latex.escape(caption)).append("}\n");
    }
    return out.append("\\end{table}\n").toString();
  }

  private static void appendLatex(List<String> cells, StringBuilder out) {
    for (int column = 0; column < cells.size(); column++) {
      out.append(column > 0 ? " & " : "").append(Latex.escape(cells.get(column)));
    }
    out.append(" \\\\\n");
  }
}
