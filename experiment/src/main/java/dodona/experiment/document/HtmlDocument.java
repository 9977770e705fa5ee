package dodona.experiment.document;

import dodona.experiment.plot.SvgPlot;
import dodona.support.HtmlPage;
import dodona.support.Resources;
import dodona.support.SansSerif;
import dodona.support.Xml;
import java.util.List;

/**
 * Writes documents as a self-contained HTML page without scripts.
 *
 * <p>It is well-formed XML, too. It takes light or dark colors from the reader's settings, lets
 * tables and plots that are wider than the screen be scrolled on their own, and is fit for paper.
 */
public final class HtmlDocument {

  private static final String STYLE =
      Resources.text(HtmlDocument.class.getResourceAsStream("document.css"), "document.css");

  /** The usable width of a portrait page, in pixels, for text of size {@link #TABLE_TEXT}. */
  private static final int SHEET = 620;

  private static final double TABLE_TEXT = 11;
  private static final int CELL_PADDING = 13;

  /** With more sections than this there is a table of contents. */
  private static final int FEW_SECTIONS = 2;

  private final Document document;
  private final StringBuilder out = new StringBuilder();
  private int tables;
  private int figures;

  private HtmlDocument(Document document) {
    this.document = document;
  }

  /** The whole page. */
  public static String of(Document document) {
    return new HtmlDocument(document).page();
  }

  private String page() {
    String title = text(document.title());
    out.append(HtmlPage.beginning(document.title(), STYLE + SvgPlot.style()));
    line("<header>");
    line("<h1>" + title + "</h1>");
    addContents();
    line("</header>");
    line("<main>");
    for (int i = 0; i < document.sections().size(); i++) {
      addSection(document.sections().get(i), i + 1);
    }
    line("</main>");
    addFacts();
    return out.append(HtmlPage.end()).toString();
  }

  private void addContents() {
    if (document.sections().size() <= FEW_SECTIONS) {
      return;
    }
    line("<nav aria-label=\"Contents\">");
    line("<ol>");
    for (int i = 0; i < document.sections().size(); i++) {
      String title = text(document.sections().get(i).title());
      line("<li><a href=\"#section-" + (i + 1) + "\">" + title + "</a></li>");
    }
    line("</ol>");
    line("</nav>");
  }

  private void addSection(Section section, int number) {
    line("<section id=\"section-" + number + "\">");
    line("<h2>" + text(section.title()) + "</h2>");
    line("<dl class=\"origin\">");
    line("<dt>Protocol</dt><dd>" + text(section.protocol()) + "</dd>");
    if (!section.published().isEmpty()) {
      line("<dt>Compare with</dt><dd>" + text(section.published()) + "</dd>");
    }
    line("</dl>");
    for (Block block : section.blocks()) {
      if (block instanceof Paragraph paragraph) {
        line("<p>" + text(paragraph.text()) + "</p>");
      } else if (block instanceof Table table) {
        addTable(table);
      } else if (block instanceof Figure figure) {
        addFigure(figure);
      }
    }
    line("</section>");
  }

  private void addTable(Table table) {
    tables++;
    String name = "Table " + tables;
    line("<figure class=\"table" + (isWide(table) ? " wide" : "") + "\">");
    line("<figcaption><b>" + name + ".</b> " + text(table.caption()) + "</figcaption>");
    openScroll(name);
    line("<table>");
    out.append("<thead><tr>");
    table.headings().forEach(h -> out.append("<th scope=\"col\">" + text(h) + "</th>"));
    line("</tr></thead>");
    line("<tbody>");
    for (List<Cell> row : table.rows()) {
      out.append("<tr>");
      for (int column = 0; column < row.size(); column++) {
        String cell = cell(row.get(column));
        out.append(column == 0 ? "<th scope=\"row\">" + cell + "</th>" : "<td>" + cell + "</td>");
      }
      line("</tr>");
    }
    line("</tbody>");
    line("</table>");
    line("</div>");
    if (!table.notes().isEmpty()) {
      line("<ul class=\"notes\">");
      table.notes().forEach(note -> line("<li>" + text(note) + "</li>"));
      line("</ul>");
    }
    line("</figure>");
  }

  private static String cell(Cell cell) {
    return cell.bold() ? "<b>" + text(cell.text()) + "</b>" : text(cell.text());
  }

  /** Returns whether a table needs a landscape page. */
  private static boolean isWide(Table table) {
    int width = 0;
    for (int column = 0; column < table.headings().size(); column++) {
      int widest = 0;
      for (String word : table.headings().get(column).split("\\s", -1)) {
        widest = Math.max(widest, SansSerif.width(word, TABLE_TEXT));
      }
      for (List<Cell> row : table.rows()) {
        widest = Math.max(widest, SansSerif.width(row.get(column).text(), TABLE_TEXT));
      }
      width += widest + CELL_PADDING;
    }
    return width > SHEET;
  }

  private void addFigure(Figure figure) {
    figures++;
    String name = "Figure " + figures;
    line("<figure class=\"plot\" id=\"figure-" + figure.name() + "\">");
    openScroll(name);
    out.append(SvgPlot.fragment(figure.plot()));
    line("</div>");
    line("<figcaption><b>" + name + ".</b> " + text(figure.caption()) + "</figcaption>");
    line("</figure>");
  }

  /** Opens an element that scrolls, which the keyboard can reach and scroll. */
  private void openScroll(String name) {
    line("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"" + name + "\">");
  }

  private void addFacts() {
    if (document.facts().isEmpty()) {
      return;
    }
    line("<footer>");
    line("<section class=\"facts\">");
    line("<h2>How these results were obtained</h2>");
    line("<table><tbody>");
    document
        .facts()
        .forEach(
            (name, fact) ->
                line(
                    "<tr><th scope=\"row\">"
                        + text(name)
                        + "</th><td>"
                        + text(fact)
                        + "</td></tr>"));
    line("</tbody></table>");
    line("</section>");
    line("</footer>");
  }

  private static String text(String text) {
    return Xml.escape(text.strip().replaceAll("\\s+", " "));
  }

  private void line(String html) {
    out.append(html).append('\n');
  }
}
