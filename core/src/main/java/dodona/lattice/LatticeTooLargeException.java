package dodona.lattice;

import dodona.error.InvalidInputException;

/** Thrown if a lattice has more nodes than permitted. */
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

  /** Returns the number of nodes that were found before the search stopped. */
  public int nodes() {
    return nodes;
  }
}
