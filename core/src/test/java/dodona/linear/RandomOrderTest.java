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

  @Test
  void aPassTakesAllGoldExamplesAndDrawsSilverOnesAnew() {
    Set<Integer> drawn = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      List<Integer> order = IntStream.of(RandomOrder.of(3, 6, 2, random)).boxed().toList();
      assertThat(order).hasSize(5).doesNotHaveDuplicates().contains(0, 1, 2);
      order.stream().filter(number -> number >= 3).forEach(drawn::add);
    }

    assertThat(drawn).containsExactlyInAnyOrder(3, 4, 5, 6, 7, 8);
  }

  @Test
  void passesWithoutSilverExamplesAreWhatTheyWere() {
    List<Integer> learnt = new ArrayList<>();
    List<Integer> withNone = new ArrayList<>();

    RandomOrder.passes(2, 9, new SplittableRandom(7), learnt::add);
    RandomOrder.passes(2, 9, 0, 0, new SplittableRandom(7), withNone::add);

    assertThat(withNone).isEqualTo(learnt);
  }

  @Test
  void everyPassWithSilverExamplesIsAnother() {
    List<Integer> learnt = new ArrayList<>();

    RandomOrder.passes(2, 10, 20, 10, random, learnt::add);

    assertThat(learnt).hasSize(40);
    assertThat(new HashSet<>(learnt.subList(0, 20)))
        .hasSize(20)
        .isNotEqualTo(new HashSet<>(learnt.subList(20, 40)));
  }
}
