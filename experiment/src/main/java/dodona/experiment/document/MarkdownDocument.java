package dodona.experiment.document;

import dodona.support.Markdown;
import java.util.List;

/**
 * Writes documents as Markdown with the tables of GitHub, the plots linked as files in {@code
 * plots/}.
 */
public final class MarkdownDocument {

  private final StringBuilder out = new StringBuilder();
  private int tables;
  private int figures;

  private MarkdownDocument() {}

  /** The whole text. */
  public static String of(Document document) {
    MarkdownDocument markdown = new MarkdownDocument();
    markdown.addDocument(document);
    return markdown.out.toString();
  }

  private void addDocument(Document document) {
    out.append("# ").append(escape(document.title())).append('\n');
    for (Section section : document.sections()) {
      paragraph("## " + escape(section.title()));
      paragraph("- Protocol: " + escape(section.protocol()));
      if (!section.published().isEmpty()) {
        out.append("- Compare with: ").append(escape(section.published())).append('\n');
      }
      section.blocks().forEach(this::addBlock);
    }
    if (!document.facts().isEmpty()) {
      paragraph("## How these results were obtained");
      out.append('\n');
      row(List.of("", ""));
      row(List.of("---", "---"));
      document.facts().forEach((name, fact) -> row(List.of(escape(name), escape(fact))));
    }
  }

  private void addBlock(Block block) {
    if (block instanceof Paragraph paragraph) {
      paragraph(escapeStart(escape(paragraph.text())));
    } else if (block instanceof Table table) {
      addTable(table);
    } else if (block instanceof Figure figure) {
      figures++;
      String alternative = escape(figure.plot().title());
      paragraph("![" + alternative + "](plots/" + figure.name() + ".svg)");
      paragraph("**Figure " + figures + ".** " + escape(figure.caption()));
    }
  }

  private void addTable(Table table) {
    tables++;
    paragraph("**Table " + tables + ".** " + escape(table.caption()));
    out.append('\n');
    row(table.headings().stream().map(MarkdownDocument::escape).toList());
    StringBuilder alignment = new StringBuilder("| :--- |");
    alignment.append(" ---: |".repeat(Math.max(0, table.headings().size() - 1)));
    out.append(alignment).append('\n');
    table.rows().forEach(row -> row(row.stream().map(MarkdownDocument::cell).toList()));
    if (!table.notes().isEmpty()) {
      out.append('\n');
      table.notes().forEach(note -> out.append("- ").append(escape(note)).append('\n'));
    }
  }

  private static String cell(Cell cell) {
    String text = escape(cell.text());
    return cell.bold() && !text.isEmpty() ? "**" + text + "**" : text;
  }

  private void row(List<String> cells) {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private void paragraph(String markdown) {
    out.append('\n').append(markdown).append('\n');
  }

  /** A text as itself, on one line. */
  static String escape(String text) {
    return Markdown.escape(text.strip().replaceAll("\\s+", " "));
  }

  /** A paragraph that begins like a heading or an item of a list is none. */
  private static String escapeStart(String line) {
    return line.replaceFirst("^([#+-])", "\\\\$1").replaceFirst("^(\\d+)([.)])", "$1\\\\$2");
  }
}
