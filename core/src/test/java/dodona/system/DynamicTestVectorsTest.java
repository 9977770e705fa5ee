package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import dodona.StackSystems;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracles;
import dodona.system.easyfirst.EasyFirst;
import dodona.system.easyfirst.EasyFirstConfiguration;
import dodona.transition.Configuration;
import dodona.transition.Derivation;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The dynamic oracles against costs that were computed elsewhere. */
class DynamicTestVectorsTest {

  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  /** One line: a gold tree, a derivation, and the costs of the moves that are legal after it. */
  private record Vector(DependencyTree gold, String derivation, List<String> costs) {

    static Vector of(String line) {
      String[] columns = line.split("\t", -1);
      int[] heads = Arrays.stream(columns[1].split(",")).mapToInt(Integer::parseInt).toArray();
      return new Vector(
          DependencyTree.of(heads),
          columns[3].equals("-") ? "" : columns[3].replace(',', ' '),
          columns[4].equals("-") ? List.of() : List.of(columns[4].split(",")));
    }
  }

  private static List<Vector> vectors(String system) throws IOException {
    Path file = SharedData.require("golden/dynamic-" + system + "-up-to-3.tsv");
    List<Vector> vectors =
        Files.readAllLines(file).stream()
            .filter(line -> Character.isDigit(line.charAt(0)))
            .map(Vector::of)
            .toList();
    assertThat(vectors).hasSizeGreaterThan(400);
    return vectors;
  }

  @ParameterizedTest
  @ValueSource(strings = {"arc-eager", "arc-hybrid", "arc-standard", "attardi"})
  void costsAreThoseOfTheTestVectors(String name) throws IOException {
    StackSystem system = StackSystems.named(name, UNLABELLED);
    for (Vector vector : vectors(name)) {
      DynamicOracle<Configuration> oracle =
          Oracles.namedDynamic(system, "dynamic").tree(vector.gold);
      Configuration c = new Configuration();
      system.initialize(c, vector.gold.size());
      Derivation.replay(system, c, vector.derivation);
      List<String> costs =
          ExhaustiveLoss.legal(system, c).stream()
              .map(t -> system.transitions().name(t) + "=" + oracle.cost(c, t))
              .toList();
      assertThat(costs).as("%s", vector).containsExactlyInAnyOrderElementsOf(vector.costs);
    }
  }

  @Test
  void easyFirstCostsAreThoseOfTheTestVectors() throws IOException {
    EasyFirst system = new EasyFirst(UNLABELLED);
    for (Vector vector : vectors("easy-first")) {
      DynamicOracle<EasyFirstConfiguration> oracle =
          Oracles.namedDynamic(system, "dynamic").tree(vector.gold);
      EasyFirstConfiguration c = new EasyFirstConfiguration();
      system.initialize(c, vector.gold.size());
      Derivation.replay(system, c, vector.derivation);
      for (String expected : vector.costs) {
        String move = expected.substring(0, expected.indexOf('='));
        assertThat(move + "=" + oracle.cost(c, system.parse(c, move)))
            .as("%s", vector)
            .isEqualTo(expected);
      }
    }
  }
}
