package dodona.oracle;

/** The three kinds of oracles, by where they are defined. */
public enum OracleKind {
  /** {@link StaticOracle}: on one derivation. */
  STATIC,
  /** {@link NonDeterministicOracle}: as long as the gold tree can be reached. */
  NON_DETERMINISTIC,
  /** {@link DynamicOracle}: everywhere. */
  DYNAMIC
}
