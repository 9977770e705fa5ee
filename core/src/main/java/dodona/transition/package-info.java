/**
 * Transition systems: a sentence's length comes in, and a {@link dodona.transition.Configuration}
 * that changes, move by move, until it holds a whole tree goes out.
 *
 * <p>Only this package changes a configuration. Everything else reads it, asks a {@link
 * dodona.transition.TransitionSystem} what is legal and tells it what to do. {@link
 * dodona.transition.EasyFirst} is not of that family: its transitions are about any place in the
 * sentence, so it has a configuration and an encoding of its own.
 */
@NullMarked
package dodona.transition;

import org.jspecify.annotations.NullMarked;
