package dodona.train;

import dodona.model.ParserModel;
import org.jspecify.annotations.Nullable;

/**
 * The result of a training run.
 *
 * @param model the model of the best iteration
 * @param iteration the best iteration, from 1
 * @param score its score on the held-out sentences, if there are any
 * @param sentences the number of training sentences
 * @param skipped how many were left out, as the system cannot derive their trees
 */
public record TrainingResult(
    ParserModel model, int iteration, @Nullable HeldOutScore score, int sentences, int skipped) {}
