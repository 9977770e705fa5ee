package dodona.system.attardi;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.oracle.base.BufferReduction;
import dodona.oracle.base.GoldTree;
import dodona.system.ExhaustiveLoss;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The sample run of Gómez-Rodríguez, Sartorio &amp; Satta (2014), Section 5.4 and Figure 4: a Czech
 * sentence of 13 words in the configuration σ = [0, 1, 3, 4], β = [5, …, 13], A = {3→2}.
 *
 * <p>The head of 7, the verb, is 4, the conjunction <i>však</i>, as in the Prague Dependency
 * Treebank. Inside 5 … 12 only the root 7 of that part matters.
 */
class AttardiSampleRunTest {

  private static final DependencyTree GOLD =
      DependencyTree.of(7, 3, 1, 0, 6, 7, 4, 9, 7, 9, 10, 11, 0);

  private static final Attardi SYSTEM = new Attardi();
  private static final GoldTree TREE = new GoldTree(GOLD, label -> 0);

  private final Configuration c = new Configuration();

  @BeforeEach
  void reachTheConfiguration() {
    SYSTEM.initialize(c, GOLD.size());
    for (String move : List.of("SH", "SH", "SH", "LA", "SH")) {
      SYSTEM.apply(c, SYSTEM.transitions().parse(move));
    }
    assertThat(c.stackSize()).isEqualTo(4);
    assertThat(c.head(2)).isEqualTo(3);
    assertThat(c.b(0)).isEqualTo(5);
  }

  @Test
  void theBufferIsReducedToSevenAndThirteen() {
    BufferReduction reduction = new BufferReduction(TREE, false);
    reduction.reduce(c);
    assertThat(IntStream.range(0, reduction.length()).map(reduction::word))
        .containsExactly(0, 1, 3, 4, 7, 13);
  }

  @Test
  void theLossIsOneThoughThereIsNoMistakeYet() {
    assertThat(new AttardiTable(TREE).remainingLoss(c)).isEqualTo(1);
    assertThat(new AttardiSearch(TREE, Integer.MAX_VALUE).remainingLoss(c, Integer.MAX_VALUE))
        .isEqualTo(1);
    assertThat(new ExhaustiveLoss<>(SYSTEM, GOLD).remaining(c)).isEqualTo(1);
  }

  /** Figure 4(c); words are given by number, −1 is $. */
  @ParameterizedTest
  @CsvSource({
    "0, 1, -1, -1, 0, 0",
    "1, 2, 0, 0, 1, 0",
    "2, 3, 1, 1, 3, 0",
    "3, 4, 3, 3, 4, 0",
    "4, 5, 4, 4, 7, 0",
    "5, 6, 0, 0, 13, 0",
    "2, 4, 1, 1, 4, 1",
    "3, 5, 3, 4, 7, 1",
    "2, 5, 1, 4, 7, 1",
    "1, 5, 0, 0, 4, 1",
    "0, 5, -1, -1, 0, 1",
    "0, 6, -1, -1, 0, 1"
  })
  void theTableHoldsWhatThePaperPrints(int i, int j, int h1, int h2, int h3, int loss) {
    AttardiTable table = new AttardiTable(TREE);
    assertThat(table.remainingLoss(c)).isEqualTo(1);
    assertThat(table.entry(i, j, place(h1), place(h2), place(h3))).isEqualTo(loss);
  }

  @ParameterizedTest
  @CsvSource({"0, 2", "0, 3", "1, 3"})
  void cellsInsideTheStackAreEmpty(int i, int j) {
    AttardiTable table = new AttardiTable(TREE);
    assertThat(table.remainingLoss(c)).isEqualTo(1);
    for (int h1 = -1; h1 < i; h1++) {
      for (int h3 = i; h3 < j; h3++) {
        assertThat(table.entry(i, j, h1, h1, h3)).isEqualTo(-1);
        for (int h2 = i; h2 < h3; h2++) {
          assertThat(table.entry(i, j, h1, h2, h3)).isEqualTo(-1);
        }
      }
    }
  }

  /** The place of a word in γ. */
  private static int place(int word) {
    return word < 0 ? word : List.of(0, 1, 3, 4, 7, 13).indexOf(word);
  }
}
