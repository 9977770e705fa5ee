package dodona.neural.network;

/**
 * Learning rates that rise at first and then fall to zero, both as straight lines.
 *
 * @param steps how many steps there will be
 * @param warmUp the share of them during which rates rise
 */
public record RateSchedule(int steps, double warmUp) {

  /** Checks the figures. */
  public RateSchedule {
    if (steps < 1 || !(warmUp >= 0 && warmUp < 1)) {
      throw new IllegalArgumentException(
          steps + " steps with a warm-up of " + warmUp + ", expected some and 0 to below 1");
    }
  }

  /** What full rates are multiplied by at a step, from 0. */
  public float factor(int step) {
    double rising = steps * warmUp;
    if (step < rising) {
      return (float) ((step + 1) / (rising + 1));
    }
    return (float) Math.max(0, (steps - step) / (steps - rising));
  }
}
