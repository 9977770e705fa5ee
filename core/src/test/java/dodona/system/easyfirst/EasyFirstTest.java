package dodona.system.easyfirst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.RandomTransition;
import dodona.transition.Derivation;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EasyFirstTest {

  private static final List<String> LABELS = List.of("nsubj", "obj", "root");

  private final EasyFirst unlabeled = new EasyFirst();
  private final EasyFirst labeled = new EasyFirst(LABELS);
  private final EasyFirstConfiguration c = new EasyFirstConfiguration();

  @Test
  void parsesASentenceByHand() {
    // John likes Mary: the object first, then the subject
    labeled.initialize(c, 3);
    Derivation.replay(labeled, c, "RIGHT:3(obj) LEFT:3(nsubj)");
    assertThat(c).hasToString("λ=[0 2] A={2→1, 2→3}");
    Derivation.replay(labeled, c, "RIGHT:1(root)");
    assertThat(c.tree(LABELS)).hasToString("2-nsubj->1 0-root->2 2-obj->3");
    assertThat(Derivation.print(labeled, c)).isEqualTo("RIGHT:3(obj) LEFT:3(nsubj) RIGHT:1(root)");
  }

  @Test
  void numbersTheTransitionsOfOneSiteAfterTheOther() {
    labeled.initialize(c, 3);
    int transition = labeled.id(1, EasyFirst.Direction.LEFT, 1);
    assertThat(transition).isEqualTo((1 * 6) + 3 + 1);
    assertThat(labeled.name(c, transition)).isEqualTo("LEFT:3(obj)");
    assertThat(labeled.parse(c, "LEFT:3(obj)")).isEqualTo(transition);
    assertThat(labeled.isLegal(c, transition)).isTrue();
    assertThat(labeled.isLegal(c, labeled.id(3, EasyFirst.Direction.RIGHT, 1))).isFalse();
  }

  @Test
  void makesTheSameConfigurationAgainFromItsText() {
    Random random = new Random(31);
    for (int run = 0; run < 50; run++) {
      labeled.initialize(c, random.nextInt(15));
      while (!labeled.isTerminal(c)) {
        labeled.apply(c, RandomTransition.in(labeled, c, random));
      }
      EasyFirstConfiguration again = new EasyFirstConfiguration();
      labeled.initialize(again, c.words());
      Derivation.replay(labeled, again, Derivation.print(labeled, c));
      assertThat(again.derivation()).isEqualTo(c.derivation());
      assertThat(again.tree(LABELS)).isEqualTo(c.tree(LABELS));
    }
  }

  @Test
  void saysWhichTransitionIsIllegalWhereAndWhatIsLegal() {
    unlabeled.initialize(c, 2);
    assertThatThrownBy(() -> Derivation.replay(unlabeled, c, "LEFT:3 LEFT:2"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("step 2: LEFT:2 is illegal in λ=[0 2] A={2→1}; legal: RIGHT:1");
  }

  @Test
  void saysWhichNameMeansNothing() {
    labeled.initialize(c, 2);
    assertThatThrownBy(() -> Derivation.replay(labeled, c, "LEFT:3(iobj)"))
        .hasMessage(
            "step 1: unknown transition 'LEFT:3(iobj)'; expected something like"
                + " LEFT:2(nsubj)");
    assertThatThrownBy(() -> Derivation.replay(labeled, c, "LEFT:4(obj)"))
        .hasMessage("step 1: no position 4 for 'LEFT:4(obj)' in λ=[0 1 2] A={}");
  }
}
