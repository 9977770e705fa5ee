package dodona.draw.page;

import dodona.draw.TreeDrawing;
import dodona.draw.svg.SvgTree;
import dodona.evaluate.SentenceErrors;
import dodona.evaluate.WordArc;
import dodona.evaluate.report.ErrorReport;
import dodona.evaluate.report.ErrorReport.Attempt;
import dodona.evaluate.report.ErrorReport.Entry;
import dodona.evaluate.report.ErrorReport.Row;
import dodona.support.Xml;
import dodona.table.TextTable;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes an {@link ErrorReport} as a page of HTML: the errors by kind, with filters, and for each
 * sentence the gold tree and the systems' trees side by side.
 *
 * <p>The page is self-contained and can be read without its script, which filters. It takes light
 * or dark colors from the reader's settings.
 */
public final class ErrorPage {

  private static final String ABSENT = "<i>no such word</i>";

  /** Longer sentences stand upright, so that two trees fit side by side. */
  private static final SvgTree.Options TREES = SvgTree.Options.DEFAULT.withWidestRow(540);

  private static final int NEIGHBORS = 4;

  private static final OfflinePage PAGE = new OfflinePage(List.of("report-page"));

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
    out.append(PAGE.beginning("Errors: " + title, STYLE));
    addHeader(title);
    line("<main>");
    addKinds();
    if (!report.sentences().isEmpty()) {
      line("<h2>Sentences</h2>");
    }
    for (int i = 0; i < report.sentences().size(); i++) {
      addSentence(i + 1, report.sentences().get(i));
    }
    line("</main>");
    return out.append(PAGE.script()).toString();
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

  /** The errors by kind: first what is wrong, then the labels, the most frequent first. */
  private void addKinds() {
    List<ErrorKind> kinds = ErrorKind.of(report);
    if (kinds.isEmpty()) {
      return;
    }
    addFilters(kinds);
    String what = "";
    for (ErrorKind kind : kinds) {
      if (!kind.what().equals(what)) {
        out.append(what.isEmpty() ? "" : "</section>\n");
        what = kind.what();
        int count = kinds.stream().filter(kind::isLike).mapToInt(k -> k.errors().size()).sum();
        line("<section class=\"kinds\">");
        line("<h2>" + Xml.escape(what) + " <small>" + count + "</small></h2>");
      }
      addKind(kind);
    }
    line("</section>");
  }

  private void addFilters(List<ErrorKind> kinds) {
    List<ErrorKind.WordError> errors = kinds.stream().flatMap(k -> k.errors().stream()).toList();
    line("<form class=\"filters\" hidden=\"\">");
    addFilter("Error", "what", kinds.stream().map(ErrorKind::what));
    addFilter("Gold label", "gold", errors.stream().map(ErrorKind.WordError::goldLabel));
    addFilter("System label", "found", errors.stream().map(ErrorKind.WordError::systemLabel));
    addFilter("Tag", "tag", errors.stream().map(ErrorKind.WordError::tag));
    if (report.systems().size() > 1) {
      addFilter("System", "system", report.systems().stream());
    }
    line("<label>Text <input type=\"search\" name=\"text\"/></label>");
    line("<button type=\"reset\">Show all</button>");
    line("<output aria-live=\"polite\"></output>");
    line("</form>");
  }

  private void addFilter(String title, String name, Stream<String> values) {
    out.append(
        "<label>" + title + " <select name=\"" + name + "\"><option value=\"\">all</option>");
    values
        .filter(value -> !value.isEmpty())
        .distinct()
        .sorted()
        .forEach(value -> out.append("<option>" + Xml.escape(value) + "</option>"));
    line("</select></label>");
  }

  private void addKind(ErrorKind kind) {
    line("<details class=\"kind\">");
    line(
        "<summary>"
            + Xml.escape(kind.labels())
            + " <small>"
            + kind.errors().size()
            + "</small></summary>");
    line("<div class=\"scroll\"><table class=\"words\">");
    out.append("<tr><th>Sentence</th><th>Word</th><th>Gold</th><th>System</th></tr>\n");
    for (ErrorKind.WordError error : kind.errors()) {
      Entry entry = report.sentences().get(error.sentence());
      out.append("<tr class=\"error\"");
      addData("what", kind.what());
      addData("gold", error.goldLabel());
      addData("found", error.systemLabel());
      addData("tag", error.tag());
      addData("system", report.systems().get(error.system()));
      addData("sentence", "s" + (error.sentence() + 1));
      out.append("><td><a href=\"#s" + (error.sentence() + 1) + "\">");
      out.append("<bdi>" + Xml.escape(entry.gold().name()) + "</bdi></a></td>");
      out.append("<td dir=\"auto\">" + context(error) + "</td><td>");
      out.append(error.row().gold().map(arc -> arc(arc, false, false)).orElse(ABSENT));
      line("</td><td>" + attempt(error.row(), error.attempt()) + "</td></tr>");
    }
    line("</table></div>");
    line("</details>");
  }

  private void addData(String name, String value) {
    out.append(" data-" + name + "=\"" + Xml.escape(value) + "\"");
  }

  /** The word between its neighbors. */
  private static String context(ErrorKind.WordError error) {
    Sentence sentence = error.context();
    int word = error.word();
    StringBuilder context = new StringBuilder();
    int first = Math.max(1, word - NEIGHBORS);
    int last = Math.min(sentence.size(), word + NEIGHBORS);
    context.append(first > 1 ? "… " : "");
    for (int w = first; w <= last; w++) {
      String form = Xml.escape(sentence.form(w));
      context.append(w > first ? " " : "").append(w == word ? "<mark>" + form + "</mark>" : form);
    }
    return context.append(last < sentence.size() ? " …" : "").toString();
  }

  private void addSentence(int rank, Entry entry) {
    Sentence gold = entry.gold();
    String name = Xml.escape(gold.name());
    line(
        "<details class=\"sentence\" id=\"s" + rank + "\"" + (rank == 1 ? " open=\"\"" : "") + ">");
    line(
        "<summary>"
            + rank
            + ". <bdi>"
            + name
            + "</bdi> <small>"
            + counts(entry)
            + "</small><span class=\"text\" dir=\"auto\">"
            + Xml.escape(entry.text())
            + "</span></summary>");
    line("<div class=\"trees\" style=\"--columns:" + (1 + entry.systems().size()) + "\">");
    addTrees("gold", name, List.of(TreeDrawing.of(gold)));
    for (int system = 0; system < entry.systems().size(); system++) {
      addTrees(
          report.systems().get(system),
          name,
          entry.systems().get(system).system().stream().map(TreeDrawing::of).toList());
    }
    line("</div>");
    addWords(entry);
    line("</details>");
  }

  private void addTrees(String owner, String sentence, List<TreeDrawing> trees) {
    String title = Xml.escape(owner);
    line(
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Tree of "
            + sentence
            + ", "
            + title
            + "\">");
    line("<h3><bdi>" + title + "</bdi></h3>");
    trees.forEach(tree -> out.append(SvgTree.styledByPage(tree, TREES)));
    line("</div>");
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
