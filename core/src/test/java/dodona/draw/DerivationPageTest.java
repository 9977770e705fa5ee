package dodona.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.oracle.GuidedRun;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.api.Test;

class DerivationPageTest {

  private static final List<String> LABELS = List.of("nsubj", "root", "obj");

  private static Sentence sentence(String... forms) {
    return Sentence.ofForms(forms)
        .withTree(DependencyTree.of(new int[] {2, 0, 2}, LABELS.toArray(new String[0])));
  }

  private static DerivationTrace trace(Sentence sentence) {
    return DerivationTrace.of(
        GuidedRun.of("arc-eager", LABELS, "dynamic", sentence.tree()), sentence);
  }

  @Test
  void needsNothingButItself() {
    String page =
        DerivationPage.html(
            "John likes Mary", "arc-eager", trace(sentence("John", "likes", "Mary")));
    assertThat(page)
        .contains("<title>John likes Mary</title>")
        .contains("\"words\": [\"ROOT\",\"John\",\"likes\",\"Mary\"]")
        .contains("\"name\": \"LA(nsubj)\"", "\"arc\": [2,1,\"nsubj\"]")
        .contains("Content-Security-Policy", "default-src 'none'", "aria-live", "color-scheme")
        .doesNotContain("%DATA%", "%STYLE%", "%SCRIPT%", "%TITLE%")
        .doesNotContainPattern("(src|href)=")
        .doesNotContainPattern("url\\(|@import|fetch\\(");
    assertThat(page.length()).isLessThan(30_000);
  }

  @Test
  void noWordCanEndTheScriptOrBeAPlaceholder() {
    String hostile = "</script><img src=x onerror=alert(1)>";
    String page =
        DerivationPage.html("%DATA% & <b>", "by", trace(sentence(hostile, "%STYLE%", "\u2028")));
    assertThat(page)
        .contains("<title>%DATA% &amp; &lt;b&gt;</title>")
        .contains("\\u003c/script>\\u003cimg src=x")
        .doesNotContain(hostile)
        .doesNotContain("\u2028");
    assertThat(page.split("</script>", -1)).hasSize(2);
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
