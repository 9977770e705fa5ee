package dodona.train;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.MiniTreebank;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TrainingPassTest {

  private static final TrainingSet DATA =
      TrainingSet.of(MiniTreebank.all(), Silver.NONE, labels -> tree -> true);

  private static List<List<Sentence>> batches(int words, long seed) {
    List<List<Sentence>> batches = new ArrayList<>();
    TrainingPass pass = new TrainingPass(DATA, 1, seed, TrainingListener.SILENT);
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

  @Test
  void silverSentencesAreDrawnAnewBesideAllGoldOnes() {
    List<Sentence> gold = MiniTreebank.all().subList(0, 2);
    List<Sentence> others = MiniTreebank.all().subList(2, 8);
    TrainingSet data = TrainingSet.of(gold, new Silver(others, 0.5), labels -> tree -> true);
    Set<Sentence> seen = new HashSet<>();
    for (int iteration = 1; iteration <= 20; iteration++) {
      List<Sentence> handed = new ArrayList<>();
      TrainingPass pass = new TrainingPass(data, iteration, 1, TrainingListener.SILENT);
      pass.forEachBatch(2, batch -> batch.forEach(example -> handed.add(example.sentence())));
      assertThat(handed).hasSize(5).hasSize(pass.size()).containsAll(gold);
      seen.addAll(handed);
    }
    assertThat(seen).hasSize(8);
  }

  @Test
  void aFoldTakesItsGoldAndItsSilverSentencesAway() {
    List<Sentence> gold = MiniTreebank.all().subList(0, 4);
    List<Sentence> others = MiniTreebank.all().subList(4, 8);
    TrainingSet data = TrainingSet.of(gold, new Silver(others, 0.5), labels -> tree -> true);

    assertThat(data.without(0, 3).sizeOfPass()).isEqualTo(1 + 2);
    assertThat(data.without(3, 6).sizeOfPass()).isEqualTo(3 + 1);
    assertThat(data.without(6, 8).sizeOfPass()).isEqualTo(4 + 1);
  }
}
