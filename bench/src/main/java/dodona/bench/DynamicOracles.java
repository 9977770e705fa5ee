package dodona.bench;

import dodona.oracle.GuidedRun;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
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
 * Follows dynamic oracles through the sentences of a treebank, with a random legal transition
 * instead of a correct one every tenth time; a score is the time for all of them. The number of
 * configurations is printed once.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 5)
@Fork(1)
public class DynamicOracles {

  private static final double MISTAKES = 0.1;
  private static final List<String> UNLABELLED = List.of(DependencyTree.NO_LABEL);

  /** The treebank, given with {@code -p file=…}. */
  @Param("")
  public String file = "";

  /** The transition system. */
  @Param({"arc-eager", "arc-hybrid", "arc-standard", "attardi", "easy-first"})
  public String system = "";

  private final List<DependencyTree> trees = new ArrayList<>();

  /** Reads the treebank. */
  @Setup
  public void load() throws IOException {
    trees.clear();
    try (ConlluReader reader = ConlluReader.open(Path.of(file))) {
      for (Sentence sentence : reader) {
        trees.add(DependencyTree.of(sentence.tree().heads()));
      }
    }
    System.out.println(walk() + " configurations");
  }

  /** Asks the oracle in every configuration of all walks. */
  @Benchmark
  public long walk() {
    SplittableRandom random = new SplittableRandom(1);
    BitSet optimal = new BitSet();
    long configurations = 0;
    for (DependencyTree tree : trees) {
      GuidedRun<?> run = GuidedRun.of(system, UNLABELLED, "dynamic", tree);
      while (!run.isTerminal()) {
        run.optimal(optimal);
        int transition = optimal.nextSetBit(0);
        if (random.nextDouble() < MISTAKES) {
          List<Integer> legal = run.legal();
          transition = legal.get(random.nextInt(legal.size()));
        }
        run.take(transition);
        configurations++;
      }
    }
    return configurations;
  }
}
