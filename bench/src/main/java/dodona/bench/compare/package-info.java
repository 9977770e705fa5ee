/**
 * Parsers side by side: treebanks come in, a report on accuracy, speed, memory and training goes
 * out.
 *
 * <p>Every parser, Dodona too, is a process of its own that reads and writes files in the format
 * that its users would give it.
 */
@NullMarked
package dodona.bench.compare;

import org.jspecify.annotations.NullMarked;
