package dodona.neural.model;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.model.ParserModel;
import dodona.neural.train.NeuralTraining;
import dodona.neural.train.TinyTreebank;
import dodona.search.GivenArcsConstraint;
import dodona.search.Parser;
import dodona.train.Training;
import dodona.train.recipe.Recipe;
import dodona.transition.TransitionSystems;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GivenArcsTest {

  static List<String> systems() {
    return TransitionSystems.names();
  }

  /** The sentence with about half of its heads, every second of them with its label. */
  private static Sentence partOf(Sentence sentence, Random random) {
    int[] heads = new int[sentence.size() + 1];
    Arrays.fill(heads, -1);
    Sentence part = sentence.withoutTree();
    for (int d = 1; d <= sentence.size(); d++) {
      if (random.nextBoolean()) {
        heads[d] = sentence.head(d);
        if (random.nextBoolean()) {
          part = part.withCell(d, Column.DEPREL, sentence.deprel(d));
        }
      }
    }
    return part.withHeads(heads);
  }

  /** One iteration over a handful of sentences is too little to find these arcs without help. */
  @ParameterizedTest
  @MethodSource("systems")
  void aNetworkKeepsGivenArcsAndLabels(String system) throws IOException {
    List<Sentence> sentences = TinyTreebank.projective();
    Recipe recipe = Recipe.builder(system).iterations(1).build();
    ParserModel model =
        Training.of(
                recipe,
                sentences,
                NeuralTraining.learners(TinyTreebank.encoder(), TinyTreebank.options(), sentences))
            .run()
            .model();
    Parser free = new Parser(model);
    Parser keeping =
        new Parser(model, model.decoding().beamWidth(), new GivenArcsConstraint(true, true, false));
    Random random = new Random(5);
    int helped = 0;
    for (int i = 0; i < 40; i++) {
      Sentence part = partOf(sentences.get(i % sentences.size()), random);
      DependencyTree tree = keeping.parse(part);
      DependencyTree without = free.parse(part.withoutTree());
      for (int d = 1; d <= part.size(); d++) {
        if (part.head(d) >= 0) {
          assertThat(tree.head(d)).as("%s in %s", d, tree).isEqualTo(part.head(d));
          helped += without.head(d) == part.head(d) ? 0 : 1;
        }
        if (!part.deprel(d).equals("_")) {
          assertThat(tree.label(d)).as("%s in %s", d, tree).isEqualTo(part.deprel(d));
        }
      }
    }
    assertThat(helped).as("given arcs that %s misses without them", system).isPositive();
  }
}
