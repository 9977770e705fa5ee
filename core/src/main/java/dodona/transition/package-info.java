/**
 * Transition systems: a sentence's length comes in, and a {@link dodona.transition.PartialTree}
 * that changes, move by move, until it holds a whole tree goes out.
 *
 * <p>Only a {@link dodona.transition.TransitionSystem} changes a configuration. Everything else
 * reads it, asks the system what is legal and tells it what to do. Systems are found by name
 * through the service loader, {@link dodona.transition.TransitionSystems}, so that anyone can add
 * one.
 */
@NullMarked
package dodona.transition;

import org.jspecify.annotations.NullMarked;
