package dodona.draw.page;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.draw.derivation.DerivationTrace;
import dodona.oracle.GuidedRun;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class DerivationPageTest {

  private static final List<String> LABELS = List.of("nsubj", "root", "obj");

  private static Sentence sentence(String... forms) {
    return Sentence.ofForms(forms)
        .withTree(DependencyTree.of(new int[] {2, 0, 2}, LABELS.toArray(new String[0])));
  }

  @Test
  void needsNothingButItself() {
    String page = DerivationPage.html(sentence("John", "likes", "Mary"), "arc-eager", "dynamic");
    assertThat(page)
        .contains("<title>John likes Mary</title>")
        .contains("\"words\": [\"John\",\"likes\",\"Mary\"]")
        .contains("\"name\": \"LA(nsubj)\"", "\"arc\": [2,1,\"nsubj\"]", "\"lost\": [1,2]")
        .contains("Content-Security-Policy", "default-src 'none'", "aria-live", "color-scheme")
        .doesNotContainPattern("(?m)^(import|export) ")
        .doesNotContainPattern("(src|href)=")
        .doesNotContainPattern("url\\(|@import|fetch\\(");
    assertThat(page.length()).isLessThan(150_000);
  }

  @Test
  void noWordCanEndTheScript() {
    String hostile = "</script><img src=x onerror=alert(1)>";
    String page = DerivationPage.html(sentence(hostile, "& <b>", "\u2028"), "arc-eager", "dynamic");
    assertThat(page)
        .contains("\\u003c/script>\\u003cimg src=x", "&amp; &lt;b&gt;")
        .doesNotContain(hostile)
        .doesNotContain("\u2028");
    assertThat(page.split("</script>", -1)).hasSize(3);
  }

  /** Tests that the page's policy allows its script; any other would not run. */
  @Test
  void itsPolicyNamesItsScript() throws Exception {
    String page = DerivationPage.html(sentence("John", "likes", "Mary"), "arc-eager", "dynamic");
    int from = page.indexOf("<script type=\"module\">") + "<script type=\"module\">".length();
    String script = page.substring(from, page.indexOf("</script>", from));
    byte[] digest =
        MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
    assertThat(page)
        .contains("script-src 'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
  }

  @Test
  void aParsersDerivationIsToBeRedone() {
    List<String> derivation = List.of("SH", "LA(nsubj)", "SH", "RA(obj)", "RE", "LA(root)");
    String page =
        DerivationPage.html(
            sentence("John", "likes", "Mary"), "greedy", "arc-eager", LABELS, derivation);
    assertThat(page)
        .contains("\"line\": [\"SH\",\"LA(nsubj)\",\"SH\",\"RA(obj)\",\"RE\",\"LA(root)\"]")
        .contains("\"by\": \"greedy\"");
  }

  /** A parser's derivation and an oracle's are the same, if they are. */
  @Test
  void aDerivationThatWasFoundIsShownLikeAnOracles() {
    Sentence sentence = sentence("John", "likes", "Mary");
    var system = TransitionSystems.named("arc-eager", LABELS);
    GuidedRun<?> run = GuidedRun.of("arc-eager", LABELS, "static", sentence.tree());
    while (!run.isTerminal()) {
      run.takeFirstCorrect();
    }
    DerivationTrace found = DerivationTrace.of(system, LABELS, run.state().derivation(), sentence);
    DerivationTrace oracles =
        DerivationTrace.of(GuidedRun.of("arc-eager", LABELS, "static", sentence.tree()), sentence);
    assertThat(found.table().text()).isEqualTo(oracles.table().text()).contains("likes –obj→ Mary");
  }
}
