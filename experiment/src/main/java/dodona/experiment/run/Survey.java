package dodona.experiment.run;

import dodona.system.attardi.AttardiSizes.Sizes;
import java.util.List;

/**
 * Statistics of the oracles on the training sentences of a treebank.
 *
 * @param treebank its name
 * @param sentences how many there are
 * @param words how many words
 * @param invalid how many sentences of all files were left out, as they are not trees
 * @param projective how many trees are projective
 * @param attardi how many trees Attardi's system can derive
 * @param sizes the sizes of the configurations of Attardi's system
 * @param oracles the oracles of SwapStandard
 */
public record Survey(
    String treebank,
    long sentences,
    long words,
    long invalid,
    long projective,
    long attardi,
    ConfigurationSizes sizes,
    List<OfOracle> oracles) {

  /** Copies the list. */
  public Survey {
    oracles = List.copyOf(oracles);
  }

  /**
   * Sizes of the configurations of Attardi's system, along the derivations of its static oracle.
   *
   * @param configurations how many there are
   * @param stack those of the stack
   * @param buffer those of the buffer
   * @param reduced those of the reduced buffer
   */
  public record ConfigurationSizes(long configurations, Sizes stack, Sizes buffer, Sizes reduced) {}

  /**
   * The statistics of an oracle.
   *
   * @param name the oracle
   * @param swaps the swaps in its derivations
   * @param unique for how many sentences it permits one derivation only
   */
  public record OfOracle(String name, long swaps, long unique) {}

  /** The figures of an oracle. */
  public OfOracle oracle(String name) {
    return oracles.stream().filter(o -> o.name().equals(name)).findFirst().orElseThrow();
  }
}
