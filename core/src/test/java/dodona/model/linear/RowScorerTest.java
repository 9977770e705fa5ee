package dodona.model.linear;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.Allocation;
import dodona.MiniTreebank;
import dodona.model.Models;
import dodona.model.Scorer;
import dodona.system.swapstandard.SwapStandard;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RowScorerTest {

  private final StackSystem system = new SwapStandard(List.of("nsubj", "obj", "root"));
  private final LinearModel model = Models.random(Models.shape(system, 1, false), 1);

  @Test
  void addsUpTheWeightsOfAllFeatures() {
    RowScorer scorer = model.open(Scorer.Hint.GREEDY);
    RowScorer remembering = model.open(Scorer.Hint.BEAM);
    int[] rows = new int[scorer.mostRows()];
    int[] scores = new int[model.transitions()];
    int[] remembered = new int[model.transitions()];
    Configuration c = new Configuration();
    Random random = new Random(1);
    for (Sentence sentence : MiniTreebank.all()) {
      scorer.begin(sentence);
      remembering.begin(sentence);
      for (int walk = 0; walk < 5; walk++) {
        system.initialize(c, sentence);
        while (!system.isTerminal(c)) {
          scorer.score(c, 0, scores);
          remembering.score(c, 0, remembered);
          int[] expected = new int[model.transitions()];
          int count = scorer.rows(c, 0, rows);
          for (int i = 0; i < count; i++) {
            for (int t = 0; t < expected.length; t++) {
              expected[t] += model.weights()[rows[i] + t];
            }
          }
          assertThat(scores).isEqualTo(expected);
          assertThat(remembered).isEqualTo(expected);
          int transition = random.nextInt(expected.length);
          while (!system.isLegal(c, transition)) {
            transition = random.nextInt(expected.length);
          }
          system.apply(c, transition);
        }
      }
    }
  }

  @Test
  void allocatesNothing() {
    for (boolean remember : new boolean[] {false, true}) {
      RowScorer scorer = model.open(remember ? Scorer.Hint.BEAM : Scorer.Hint.GREEDY);
      int[] scores = new int[model.transitions()];
      Sentence sentence = MiniTreebank.projective().get(1);
      Configuration c = new Configuration();
      long bytes =
          Allocation.bytesAfterWarmUp(
              20,
              () -> {
                scorer.begin(sentence);
                system.initialize(c, sentence.size());
                scorer.score(c, 0, scores);
                system.apply(c, 0);
                scorer.score(c, 0, scores);
              });

      assertThat(bytes).isZero();
    }
  }
}
