/**
 * Transition systems, which build a {@link dodona.transition.PartialTree} move by move until it is
 * a complete tree.
 *
 * <p>Only a {@link dodona.transition.TransitionSystem} changes a configuration. Everything else
 * reads it and calls the system for legal moves and for changes. Systems are found by name through
 * the service loader, {@link dodona.transition.TransitionSystems}, so that anyone can add one.
 */
@NullMarked
package dodona.transition;

import org.jspecify.annotations.NullMarked;
