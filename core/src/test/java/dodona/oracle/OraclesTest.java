package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OraclesTest {

  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  @ParameterizedTest
  @CsvSource({
    "arc-standard, static nd dynamic",
    "arc-hybrid, static nd dynamic",
    "arc-eager, static nd dynamic",
    "attardi, static dynamic",
    "swap-standard, eager lazy minimal nd-sw nd-all"
  })
  void knowsTheOraclesOfEachSystem(String name, String oracles) {
    TransitionSystem system = TransitionSystems.named(name, UNLABELLED);
    assertThat(Oracles.names(system)).containsExactly(oracles.split(" "));
    for (String oracle : Oracles.names(system)) {
      Class<? extends Oracle> kind =
          switch (oracle) {
            case "static", "eager", "lazy", "minimal" -> StaticOracle.class;
            case "nd", "nd-sw", "nd-all" -> NonDeterministicOracle.class;
            default -> DynamicOracle.class;
          };
      assertThat(Oracles.named(system, oracle).tree(DependencyTree.of(2, 0, 2))).isInstanceOf(kind);
    }
  }

  @Test
  void anUnknownNameIsAnErrorThatListsTheKnownOnes() {
    TransitionSystem system = TransitionSystems.named("attardi", UNLABELLED);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.named(system, "nd"))
        .withMessage("attardi has no oracle 'nd'; it has static, dynamic");
  }

  @Test
  void swapStandardHasNoDynamicOracle() {
    TransitionSystem system = TransitionSystems.named("swap-standard", UNLABELLED);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.dynamic(system))
        .withMessageContaining("swap-standard");
  }
}
