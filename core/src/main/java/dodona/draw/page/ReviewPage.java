package dodona.draw.page;

import dodona.draw.TreeDrawing;
import dodona.draw.svg.SvgTree;
import dodona.review.Signal;
import dodona.review.Suspect;
import dodona.review.Suspicion;
import dodona.support.Xml;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes the suspects of a review as a page of HTML, sentence by sentence, the most suspicious
 * first, with filters. The keys n and p go to the next and the previous sentence.
 *
 * <p>The page is self-contained and can be read without its script.
 */
public final class ReviewPage {

  private static final SvgTree.Options TREES = SvgTree.Options.DEFAULT.withWidestRow(1_120);

  private static final String STYLE = PageFile.text("report.css") + SvgTree.pageStyle();

  private static final OfflinePage PAGE = new OfflinePage(List.of("report-page"));

  private final StringBuilder out = new StringBuilder();

  private ReviewPage() {}

  /**
   * The whole page.
   *
   * @param title the name of the treebank
   * @param suspects the suspects, the most suspicious first
   */
  public static String html(String title, List<Suspect> suspects) {
    return new ReviewPage().page(title, suspects);
  }

  private String page(String title, List<Suspect> suspects) {
    Map<Integer, List<Suspect>> bySentence = new LinkedHashMap<>();
    for (Suspect suspect : suspects) {
      bySentence.computeIfAbsent(suspect.number(), key -> new ArrayList<>()).add(suspect);
    }
    out.append(PAGE.beginning("Likely errors: " + title, STYLE));
    line("<header>");
    line("<h1>Likely annotation errors in <bdi>" + Xml.escape(title) + "</bdi></h1>");
    line(
        "<p>"
            + counted(suspects.size(), "word")
            + " in "
            + counted(bySentence.size(), "sentence")
            + ", the most suspicious first. Press <kbd>n</kbd> for the next sentence,"
            + " <kbd>p</kbd> for the previous one.</p>");
    line("</header>");
    line("<main>");
    addFilters();
    int rank = 0;
    for (List<Suspect> words : bySentence.values()) {
      addSentence(++rank, words);
    }
    line("</main>");
    return out.append(PAGE.script()).toString();
  }

  private static String counted(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  private void addFilters() {
    line("<form class=\"filters\" hidden=\"\">");
    out.append("<label>Reason <select name=\"signal\"><option value=\"\">all</option>");
    for (Signal signal : Signal.values()) {
      out.append("<option>" + Xml.escape(signal.title()) + "</option>");
    }
    line("</select></label>");
    line("<label>Text <input type=\"search\" name=\"text\"/></label>");
    line("<button type=\"reset\">Show all</button>");
    line("<output aria-live=\"polite\"></output>");
    line("</form>");
  }

  private void addSentence(int rank, List<Suspect> suspects) {
    Sentence sentence = suspects.get(0).sentence();
    String text = sentence.comment("text").orElseGet(() -> SurfaceText.of(sentence));
    String words =
        suspects.stream()
            .map(suspect -> sentence.form(suspect.word()))
            .collect(Collectors.joining(", "));
    line(
        "<details class=\"sentence\" id=\"s" + rank + "\"" + (rank == 1 ? " open=\"\"" : "") + ">");
    line(
        "<summary>"
            + rank
            + ". <bdi>"
            + Xml.escape(words)
            + "</bdi> <small>"
            + Xml.escape(sentence.source() + ":" + sentence.line() + " " + sentence.name())
            + "</small><span class=\"text\" dir=\"auto\">"
            + Xml.escape(text)
            + "</span></summary>");
    Map<Integer, String> remarks = new TreeMap<>();
    for (Suspect suspect : suspects) {
      addWord("s" + rank, sentence, suspect);
      remarks.put(
          suspect.word(),
          suspect.reasons().stream().map(Suspicion::reason).collect(Collectors.joining("; ")));
    }
    line(
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Tree of "
            + Xml.escape(sentence.name())
            + "\">");
    out.append(SvgTree.styledByPage(TreeDrawing.of(sentence, remarks), TREES));
    line("</div>");
    line("</details>");
  }

  private void addWord(String id, Sentence sentence, Suspect suspect) {
    int word = suspect.word();
    int head = sentence.head(word);
    String signals =
        suspect.reasons().stream().map(r -> r.signal().title()).collect(Collectors.joining("|"));
    line(
        "<div class=\"error\" data-sentence=\""
            + id
            + "\" data-signal=\""
            + Xml.escape(signals)
            + "\">");
    line(
        "<p><b>"
            + word
            + " <bdi>"
            + Xml.escape(sentence.form(word))
            + "</bdi></b> "
            + Xml.escape(sentence.upos(word) + ", " + sentence.deprel(word))
            + " of "
            + (head == 0
                ? "the root"
                : head + " <bdi>" + Xml.escape(sentence.form(head)) + "</bdi>")
            + " <small>score "
            + String.format(Locale.ROOT, "%.2f", suspect.score())
            + ", line "
            + sentence.lineOfWord(word)
            + "</small></p>");
    line("<ul class=\"reasons\">");
    for (Suspicion suspicion : suspect.reasons()) {
      line(
          "<li>"
              + Xml.escape(suspicion.signal().title())
              + ": "
              + Xml.escape(suspicion.reason())
              + "</li>");
    }
    line("</ul>");
    line("</div>");
  }

  private void line(String html) {
    out.append(html).append('\n');
  }
}
