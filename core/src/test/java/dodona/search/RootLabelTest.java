package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.MiniTreebank;
import dodona.model.Models;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RootLabelTest {

  private static int labeledRoot(DependencyTree tree, boolean ofTheRoot) {
    int count = 0;
    for (int word = 1; word <= tree.size(); word++) {
      count += tree.label(word).equals("root") && (tree.head(word) == 0) == ofTheRoot ? 1 : 0;
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource({
    "arc-eager,1",
    "arc-eager,4",
    "arc-standard,1",
    "arc-hybrid,4",
    "swap-standard,4",
    "covington,1",
    "easy-first,1"
  })
  void onlyTheArcOfTheRootIsLabeledSo(String name, int width) {
    int right = 0;
    for (int seed = 0; seed < 20; seed++) {
      TransitionSystem<?> system = TransitionSystems.named(name, List.of("a", "root", "b"));
      Parser parser = new Parser(Models.random(Models.shape(system, width, true), seed));
      for (Sentence sentence : MiniTreebank.all()) {
        DependencyTree tree = parser.parse(sentence);
        assertThat(labeledRoot(tree, false)).as("seed %s: %s", seed, tree).isZero();
        right += labeledRoot(tree, true);
      }
    }
    assertThat(right).isPositive();
  }

  @ParameterizedTest
  @CsvSource({"arc-eager,1", "easy-first,1", "swap-standard,4"})
  void aSystemWithNoOtherLabelIsLeftAlone(String name, int width) {
    TransitionSystem<?> system = TransitionSystems.named(name, List.of("root"));
    Parser parser = new Parser(Models.random(Models.shape(system, width, true), 1));
    for (Sentence sentence : MiniTreebank.all()) {
      assertThat(labeledRoot(parser.parse(sentence), false)).isEqualTo(sentence.size() - 1);
    }
  }
}
