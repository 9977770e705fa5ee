package dodona.review;

/**
 * A reason to suspect a word.
 *
 * @param signal the kind of reason
 * @param strength between 0 and 1
 * @param reason the reason in words
 */
public record Suspicion(Signal signal, double strength, String reason) {}
