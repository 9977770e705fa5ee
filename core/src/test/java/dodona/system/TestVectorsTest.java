package dodona.system;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import dodona.StackSystems;
import dodona.system.easyfirst.EasyFirst;
import dodona.system.easyfirst.EasyFirstConfiguration;
import dodona.transition.Configuration;
import dodona.transition.Derivation;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.StackSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The test vectors of the dynamic oracles name the legal moves and the mistakes of each end. */
class TestVectorsTest {

  /** One line: a configuration of a sentence, given as a derivation. */
  private record Vector(
      int n, List<Integer> heads, String derivation, Set<String> legal, int loss) {

    static Vector of(String line) {
      String[] fields = line.split("\t", -1);
      Set<String> legal =
          fields[4].equals("-")
              ? Set.of()
              : Arrays.stream(fields[4].split(",", -1))
                  .map(cost -> cost.split("=", -1)[0])
                  .collect(Collectors.toSet());
      return new Vector(
          Integer.parseInt(fields[0]),
          Arrays.stream(fields[1].split(",", -1)).map(Integer::valueOf).toList(),
          fields[3].equals("-") ? "" : fields[3].replace(',', ' '),
          legal,
          Integer.parseInt(fields[5]));
    }

    int mistakes(PartialTree c) {
      int mistakes = 0;
      for (int word = 1; word <= n; word++) {
        mistakes += c.head(word) == heads.get(word - 1) ? 0 : 1;
      }
      return mistakes;
    }
  }

  @Test
  void stackSystemsAgreeWithThem() throws IOException {
    for (String name : List.of("arc-standard", "arc-hybrid", "arc-eager", "attardi")) {
      StackSystem system = StackSystems.named(name, StackSystems.UNLABELLED);
      Set<String> reached = new HashSet<>();
      for (Vector vector : read(name)) {
        Configuration c = new Configuration();
        system.initialize(c, vector.n);
        Derivation.replay(system, c, vector.derivation);
        assertThat(system.legalMoveList(c, 0).stream().map(Move::shortName))
            .as("%s after %s", name, vector.derivation)
            .containsExactlyInAnyOrderElementsOf(vector.legal);
        if (system.isTerminal(c)) {
          assertThat(vector.mistakes(c)).as(vector.derivation).isEqualTo(vector.loss);
        }
        reached.add(c.toString());
      }
      assertThat(reached)
          .isEqualTo(
              Stream.of(1, 2, 3)
                  .flatMap(n -> Reachable.configurations(system, n, false).stream())
                  .map(Configuration::toString)
                  .collect(Collectors.toSet()));
    }
  }

  @Test
  void easyFirstAgreesWithThem() throws IOException {
    EasyFirst system = new EasyFirst();
    for (Vector vector : read("easy-first")) {
      EasyFirstConfiguration c = new EasyFirstConfiguration();
      system.initialize(c, vector.n);
      Derivation.replay(system, c, vector.derivation);
      assertThat(Derivation.print(system, c)).isEqualTo(vector.derivation);
      Set<String> legal = new HashSet<>();
      Reachable.permitted(system, c, false).forEach(t -> legal.add(system.name(c, t)));
      assertThat(legal).as(vector.derivation).isEqualTo(vector.legal);
      if (system.isTerminal(c)) {
        assertThat(vector.mistakes(c)).as(vector.derivation).isEqualTo(vector.loss);
      }
    }
  }

  private static List<Vector> read(String system) throws IOException {
    return Files.readAllLines(SharedData.require("golden/dynamic-" + system + "-up-to-3.tsv"))
        .stream()
        .filter(line -> !line.startsWith("#"))
        .map(Vector::of)
        .toList();
  }
}
