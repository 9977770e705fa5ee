/**
 * Fuzzing of everything that takes input from strangers: treebanks, text, models, descriptions and
 * command lines that are nearly right go in; out come inputs that made a reader fail, hang or run
 * out of memory, as small as they get.
 */
@NullMarked
package dodona.bench.fuzz;

import org.jspecify.annotations.NullMarked;
