package dodona.cli.option;

import dodona.cli.terminal.UsageException;
import dodona.lattice.DerivationLattice;
import dodona.oracle.GuidedRun;
import dodona.oracle.Oracles;
import dodona.support.Choices;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The transition system of a command. */
@OptionGroup.In(OptionGroup.PARSER)
public final class SystemOptions {

  private static final String DEFAULT = "swap-standard";

  @Option(
      names = "--system",
      paramLabel = "NAME",
      completionCandidates = SystemNames.class,
      description = "Transition system. Values: ${COMPLETION-CANDIDATES}. Default: swap-standard.")
  private @Nullable String system;

  /** Returns whether a system was specified. */
  public boolean isGiven() {
    return system != null;
  }

  /** The system's name, which is a known one. */
  public String name() {
    return requireKnown(system == null ? DEFAULT : system);
  }

  static String requireKnown(String system) {
    List<String> known = TransitionSystems.names();
    if (!known.contains(system)) {
      throw new UsageException(
          "--system: unknown value '" + system + "'; " + Choices.expected(system, known));
    }
    return system;
  }

  /** The names of the system's oracles. */
  public List<String> oracles() {
    return Oracles.names(name());
  }

  /** An oracle's name, which is a known one of the system's. */
  public String requireOracle(String oracle) {
    if (!oracles().contains(oracle)) {
      throw new UsageException(
          "--oracle: "
              + name()
              + " has no oracle '"
              + oracle
              + "'; "
              + Choices.expected(oracle, oracles()));
    }
    return oracle;
  }

  /** Returns sentences to count; those of a system with slow oracles must not be too long. */
  public Iterator<Sentence> bound(Iterator<Sentence> sentences) {
    return StudiedLength.bound(sentences, name());
  }

  /** Starts a run of the system with one of its oracles. */
  public GuidedRun<?> run(String oracle, DependencyTree gold) {
    return GuidedRun.of(name(), requireOracle(oracle), gold);
  }

  /** The lattice of a tree by one of the system's non-deterministic oracles. */
  public DerivationLattice lattice(String oracle, DependencyTree gold, int maxNodes) {
    return DerivationLattice.of(name(), oracle, gold, maxNodes);
  }
}
