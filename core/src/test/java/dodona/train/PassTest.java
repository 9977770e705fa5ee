package dodona.train;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.MiniTreebank;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PassTest {

  private static final TrainingSet DATA = TrainingSet.of(MiniTreebank.all(), tree -> true);

  private static List<List<Sentence>> batches(int words, long seed) {
    List<List<Sentence>> batches = new ArrayList<>();
    Pass pass = new Pass(DATA, 1, seed, TrainingListener.SILENT);
    pass.forEachBatchOfWords(
        words, batch -> batches.add(batch.stream().map(Example::sentence).toList()));
    return batches;
  }

  @Test
  void batchesOfWordsHoldEveryExampleOnceAndNoMoreWordsThanTheyMay() {
    for (int words = 1; words < 60; words++) {
      List<List<Sentence>> batches = batches(words, 1);
      assertThat(batches.stream().flatMap(List::stream))
          .containsExactlyInAnyOrderElementsOf(
              DATA.examples().stream().map(Example::sentence).toList());
      for (List<Sentence> batch : batches) {
        assertThat(batch).isNotEmpty();
        if (batch.size() > 1) {
          assertThat(batch.stream().mapToInt(Sentence::size).sum()).isLessThanOrEqualTo(words);
        }
      }
    }
  }

  @Test
  void theOrderFollowsFromTheSeed() {
    assertThat(batches(20, 1)).isEqualTo(batches(20, 1)).isNotEqualTo(batches(20, 2));
  }
}
