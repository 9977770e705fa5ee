package dodona.experiment.run;

/**
 * The result of an iteration.
 *
 * @param uas the unlabeled attachment score on the development set, in percent; NaN if unknown
 * @param las the labeled one
 * @param swaps the swaps per training sentence in the derivations of training
 * @param approximate the share of decisions in training for which the oracle could not compute all
 *     costs, in percent
 */
public record Iteration(double uas, double las, double swaps, double approximate) {}
