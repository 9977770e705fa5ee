package dodona.cli;

import dodona.oracle.GuidedRun;
import dodona.oracle.Oracle;
import dodona.oracle.Oracles;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/** Which transition system a command is about. */
final class SystemOptions {

  @Option(
      names = "--system",
      paramLabel = "NAME",
      description =
          "arc-standard, swap-standard (the default), arc-hybrid, arc-eager, attardi or"
              + " easy-first.")
  private String system = "swap-standard";

  /** The system's name, which is a known one. */
  String name() {
    return requireKnown(system);
  }

  static String requireKnown(String system) {
    if (!GuidedRun.systems().contains(system)) {
      throw new UsageException(
          "--system " + system + ": known are " + String.join(", ", GuidedRun.systems()));
    }
    return system;
  }

  /** An oracle's name, which is a known one of the system's. */
  String requireOracle(String oracle) {
    List<String> known = GuidedRun.oracles(name());
    if (!known.contains(oracle)) {
      throw new UsageException(
          "--oracle " + oracle + ": " + system + " has " + String.join(", ", known));
    }
    return oracle;
  }

  /** Begins a run of the system beside one of its oracles. */
  GuidedRun run(String oracle, DependencyTree gold) {
    try {
      return GuidedRun.of(name(), labels(gold), requireOracle(oracle), gold);
    } catch (IllegalArgumentException e) {
      throw new InputException(e);
    }
  }

  /** The system itself, with the labels of a tree, where only one with a stack will do. */
  TransitionSystem stackSystem(DependencyTree gold) {
    if (!TransitionSystems.names().contains(name())) {
      throw new UsageException(
          "--system " + system + ": only for " + String.join(", ", TransitionSystems.names()));
    }
    return TransitionSystems.named(system, labels(gold));
  }

  /** An oracle of such a system, bound to a tree. */
  Oracle oracle(TransitionSystem stackSystem, String oracle, DependencyTree gold) {
    try {
      return Oracles.named(stackSystem, requireOracle(oracle)).tree(gold);
    } catch (IllegalArgumentException e) {
      throw new InputException(e);
    }
  }

  private static List<String> labels(DependencyTree gold) {
    return Arrays.stream(gold.labels()).distinct().toList();
  }
}
