/**
 * Command lines that are nearly right: the commands and options that the program declares go in,
 * with a seed; lines that name each of them come out, and small files for their paths.
 */
@NullMarked
package dodona.stress.fuzz.command;

import org.jspecify.annotations.NullMarked;
