/**
 * Scores of one system: a gold file and a system's file come in; attachment scores and breakdowns
 * go out, together with the definition under which they hold.
 *
 * <p>{@link dodona.evaluate.Evaluation} holds all scores, {@link dodona.evaluate.SentenceErrors}
 * what the system made of a single sentence. {@link dodona.evaluate.significance} compares several
 * systems, and {@link dodona.evaluate.report} has the figures as tables and as JSON.
 */
@NullMarked
package dodona.evaluate;

import org.jspecify.annotations.NullMarked;
