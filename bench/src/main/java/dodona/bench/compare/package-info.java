/**
 * Comparison of parsers: accuracy, speed, memory and training time on the same treebanks.
 *
 * <p>Every parser, Dodona included, runs as a process of its own that reads and writes files in the
 * format that its users would give it.
 */
@NullMarked
package dodona.bench.compare;

import org.jspecify.annotations.NullMarked;
