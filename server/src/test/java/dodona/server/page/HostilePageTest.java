package dodona.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.draw.page.DerivationPage;
import dodona.draw.page.TreePage;
import dodona.server.DodonaServer;
import dodona.server.TinyModel;
import dodona.server.model.Models;
import dodona.server.model.ServedModel;
import dodona.server.options.ServerOptions;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.output.JsonAnalysis;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Texts, labels, features, and names of models and files that try to become part of a page: no
 * script of theirs runs, no element of theirs appears, and nobody else is asked for anything.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HostilePageTest {

  /** Each sets {@code hacked} or makes a request if it is taken for HTML, an attribute or code. */
  private static final List<String> ATTACKS =
      List.of(
          "<img/src=x/onerror=hacked=1>",
          "\"><script>hacked=1</script>",
          "'onmouseover='hacked=1'x='",
          "</script><script>hacked=1</script>",
          "</text></svg><svg/onload=hacked=1>",
          "javascript:hacked=1",
          "${hacked=1}",
          "<link/rel=stylesheet/href=//attack.invalid/a.css>",
          "url(//attack.invalid/b.png)",
          "]]><iframe/src=//attack.invalid/c>");

  private static final String MODEL = "<img/src=//attack.invalid/d/onerror=hacked=1>\"';hacked=1";

  private DodonaServer server;
  private Browser browser;

  @TempDir Path folder;

  @BeforeAll
  void open() throws IOException {
    server = DodonaServer.start(ServerOptions.DEFAULT.withPort(0).withThreads(2));
    server.serve(
        new Models(
            List.of(
                new ServedModel(
                    MODEL, "<marquee>en", "<marquee onclick=hacked=1>", TinyModel.pipeline()),
                new ServedModel("plain", "en", "", TinyModel.pipeline()))));
    browser = Browser.of(server.uri()).size(1280, 900).prefers(false, true);
  }

  @AfterAll
  void close() {
    if (browser != null) {
      browser.close();
    }
    server.close();
  }

  /** A sentence whose cells and comments are attacks. */
  private static String treebank() {
    StringBuilder text = new StringBuilder();
    text.append("# newdoc id = ").append(ATTACKS.get(0)).append('\n');
    text.append("# sent_id = ").append(ATTACKS.get(1)).append('\n');
    text.append("# text = ").append(ATTACKS.get(2)).append('\n');
    for (int word = 1; word <= ATTACKS.size(); word++) {
      String attack = ATTACKS.get(word - 1);
      String feature = "Case=" + attack.replaceAll("[=|\\s]", "");
      text.append(
          "%d\t%s\t%s\t%s\t%s\t%s\t%d\t%s\t_\tGloss=%s%n"
              .formatted(word, attack, attack, attack, attack, feature, word - 1, attack, attack)
              .replace("\r", ""));
    }
    return text.append('\n').toString();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private void assertHarmless(String shown) {
    assertThat(browser.text("document.body.innerText")).contains(shown);
    assertThat(browser.text("typeof window.hacked")).isEqualTo("undefined");
    assertThat(
            browser.text(
                "[...document.querySelectorAll('img, iframe, object, embed, base, body link,"
                    + " marquee, [onerror], [onload], [onclick], [onmouseover],"
                    + " [href^=\"javascript:\" i]')].map(element => element.outerHTML).join()"))
        .isEmpty();
    assertThat(browser.failures()).isEmpty();
    assertThat(browser.foreignRequests()).isEmpty();
  }

  /** Opens everything that shows more when it is clicked on or pointed at. */
  private void touchEverything() {
    Object unused =
        browser.value(
            "[...document.querySelectorAll('.word, .arc, .label, .move, .node, .edge, summary,"
                + " td')].slice(0, 80).forEach(element => { for (const kind of ['mouseover',"
                + " 'mouseenter', 'focusin', 'click']) element.dispatchEvent(new"
                + " MouseEvent(kind, {bubbles: true})); })");
  }

  @Test
  void textsAndModelNames() {
    String text = String.join(" ", ATTACKS);
    browser.open("#/parse?text=" + encoded(text) + "&model=" + encoded(MODEL));
    browser.until("document.querySelector('.card svg.tree')");
    touchEverything();
    assertHarmless("img/src=x/onerror");
    browser.open("#/parse?text=Dogs+bark.&compare=" + encoded("model:" + MODEL));
    browser.until("document.querySelector('.marks, .card svg.tree')");
    touchEverything();
    assertHarmless(MODEL);
  }

  @Test
  void treebanks() {
    browser.open("#/parse?input=conllu&compare=gold&text=" + encoded(treebank()));
    browser.until("document.querySelector('.card svg.tree')");
    touchEverything();
    assertHarmless(ATTACKS.get(1));
  }

  @Test
  void wordsAndLabelsOfDerivationsAndLattices() {
    List<String> heads = new ArrayList<>();
    List<String> words = ATTACKS.subList(0, 6);
    for (int word = 0; word < words.size(); word++) {
      heads.add(String.valueOf(word));
    }
    String tree =
        "?words="
            + encoded(String.join(" ", words))
            + "&heads="
            + String.join(",", heads)
            + "&labels="
            + encoded(String.join(",", words));
    browser.open("#/derive" + tree).until("document.querySelector('.move')");
    touchEverything();
    assertHarmless("onerror=hacked");
    browser.open("#/lattice" + tree + "&system=arc-eager").until("document.querySelector('svg')");
    touchEverything();
    assertHarmless("hacked");
  }

  @Test
  void systemsOraclesAndTransitionsThatDoNotExist() {
    for (String name : List.of("system", "oracle", "after", "second", "model")) {
      browser.open("#/derive?" + name + "=" + encoded(ATTACKS.get(0)));
      browser.until("document.querySelector('main').innerText.length > 20");
      assertThat(browser.text("typeof window.hacked")).isEqualTo("undefined");
      assertThat(browser.value("document.querySelectorAll('img').length")).isEqualTo(0L);
      assertThat(browser.foreignRequests()).isEmpty();
      List<String> unused = browser.failures(); // requests that are refused are reported as such
    }
  }

  @Test
  void filesThatParseAndDeriveWrite() throws IOException {
    Sentence sentence;
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(treebank().getBytes(StandardCharsets.UTF_8)),
            ATTACKS.get(0),
            ReadOptions.DEFAULT,
            ProblemListener.STRICT)) {
      sentence = Objects.requireNonNull(reader.read());
    }
    Path trees = folder.resolve("a<img src=x onerror=hacked=1>.html");
    Files.writeString(
        trees,
        TreePage.beginning(ATTACKS.get(3))
            + TreePage.sentence(JsonAnalysis.of(AnalyzedSentence.of(sentence)))
            + TreePage.end());
    browser.openAddress(trees.toUri().toString());
    browser.until("document.querySelector('.card svg.tree')");
    touchEverything();
    assertHarmless("hacked=1");
    Path derivation = folder.resolve("derivation.html");
    DependencyTree tree = sentence.tree();
    Files.writeString(
        derivation, DerivationPage.html(sentence.withTree(tree), "arc-eager", "dynamic"));
    browser.openAddress(derivation.toUri().toString()).until("document.querySelector('.move')");
    touchEverything();
    assertHarmless("hacked=1");
  }
}
