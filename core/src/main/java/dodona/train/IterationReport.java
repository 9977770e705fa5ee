package dodona.train;

import org.jspecify.annotations.Nullable;

/**
 * What an iteration came to.
 *
 * @param iteration its number, from 1
 * @param stats what happened during it
 * @param heldOut the score on the held-out sentences, if there are any
 * @param best whether it is the best so far
 */
public record IterationReport(
    int iteration, IterationStats stats, @Nullable HeldOutScore heldOut, boolean best) {}
