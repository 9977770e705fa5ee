/** Fuzzing targets: readers, models, renderers and commands that take any input. */
@NullMarked
package dodona.stress.fuzz.target;

import org.jspecify.annotations.NullMarked;
