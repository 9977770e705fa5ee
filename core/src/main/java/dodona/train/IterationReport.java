package dodona.train;

import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * The result of an iteration.
 *
 * @param iteration its number, from 1
 * @param stats what happened during it
 * @param heldOut the score on the held-out sentences, if there are any
 * @param byGroup the scores of the groups of held-out sentences, such as languages, of which {@code
 *     heldOut} is the mean; empty without groups
 * @param best whether it is the best so far
 */
public record IterationReport(
    int iteration,
    IterationStats stats,
    @Nullable HeldOutScore heldOut,
    SortedMap<String, HeldOutScore> byGroup,
    boolean best) {}
