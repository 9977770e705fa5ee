package dodona.draw.page;

import dodona.draw.TreeDrawing;
import dodona.draw.svg.SvgTree;
import dodona.evaluate.MarkedSentence;
import dodona.evaluate.SentenceErrors;
import dodona.evaluate.WordArc;
import dodona.evaluate.report.ErrorReport;
import dodona.evaluate.report.ErrorReport.Attempt;
import dodona.evaluate.report.ErrorReport.Entry;
import dodona.evaluate.report.ErrorReport.Row;
import dodona.support.HtmlPage;
import dodona.support.Xml;
import dodona.table.TextTable;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * Writes the sentences of an {@link ErrorReport} as a page of HTML: the gold tree, the systems'
 * trees below it with their wrong arcs marked, and a table of the wrong words.
 *
 * <p>The page needs nothing but itself. It takes light or dark colors from the reader's settings,
 * lets trees that are wider than the screen be scrolled, and scales them down on paper.
 */
public final class ErrorPage {

  private static final String ABSENT = "<i>no such word</i>";

  /** Longer sentences stand upright, so that they need little sideways scrolling. */
  private static final SvgTree.Options TREES = SvgTree.Options.DEFAULT.withWidestRow(1_400);

  private static final String STYLE = PageFile.text("report.css") + SvgTree.pageStyle();

  private final ErrorReport report;
  private final StringBuilder out = new StringBuilder();

  private ErrorPage(ErrorReport report) {
    this.report = report;
  }

  /** The whole page. */
  public static String html(ErrorReport report) {
    return new ErrorPage(report).page();
  }

  private String page() {
    String title = String.join(" and ", report.systems());
    out.append(HtmlPage.beginning("Errors: " + title, STYLE));
    addHeader(title);
    line("<main>");
    for (int i = 0; i < report.sentences().size(); i++) {
      addSentence(i + 1, report.sentences().get(i));
    }
    line("</main>");
    return out.append(HtmlPage.end()).toString();
  }

  private void addHeader(String title) {
    line("<header>");
    line("<h1>Errors of <bdi>" + Xml.escape(title) + "</bdi></h1>");
    List<TextTable> tables = report.report().summary().stream().filter(t -> !t.isEmpty()).toList();
    addTable(tables.get(0));
    line("<ul class=\"notes\">");
    report.report().notes().forEach(note -> line("<li>" + Xml.escape(note) + "</li>"));
    line("</ul>");
    if (tables.size() > 1) {
      line("<details><summary>More scores</summary>");
      tables.stream().skip(1).forEach(this::addTable);
      line("</details>");
    }
    line("<p class=\"selection\">" + Xml.escape(report.selection()) + "</p>");
    line("</header>");
  }

  private void addTable(TextTable table) {
    line("<div class=\"scroll\"><table>");
    line("<caption>" + Xml.escape(table.caption()) + "</caption>");
    addTableRow(table, table.headers(), "th");
    table.rows().forEach(row -> addTableRow(table, row, "td"));
    line("</table></div>");
  }

  private void addTableRow(TextTable table, List<String> cells, String tag) {
    out.append("<tr>");
    for (int column = 0; column < cells.size(); column++) {
      String cell = Xml.escape(cells.get(column));
      String number = table.isRightAligned(column) ? " class=\"number\"" : "";
      out.append("<%s%s>%s</%s>".formatted(tag, number, cell, tag));
    }
    line("</tr>");
  }

  private void addSentence(int rank, Entry entry) {
    Sentence gold = entry.gold();
    String name = Xml.escape(gold.name());
    line("<section>");
    line("<h2>" + rank + ". <bdi>" + name + "</bdi> <small>" + counts(entry) + "</small></h2>");
    line("<p class=\"text\" dir=\"auto\">" + Xml.escape(entry.text()) + "</p>");
    line(
        "<div class=\"scroll trees\" tabindex=\"0\" role=\"region\" aria-label=\"Trees of "
            + name
            + "\">");
    line("<h3>gold</h3>");
    out.append(SvgTree.styledByPage(TreeDrawing.of(gold), TREES));
    for (int system = 0; system < entry.systems().size(); system++) {
      line("<h3><bdi>" + Xml.escape(report.systems().get(system)) + "</bdi></h3>");
      for (MarkedSentence sentence : entry.systems().get(system).system()) {
        out.append(SvgTree.styledByPage(TreeDrawing.of(sentence), TREES));
      }
    }
    line("</div>");
    addWords(entry);
    line("</section>");
  }

  private String counts(Entry entry) {
    StringBuilder counts = new StringBuilder();
    for (int system = 0; system < entry.systems().size(); system++) {
      SentenceErrors errors = entry.systems().get(system);
      String whose = entry.systems().size() > 1 ? " in " + report.systems().get(system) : "";
      counts.append(system > 0 ? ", " : "").append(errors.gold().wrong());
      counts.append(system > 0 ? "" : " of " + errors.gold().counted() + " words wrong");
      counts.append(Xml.escape(whose));
    }
    return counts.toString();
  }

  private void addWords(Entry entry) {
    line("<div class=\"scroll\"><table class=\"words\">");
    out.append("<tr><th>Word</th><th>Gold</th>");
    report.systems().forEach(name -> out.append("<th>" + Xml.escape(name) + "</th>"));
    line("</tr>");
    for (Row row : entry.rows()) {
      WordArc word =
          row.gold()
              .or(() -> row.systems().stream().flatMap(a -> a.arc().stream()).findFirst())
              .orElseThrow();
      out.append("<tr><td>").append(word(word.word(), word.form())).append("</td><td>");
      out.append(row.gold().map(arc -> arc(arc, false, false)).orElse(ABSENT)).append("</td>");
      for (Attempt attempt : row.systems()) {
        out.append("<td>").append(attempt(row, attempt)).append("</td>");
      }
      line("</tr>");
    }
    line("</table></div>");
  }

  private static String attempt(Row row, Attempt attempt) {
    if (!attempt.mark().isWrong()) {
      return row.gold().isPresent() ? "✓" : "";
    }
    boolean compared = row.gold().isPresent();
    return attempt
        .arc()
        .map(
            arc ->
                arc(
                    arc,
                    compared && attempt.mark().isHeadWrong(),
                    compared && attempt.mark().isLabelWrong()))
        .orElse(ABSENT);
  }

  private static String arc(WordArc arc, boolean headWrong, boolean labelWrong) {
    String head = arc.head() == 0 ? "the root" : word(arc.head(), arc.headForm());
    return emphasized(Xml.escape(arc.label()), labelWrong) + " of " + emphasized(head, headWrong);
  }

  private static String emphasized(String html, boolean wrong) {
    return wrong ? "<em>" + html + "</em>" : html;
  }

  private static String word(int number, String form) {
    return number + " <bdi>" + Xml.escape(form) + "</bdi>";
  }

  private void line(String html) {
    out.append(html).append('\n');
  }
}
