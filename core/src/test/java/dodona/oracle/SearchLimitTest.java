package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dodona.explore.Explorer;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SearchLimitTest {

  private static final Duration SOON = Duration.ofSeconds(20);

  /** Words in random order, each with a head before it in that order: hardly ever projective. */
  private static DependencyTree tangled(int words) {
    Random random = new Random(7);
    List<Integer> order = new ArrayList<>();
    for (int word = 1; word <= words; word++) {
      order.add(word);
    }
    Collections.shuffle(order, random);
    int[] heads = new int[words];
    String[] labels = new String[words];
    for (int i = 0; i < words; i++) {
      heads[order.get(i) - 1] = i == 0 ? 0 : order.get(random.nextInt(i));
      labels[i] = DependencyTree.NO_LABEL;
    }
    return DependencyTree.of(heads, labels);
  }

  private static final class Enough implements Runnable {
    private int calls;

    @Override
    public void run() {
      if (++calls == 2) {
        throw new IllegalStateException("enough");
      }
    }
  }

  @Test
  void endsASearchWhileAnOracleIsBoundToATree() {
    DependencyTree tree = tangled(60);
    Enough enough = new Enough();
    assertTimeoutPreemptively(
        SOON,
        () ->
            assertThatIllegalStateException()
                .isThrownBy(
                    () ->
                        SearchLimit.within(
                            Integer.MAX_VALUE,
                            enough,
                            () -> Explorer.of("swap-standard", "minimal", tree)))
                .withMessage("enough"));
  }

  @Test
  void boundsTheStatesOfASearch() {
    DependencyTree tree = tangled(60);
    assertTimeoutPreemptively(
        SOON,
        () -> {
          Explorer<?> explorer =
              SearchLimit.within(
                  1_000, () -> {}, () -> Explorer.of("swap-standard", "minimal", tree));
          assertThat(explorer).isNotNull();
        });
  }

  @Test
  void endsTheWorkOfEveryOracleOfEverySystem() {
    DependencyTree tree = tangled(40);
    for (String system : TransitionSystems.names()) {
      for (String oracle : Oracles.names(system)) {
        Runnable never =
            () -> {
              throw new IllegalStateException("enough");
            };
        assertThatIllegalStateException()
            .as(system + " " + oracle)
            .isThrownBy(
                () ->
                    SearchLimit.within(
                        1_000, never, () -> Explorer.of(system, oracle, tree).after(List.of())))
            .withMessage("enough");
      }
    }
  }

  @Test
  void endsWithTheWork() {
    Enough enough = new Enough();
    assertThat(SearchLimit.within(5, enough, () -> SearchLimit.states(10))).isEqualTo(5);
    assertThat(SearchLimit.states(10)).isEqualTo(10);
    SearchLimit.check();
    assertThat(enough.calls).isZero();
  }
}
