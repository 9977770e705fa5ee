package dodona.draw.page;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.draw.terminal.TerminalErrors;
import dodona.draw.terminal.TerminalTree;
import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.ScoredFile;
import dodona.evaluate.report.ErrorReport;
import dodona.evaluate.report.Report;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ErrorPageTest {

  private static final String GOLD =
      """
      # sent_id = dogs
      # text = Dogs chase cats.
      1\tDogs\t_\tNOUN\t_\t_\t2\tnsubj\t_\t_
      2\tchase\t_\tVERB\t_\t_\t0\troot\t_\t_
      3\tcats\t_\tNOUN\t_\t_\t2\tobj\t_\tSpaceAfter=No
      4\t.\t_\tPUNCT\t_\t_\t2\tpunct\t_\t_

      """;

  private static final String LABEL_WRONG = GOLD.replace("nsubj", "csubj");
  private static final String HEAD_WRONG = GOLD.replace("2\tobj", "1\tobj");

  @Test
  void showsBothTreesAndTheWrongWords() throws IOException {
    String page = ErrorPage.html(report(GOLD, LABEL_WRONG));
    assertThat(page)
        .startsWith("<!DOCTYPE html>\n<html lang=\"en\">")
        .endsWith("</html>\n")
        .contains("<h1>Errors of <bdi>system1.conllu</bdi></h1>")
        .contains("<td>LAS</td><td class=\"number\">75.00</td>")
        .contains("<li>Gold: gold.conllu, 1 sentence, 4 words</li>")
        .contains("<li>Convention: UD (CoNLL 2018 shared task)")
        .contains("<bdi>dogs</bdi> <small>1 of 4 words wrong</small>")
        .contains("<span class=\"text\" dir=\"auto\">Dogs chase cats.</span>")
        .contains("<g class=\"arc wrong-label\">")
        .contains(
            "<tr><td>1 <bdi>Dogs</bdi></td><td>nsubj of 2 <bdi>chase</bdi></td>"
                + "<td><em>csubj</em> of 2 <bdi>chase</bdi></td></tr>");
    assertThat(count("<svg ", page)).isEqualTo(2);
    assertThat(count("<style>", page)).as("one style sheet for all trees").isEqualTo(1);
  }

  @Test
  void groupsErrorsByKindForItsFilters() throws IOException {
    String page = ErrorPage.html(report(GOLD, LABEL_WRONG.replace("2\tobj", "1\tiobj")));
    assertThat(page)
        .containsSubsequence(
            "<form class=\"filters\"",
            "<select name=\"gold\"><option value=\"\">all</option><option>nsubj</option>",
            "<h2>Wrong label <small>1</small></h2>",
            "<summary>nsubj → csubj <small>1</small></summary>",
            "data-what=\"Wrong label\" data-gold=\"nsubj\" data-found=\"csubj\" data-tag=\"NOUN\"",
            "<mark>Dogs</mark> chase cats .",
            "<h2>Wrong head and label <small>1</small></h2>",
            "<summary>obj → iobj <small>1</small></summary>",
            "<details class=\"sentence\" id=\"s1\" open=\"\">",
            "<h3><bdi>gold</bdi></h3>",
            "<h3><bdi>system1.conllu</bdi></h3>");
  }

  @Test
  void showsTwoSystemsSideBySide() throws IOException {
    String page = ErrorPage.html(report(GOLD, LABEL_WRONG, HEAD_WRONG));
    assertThat(count("<svg ", page)).isEqualTo(3);
    assertThat(page)
        .contains("<small>1 of 4 words wrong in system1.conllu, 1 in system2.conllu</small>")
        .contains("<td><em>csubj</em> of 2 <bdi>chase</bdi></td><td>✓</td></tr>")
        .contains("<td>✓</td><td>obj of <em>1 <bdi>Dogs</bdi></em></td></tr>")
        .contains("exactly one system is right");
  }

  @Test
  void saysWhichWordsOnlyOneFileHas() throws IOException {
    String merged =
        """
        1\tDogs\t_\tNOUN\t_\t_\t2\tnsubj\t_\t_
        2\tchase\t_\tVERB\t_\t_\t0\troot\t_\t_
        3\tcats.\t_\tNOUN\t_\t_\t2\tobj\t_\t_

        """;
    String page = ErrorPage.html(report(GOLD, merged));
    assertThat(page)
        .contains(
            "<tr><td>3 <bdi>cats</bdi></td><td>obj of 2 <bdi>chase</bdi></td>"
                + "<td><i>no such word</i></td></tr>")
        .contains(
            "<tr><td>3 <bdi>cats.</bdi></td><td><i>no such word</i></td>"
                + "<td>obj of 2 <bdi>chase</bdi></td></tr>")
        .contains("cats.: obj of chase (no such word in the gold file)");
  }

  @Test
  void needsNothingButItself() throws IOException {
    String page = ErrorPage.html(report(GOLD, LABEL_WRONG));
    assertThat(page.replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain(
            "http:",
            "https:",
            "<script src",
            "import ",
            "<link",
            "<img",
            "src=",
            "url(",
            "@import");
    assertThat(page).contains("prefers-color-scheme:dark", "@media print", "name=\"viewport\"");
  }

  @Test
  void letsNoTextBecomeMarkup() throws IOException {
    String hostile = "<script>alert(1)</script>&\"'";
    String gold = GOLD.replace("Dogs", hostile).replace("= dogs", "= " + hostile);
    String page =
        ErrorPage.html(report(gold, gold.replace("nsubj", hostile), gold.replace("obj", hostile)));
    assertThat(page)
        .doesNotContain("<script>")
        .contains("&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;");
  }

  @Test
  void saysSoWhenNothingIsWrong() throws IOException {
    assertThat(ErrorPage.html(report(GOLD, GOLD)))
        .contains("No word that counts has a wrong head or label.")
        .doesNotContain("<details class=\"sentence\"", "<form");
    assertThat(ErrorPage.html(report(GOLD, LABEL_WRONG, LABEL_WRONG)))
        .contains("Both systems are right and wrong on the same words.");
  }

  @Test
  void drawsTheSameSentencesInTheTerminal() throws IOException {
    ErrorReport report = report(GOLD, LABEL_WRONG);
    assertThat(TerminalErrors.draw(report, TerminalTree.Options.DEFAULT.withTags(false)))
        .isEqualTo(
            """
            The sentence with the most wrong heads and labels.

            1. dogs: Dogs chase cats.

            gold:
                    root
                      │╭───punct───╮
             ╭─nsubj─╮││╭─obj─╮    │
             ▼       │▼││     ▼    ▼
            Dogs     chase   cats  .

            system1.conllu, 1 of 4 words wrong:
                     root
                       │╭───punct───╮
             ╭─≠csubj─╮││╭─obj─╮    │
             ▼        │▼││     ▼    ▼
            Dogs      chase   cats  .

            ≠   wrong label
            ≠csubj 1 Dogs, gold: nsubj
            """);
  }

  private static ErrorReport report(String gold, String... systems) throws IOException {
    ScoredFile goldFile = file("gold.conllu", gold);
    List<ScoredFile> files = new ArrayList<>();
    List<Evaluation> scores = new ArrayList<>();
    for (String system : systems) {
      ScoredFile file = file("system" + (files.size() + 1) + ".conllu", system);
      files.add(file);
      scores.add(Evaluation.of(goldFile, file, EvaluationOptions.UD));
    }
    return ErrorReport.read(goldFile, files, scores, Report.of(scores, 1), 5);
  }

  private static ScoredFile file(String name, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new ScoredFile(name, () -> new ByteArrayInputStream(bytes));
  }

  private static long count(String part, String whole) {
    return Pattern.compile(Pattern.quote(part)).matcher(whole).results().count();
  }
}
