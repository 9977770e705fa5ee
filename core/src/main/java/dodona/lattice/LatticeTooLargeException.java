package dodona.lattice;

import dodona.error.InvalidInputException;

/** Says that a lattice has more nodes than the caller allowed. */
public final class LatticeTooLargeException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  private final int nodes;

  LatticeTooLargeException(int words, int maxNodes) {
    super(
        "the lattice of this sentence of "
            + words
            + " words has more than "
            + maxNodes
            + " nodes; allow more, or use an oracle that permits fewer derivations");
    this.nodes = maxNodes;
  }

  /** How many nodes were found before the search was given up. */
  public int nodes() {
    return nodes;
  }
}
