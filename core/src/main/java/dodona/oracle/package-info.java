/**
 * Oracles: a configuration and the gold tree come in, the set of correct transitions goes out.
 *
 * <p>An oracle is bound to one transition system and one gold tree. Its kind says where it may be
 * asked: a {@link dodona.oracle.StaticOracle} on the one derivation that it prescribes, a {@link
 * dodona.oracle.NonDeterministicOracle} while the gold tree can still be reached, a {@link
 * dodona.oracle.DynamicOracle} anywhere.
 */
@NullMarked
package dodona.oracle;

import org.jspecify.annotations.NullMarked;
