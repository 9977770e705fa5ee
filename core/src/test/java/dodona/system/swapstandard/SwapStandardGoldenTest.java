package dodona.system.swapstandard;

import static dodona.system.swapstandard.SwapStandardRuns.UNLABELLED;
import static org.assertj.core.api.Assertions.assertThat;

import dodona.SharedData;
import dodona.oracle.StaticOracle;
import dodona.transition.Configuration;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The oracles against test vectors that others computed: every tree of up to 4 words. */
class SwapStandardGoldenTest {

  @Test
  void agreesOnEveryTree() throws IOException {
    List<String> lines =
        Files.readAllLines(SharedData.require("golden/swap-standard-all-trees-up-to-4.tsv"));
    int trees = 0;
    for (String line : lines) {
      if (line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      int[] heads = Arrays.stream(cells[2].split(",")).mapToInt(Integer::parseInt).toArray();
      DependencyTree tree = DependencyTree.of(heads);
      assertThat(moves(new SwapStandardEagerOracle(UNLABELLED, tree), tree))
          .as(line)
          .isEqualTo(cells[5]);
      assertThat(moves(new SwapStandardLazyOracle(UNLABELLED, tree), tree))
          .as(line)
          .isEqualTo(cells[6]);
      assertThat(SwapStandardRuns.minimal(tree)).as(line).isEqualTo(Integer.parseInt(cells[7]));
      trees++;
    }
    assertThat(trees).isEqualTo(1 + 3 + 16 + 125);
  }

  /** The derivation with one letter a move: S shift, L left, R right, W swap. */
  private static String moves(StaticOracle<Configuration> oracle, DependencyTree tree) {
    Configuration c = SwapStandardRuns.follow(UNLABELLED, oracle, tree.size());
    StringBuilder letters = new StringBuilder();
    for (int transition : c.derivation()) {
      letters.append(
          switch ((StackMove) UNLABELLED.transitions().move(transition)) {
            case SHIFT -> 'S';
            case LEFT_ARC -> 'L';
            case RIGHT_ARC -> 'R';
            case SWAP -> 'W';
            default -> '?';
          });
    }
    return letters.toString();
  }
}
