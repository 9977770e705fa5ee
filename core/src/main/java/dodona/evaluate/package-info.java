/**
 * Scores of one system: attachment scores and breakdowns from a gold file and a parsed file, with
 * the definition that they follow.
 *
 * <p>{@link dodona.evaluate.Evaluation} holds all scores, {@link dodona.evaluate.SentenceErrors}
 * the errors in a single sentence. {@link dodona.evaluate.significance} compares several systems,
 * and {@link dodona.evaluate.report} has the figures as tables and as JSON.
 */
@NullMarked
package dodona.evaluate;

import org.jspecify.annotations.NullMarked;
