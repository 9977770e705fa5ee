package dodona.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dodona.system.arceager.ArcEager;
import dodona.system.attardi.Attardi;
import dodona.system.swapstandard.SwapStandard;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OraclesTest {

  private static final DependencyTree TREE = DependencyTree.of(2, 0, 2);

  @ParameterizedTest
  @CsvSource({
    "arc-standard, static nd dynamic",
    "arc-hybrid, static nd dynamic",
    "arc-eager, static nd dynamic",
    "attardi, static nd dynamic",
    "swap-standard, eager lazy minimal nd-sw nd-all dynamic static-dynamic",
    "easy-first, nd dynamic",
    "covington, static nd dynamic"
  })
  void knowsTheOraclesOfEachSystem(String name, String oracles) {
    assertThat(Oracles.names(name)).containsExactly(oracles.split(" "));
    for (String oracle : Oracles.names(name)) {
      OracleKind expected =
          switch (oracle) {
            case "static", "eager", "lazy", "minimal" -> OracleKind.STATIC;
            case "nd", "nd-sw", "nd-all" -> OracleKind.NON_DETERMINISTIC;
            default -> OracleKind.DYNAMIC;
          };
      assertThat(Oracles.kind(name, oracle)).isEqualTo(expected);
      assertThat(Oracles.names(name, expected)).contains(oracle);
      assertThat(Oracles.named(TransitionSystems.named(name), oracle).tree(TREE))
          .isInstanceOf(
              switch (expected) {
                case STATIC -> StaticOracle.class;
                case NON_DETERMINISTIC -> NonDeterministicOracle.class;
                case DYNAMIC -> DynamicOracle.class;
              });
    }
  }

  @Test
  void everySystemHasOracles() {
    for (String name : TransitionSystems.names()) {
      assertThat(Oracles.names(name)).as(name).isNotEmpty();
    }
  }

  @Test
  void anUnknownNameIsAnErrorThatListsTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.named(new Attardi(), "nd-all"))
        .withMessage("attardi has no oracle 'nd-all'; expected static, nd or dynamic");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.names("arc-lazy"))
        .withMessageStartingWith("unknown transition system 'arc-lazy'; expected arc-standard,");
  }

  @Test
  void anOracleOfAnotherKindIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.namedDynamic(new SwapStandard(), "nd-all"))
        .withMessage("the oracle 'nd-all' of swap-standard is not dynamic");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Oracles.namedNonDeterministic(new ArcEager(), "static"))
        .withMessage("the oracle 'static' of arc-eager is not non-deterministic");
  }

  @Test
  void aSystemSaysWhatToTrainWith() {
    assertThat(Oracles.forTraining("arc-eager", false)).isEqualTo("dynamic");
    assertThat(Oracles.forTraining("arc-eager", true)).isEqualTo("nd");
    assertThat(Oracles.forTraining("swap-standard", false)).isEqualTo("lazy");
  }
}
