package dodona.transition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.RandomTransition;
import dodona.StackSystems;
import dodona.system.arceager.ArcEager;
import dodona.system.arcstandard.ArcStandard;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DerivationTest {

  private static final List<String> LABELS = List.of("nsubj", "obj", "root");

  @Test
  void parsesASentenceByHandInEachSystem() {
    // John likes Mary
    String tree = "2-nsubj->1 0-root->2 2-obj->3";
    assertThat(replayed("arc-standard", "SH SH LA(nsubj) SH RA(obj) RA(root)")).isEqualTo(tree);
    assertThat(replayed("swap-standard", "SH SH SH SW RA(obj) RA(root) SH RA(root)"))
        .isEqualTo("0-root->1 0-root->2 1-obj->3");
    assertThat(replayed("arc-hybrid", "SH LA(nsubj) SH SH RA(obj) RA(root)")).isEqualTo(tree);
    assertThat(replayed("arc-eager", "SH LA(nsubj) SH RA(obj) RE LA(root)")).isEqualTo(tree);
    assertThat(replayed("attardi", "SH SH SH LA2(nsubj) RA(obj) RA(root)"))
        .isEqualTo("3-nsubj->1 0-root->2 2-obj->3");
  }

  private static String replayed(String name, String derivation) {
    StackSystem system = StackSystems.named(name, LABELS);
    Configuration c = new Configuration();
    system.initialize(c, 3);
    Derivation.replay(system, c, derivation);
    assertThat(system.isTerminal(c)).isTrue();
    return c.tree(LABELS).toString();
  }

  @Test
  void makesTheSameConfigurationAgainFromItsText() {
    Random random = new Random(21);
    for (String name : StackSystems.names()) {
      StackSystem system = StackSystems.named(name, LABELS);
      for (int run = 0; run < 30; run++) {
        Configuration c = new Configuration();
        system.initialize(c, random.nextInt(15));
        while (!system.isTerminal(c)) {
          system.apply(c, RandomTransition.in(system, c, random));
        }
        String text = Derivation.print(system, c);
        Configuration again = new Configuration();
        system.initialize(again, c.words());
        Derivation.replay(system, again, text);
        assertThat(again).hasToString(c.toString());
        assertThat(again.derivation()).isEqualTo(c.derivation());
        assertThat(again.tree(LABELS)).isEqualTo(c.tree(LABELS));
      }
    }
  }

  @Test
  void saysWhichTransitionIsIllegalWhereAndWhatIsLegal() {
    StackSystem system = new ArcStandard(LABELS);
    Configuration c = new Configuration();
    system.initialize(c, 2);
    assertThatThrownBy(() -> Derivation.replay(system, c, "SH LA(obj) SH"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("step 2: LA(obj) is illegal in σ=[0 1] β=[2] A={}; legal: SH RA");
    assertThat(c.derivationLength()).isEqualTo(1);
  }

  @Test
  void saysThatNothingIsLegalAtTheEnd() {
    StackSystem system = new ArcEager(LABELS);
    Configuration c = new Configuration();
    system.initialize(c, 0);
    assertThatThrownBy(() -> Derivation.replay(system, c, 0))
        .hasMessage("step 1: SH is illegal in σ=[] β=[0] A={}; legal: nothing, it is terminal");
  }

  @Test
  void saysWhichNameIsUnknown() {
    StackSystem system = new ArcStandard(LABELS);
    Configuration c = new Configuration();
    system.initialize(c, 2);
    assertThatThrownBy(() -> Derivation.replay(system, c, " SH SX"))
        .hasMessageStartingWith("step 2: unknown transition 'SX'");
    Derivation.replay(system, c, " ");
    assertThat(c.derivationLength()).isOne();
  }
}
