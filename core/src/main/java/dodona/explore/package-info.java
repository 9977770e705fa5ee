/**
 * What every move would do: in go a gold tree, a transition system, an oracle and the moves taken
 * so far, mistakes included; out comes the configuration, and for each move whether it is legal and
 * permitted, what it costs and which gold arcs it would lose.
 */
@NullMarked
package dodona.explore;

import org.jspecify.annotations.NullMarked;
