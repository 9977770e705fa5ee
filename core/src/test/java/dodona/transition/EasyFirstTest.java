package dodona.transition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.SmallTrees;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EasyFirstTest {

  private static final List<String> LABELS = List.of("nsubj", "obj", "root");

  private final EasyFirst unlabelled = new EasyFirst(Reachable.UNLABELLED);
  private final EasyFirst labelled = new EasyFirst(LABELS);
  private final EasyFirstConfiguration c = new EasyFirstConfiguration();

  @Test
  void hasALegalTransitionUnlessTerminal() {
    for (boolean singleRoot : new boolean[] {false, true}) {
      for (int n = 0; n <= 5; n++) {
        for (EasyFirstConfiguration reached : Reachable.easyFirst(unlabelled, n, singleRoot)) {
          List<Integer> permitted = new ArrayList<>();
          Reachable.forEachLegal(unlabelled, reached, singleRoot, permitted::add);
          assertThat(permitted.isEmpty())
              .as("nothing permitted in %s", reached)
              .isEqualTo(unlabelled.isTerminal(reached));
          assertThat(reached.derivationLength()).isEqualTo(n + 1 - reached.listSize());
        }
      }
    }
  }

  /** A configuration is (λ, A) with its whole set of arcs. */
  @Test
  void reachesTheKnownNumberOfConfigurationsOfFourWords() {
    assertThat(Reachable.easyFirst(unlabelled, 4, false)).hasSize(143);
  }

  @Test
  void buildsExactlyTheProjectiveTrees() {
    for (int n = 0; n <= 5; n++) {
      assertThat(trees(n, false))
          .isEqualTo(
              SmallTrees.all(n).filter(Projectivity::isProjective).collect(Collectors.toSet()));
    }
  }

  @Test
  void keepsExactlyTheTreesOfASingleRootUnderThatConstraint() {
    for (int n = 1; n <= 5; n++) {
      assertThat(trees(n, true))
          .isEqualTo(
              trees(n, false).stream()
                  .filter(tree -> tree.rootCount() == 1)
                  .collect(Collectors.toSet()));
    }
  }

  private Set<DependencyTree> trees(int n, boolean singleRoot) {
    return Reachable.easyFirst(unlabelled, n, singleRoot).stream()
        .filter(unlabelled::isTerminal)
        .map(reached -> reached.tree(unlabelled.labels()))
        .collect(Collectors.toSet());
  }

  @Test
  void parsesASentenceByHand() {
    // John likes Mary: the object first, then the subject
    labelled.initialise(c, 3);
    labelled.replay(c, "RIGHT:3(obj) LEFT:3(nsubj)");
    assertThat(c).hasToString("λ=[0 2] A={2→1, 2→3}");
    labelled.replay(c, "RIGHT:1(root)");
    assertThat(c.tree(LABELS)).hasToString("2-nsubj->1 0-root->2 2-obj->3");
    assertThat(labelled.print(c)).isEqualTo("RIGHT:3(obj) LEFT:3(nsubj) RIGHT:1(root)");
  }

  @Test
  void takesATransitionApart() {
    int transition = labelled.id(5, EasyFirst.Direction.RIGHT, labelled.labelId("obj"));
    assertThat(labelled.head(transition)).isEqualTo(5);
    assertThat(labelled.direction(transition)).isEqualTo(EasyFirst.Direction.RIGHT);
    assertThat(labelled.label(transition)).isEqualTo(1);
    assertThat(labelled.id(5, EasyFirst.Direction.LEFT, 1)).isNotEqualTo(transition);
  }

  @Test
  void makesTheSameConfigurationAgainFromItsText() {
    Random random = new Random(31);
    for (int run = 0; run < 50; run++) {
      labelled.initialise(c, random.nextInt(15));
      while (!labelled.isTerminal(c)) {
        labelled.apply(c, ConfigurationTest.randomTransition(labelled, c, random));
      }
      EasyFirstConfiguration again = new EasyFirstConfiguration();
      labelled.initialise(again, c.words());
      labelled.replay(again, labelled.print(c));
      assertThat(again.derivation()).isEqualTo(c.derivation());
      assertThat(again.tree(LABELS)).isEqualTo(c.tree(LABELS));
    }
  }

  @Test
  void saysWhichTransitionIsIllegalWhereAndWhatIsLegal() {
    unlabelled.initialise(c, 2);
    assertThatThrownBy(() -> unlabelled.replay(c, "LEFT:3 LEFT:2"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("step 2: LEFT:2 is illegal in λ=[0 2] A={2→1}; legal: RIGHT:1");
  }

  @Test
  void saysWhichNameMeansNothing() {
    labelled.initialise(c, 2);
    assertThatThrownBy(() -> labelled.replay(c, "LEFT:3(iobj)"))
        .hasMessage(
            "step 1: no transition 'LEFT:3(iobj)' in this system, but such as LEFT:2(nsubj)");
    assertThatThrownBy(() -> labelled.replay(c, "LEFT:4(obj)"))
        .hasMessage("step 1: no place 4 for 'LEFT:4(obj)' in λ=[0 1 2] A={}");
  }
}
