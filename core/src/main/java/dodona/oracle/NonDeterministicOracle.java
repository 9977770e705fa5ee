package dodona.oracle;

/**
 * An oracle that permits every transition from which the gold tree can still be reached, and is
 * defined as long as it can be.
 */
public non-sealed interface NonDeterministicOracle extends Oracle {}
