package dodona.experiment.run;

import java.util.List;

/**
 * What the oracles make of a treebank's training sentences.
 *
 * @param treebank its name
 * @param sentences how many there are
 * @param words how many words
 * @param invalid how many sentences of all files were left out, as they are not trees
 * @param projective how many trees are projective
 * @param attardi how many trees Attardi's system can derive
 * @param oracles the oracles of SwapStandard
 */
public record Survey(
    String treebank,
    long sentences,
    long words,
    long invalid,
    long projective,
    long attardi,
    List<OfOracle> oracles) {

  /** Copies the list. */
  public Survey {
    oracles = List.copyOf(oracles);
  }

  /**
   * What an oracle makes of them.
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
