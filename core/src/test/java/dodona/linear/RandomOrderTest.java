package dodona.linear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomOrderTest {

  private final SplittableRandom random = new SplittableRandom(1);

  @Test
  void everyOrderOfAFewNumbersOccurs() {
    Set<List<Integer>> orders = new HashSet<>();
    for (int i = 0; i < 500; i++) {
      orders.add(IntStream.of(RandomOrder.of(4, random)).boxed().toList());
    }

    assertThat(orders).hasSize(24);
    assertThat(orders).allSatisfy(order -> assertThat(order).containsOnlyOnce(0, 1, 2, 3));
  }

  @Test
  void everyPassGoesThroughAllExamplesInAnotherOrder() {
    List<Integer> learnt = new ArrayList<>();

    RandomOrder.passes(2, 30, random, learnt::add);

    List<Integer> first = learnt.subList(0, 30);
    List<Integer> second = learnt.subList(30, 60);
    assertThat(first).doesNotHaveDuplicates().isNotEqualTo(second);
    assertThat(second).containsExactlyInAnyOrderElementsOf(first);
  }

  /** Models trained with a seed stay the same from version to version. */
  @Test
  void aSeedMeansTheSameOrderForEver() {
    List<Integer> learnt = new ArrayList<>();

    RandomOrder.passes(2, 5, new SplittableRandom(7), learnt::add);

    assertThat(RandomOrder.of(6, new SplittableRandom(7))).containsExactly(4, 5, 0, 3, 1, 2);
    assertThat(learnt).containsExactly(0, 3, 4, 2, 1, 1, 3, 4, 2, 0);
  }
}
