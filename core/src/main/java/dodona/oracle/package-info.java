/**
 * Oracles: sets of correct transitions of a configuration, given a gold tree.
 *
 * <p>An oracle is bound to one transition system and one gold tree. Its kind determines where it is
 * defined: a {@link dodona.oracle.StaticOracle} on the one derivation that it prescribes, a {@link
 * dodona.oracle.NonDeterministicOracle} while the gold tree can still be reached, a {@link
 * dodona.oracle.DynamicOracle} anywhere.
 */
@NullMarked
package dodona.oracle;

import org.jspecify.annotations.NullMarked;
