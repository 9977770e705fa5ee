/**
 * The fuzzing engine: finds inputs that make a target fail, hang or run out of memory, and shrinks
 * them.
 */
@NullMarked
package dodona.stress.fuzz;

import org.jspecify.annotations.NullMarked;
