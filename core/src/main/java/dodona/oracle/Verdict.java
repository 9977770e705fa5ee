package dodona.oracle;

import java.util.OptionalInt;

/**
 * The verdict of an oracle on one legal transition.
 *
 * @param transition the transition's number in its system
 * @param name its name, such as {@code LA(nsubj)}
 * @param optimal whether it is correct, or of least cost
 * @param cost its cost; empty unless the oracle is dynamic
 */
public record Verdict(int transition, String name, boolean optimal, OptionalInt cost) {}
