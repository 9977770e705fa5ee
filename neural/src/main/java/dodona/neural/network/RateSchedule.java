package dodona.neural.network;

/**
 * Learning rates that rise linearly at first and then fall linearly to zero.
 *
 * @param steps how many steps there will be
 * @param warmUp the share of them during which rates rise
 */
public record RateSchedule(int steps, double warmUp) {

  /** Checks the figures. */
  public RateSchedule {
    if (steps < 1 || !(warmUp >= 0 && warmUp < 1)) {
      throw new IllegalArgumentException(
          steps
              + " steps with a warm-up of "
              + warmUp
              + "; expected 1 step or more and a warm-up below 1");
    }
  }

  /** Returns the factor of full rates at a step, from 0. */
  public float factor(int step) {
    double rising = steps * warmUp;
    if (step < rising) {
      return (float) ((step + 1) / (rising + 1));
    }
    return (float) Math.max(0, (steps - step) / (steps - rising));
  }
}
