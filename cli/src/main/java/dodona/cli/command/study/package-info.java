/** Commands for studying parsers: oracles, derivations, lattices and experiments. */
@NullMarked
package dodona.cli.command.study;

import org.jspecify.annotations.NullMarked;
