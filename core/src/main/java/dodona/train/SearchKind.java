package dodona.train;

/** How a parser looks for the best derivation. */
public enum SearchKind {
  /** One derivation, always the best-scoring transition. */
  GREEDY,
  /** The best few derivations side by side. */
  BEAM
}
