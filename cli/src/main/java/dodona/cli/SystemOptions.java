package dodona.cli;

import dodona.oracle.GuidedRun;
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
    List<String> labels = Arrays.stream(gold.labels()).distinct().toList();
    try {
      return GuidedRun.of(name(), labels, requireOracle(oracle), gold);
    } catch (IllegalArgumentException e) {
      throw new InputException(e);
    }
  }
}
