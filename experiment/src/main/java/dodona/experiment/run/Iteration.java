package dodona.experiment.run;

/**
 * What an iteration came to.
 *
 * @param uas the unlabeled attachment score on the development set, in percent; NaN if unknown
 * @param las the labeled one
 * @param swaps the swaps per training sentence in the derivations that were learnt
 */
public record Iteration(double uas, double las, double swaps) {}
