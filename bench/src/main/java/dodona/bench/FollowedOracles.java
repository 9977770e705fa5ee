package dodona.bench;

import dodona.oracle.Derivability;
import dodona.oracle.GuidedRun;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Follows every oracle that is defined on correct paths through the trees of a treebank that its
 * system can derive; a score is the time for all of them. {@link DynamicOracles} has the others.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FollowedOracles {

  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  /** The treebank, given with {@code -p file=…}. */
  @Param("")
  public String file = "";

  /** The transition system and its oracle. */
  @Param({
    "arc-standard/static",
    "arc-standard/nd",
    "arc-hybrid/static",
    "arc-hybrid/nd",
    "arc-eager/static",
    "arc-eager/nd",
    "attardi/static",
    "swap-standard/eager",
    "swap-standard/lazy",
    "swap-standard/minimal",
    "swap-standard/nd-sw",
    "swap-standard/nd-all",
    "easy-first/nd"
  })
  public String oracle = "";

  private final List<DependencyTree> trees = new ArrayList<>();

  /** Reads the treebank. */
  @Setup
  public void load() throws IOException {
    trees.clear();
    try (ConlluReader reader = ConlluReader.open(Path.of(file))) {
      for (Sentence sentence : reader) {
        DependencyTree tree = DependencyTree.of(sentence.tree().heads());
        if (Derivability.canDerive(system(), tree)) {
          trees.add(tree);
        }
      }
    }
  }

  private String system() {
    return oracle.substring(0, oracle.indexOf('/'));
  }

  /** Asks the oracle in every configuration of its derivations. */
  @Benchmark
  public long follow() {
    String name = oracle.substring(oracle.indexOf('/') + 1);
    BitSet optimal = new BitSet();
    long configurations = 0;
    for (DependencyTree tree : trees) {
      GuidedRun<?> run = GuidedRun.of(system(), UNLABELLED, name, tree);
      while (!run.isTerminal()) {
        run.optimal(optimal);
        run.take(optimal.nextSetBit(0));
        configurations++;
      }
    }
    return configurations;
  }
}
