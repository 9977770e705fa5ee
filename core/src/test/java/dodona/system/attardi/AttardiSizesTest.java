package dodona.system.attardi;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.oracle.Derivability;
import dodona.treebank.DependencyTree;
import org.junit.jupiter.api.Test;

/** Sizes of the configurations that Attardi's dynamic oracle is asked about. */
class AttardiSizesTest {

  @Test
  void measuresEveryConfigurationOfADerivationButTheLast() {
    AttardiSizes sizes = new AttardiSizes();
    sizes.add(DependencyTree.of(2, 0, 2)); // SH SH LA SH RA RA
    assertThat(sizes.configurations()).isEqualTo(6);
    assertThat(sizes.stack()).isEqualTo(new AttardiSizes.Sizes(1 + 2 + 3 + 2 + 3 + 2, 3));
    assertThat(sizes.buffer()).isEqualTo(new AttardiSizes.Sizes(3 + 2 + 1 + 1, 3));
    // While word 3 is in the buffer, word 2 or word 3 itself stands for all of it.
    assertThat(sizes.reduced()).isEqualTo(new AttardiSizes.Sizes(1 + 1 + 1 + 1, 1));
  }

  @Test
  void leavesOutTreesThatTheSystemCannotDerive() {
    AttardiSizes sizes = new AttardiSizes();
    DependencyTree beyond =
        SmallTrees.all(4)
            .filter(tree -> !Derivability.canDerive("attardi", tree))
            .findFirst()
            .orElseThrow();
    sizes.add(beyond);
    assertThat(sizes.configurations()).isZero();
  }
}
