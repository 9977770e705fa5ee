/**
 * The fuzzing engine: targets and a seed go in; out come inputs that made a target fail, hang or
 * run out of memory, as small as they get.
 */
@NullMarked
package dodona.stress.fuzz;

import org.jspecify.annotations.NullMarked;
