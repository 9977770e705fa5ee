/**
 * Scores: a gold file and the files of one or more systems come in; attachment scores, breakdowns
 * and p-values go out, together with the definition under which they hold.
 *
 * <p>{@link dodona.evaluate.Evaluation} scores one system, {@link dodona.evaluate.Comparison}
 * several; a {@link dodona.evaluate.Report} holds the same figures as tables and as JSON, and an
 * {@link dodona.evaluate.ErrorReport} the sentences to look at first. Both files are read side by
 * side, one <i>stretch</i> at a time: the fewest sentences of either file that cover the same
 * characters, which is one of each unless a sentence boundary was missed.
 */
@NullMarked
package dodona.evaluate;

import org.jspecify.annotations.NullMarked;
