package dodona.stress.fuzz;

import java.time.Duration;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Chooses whose turn it is. Goals are a number of inputs for each target and a number for all
 * together, both spread over the time of the run. The turn goes to the target that is furthest
 * behind; if all together are, to one of the quicker half; if nobody is behind, to one after the
 * other. Some targets take a thousand times longer than others, so that neither the same time nor
 * the same number for each would do.
 */
final class Schedule {

  /** Goals are to be reached early: estimates err, and machines are busy. */
  private static final double SHARE_OF_TIME = 0.9;

  private final Progress progress;
  private final long each;
  private final long total;
  private final double time;
  private int last = -1;

  /**
   * A schedule.
   *
   * @param each the goal of each target
   * @param total the goal of all together
   */
  Schedule(Progress progress, long each, long total, Duration time) {
    this.progress = progress;
    this.each = each;
    this.total = total;
    this.time = time.toNanos() * SHARE_OF_TIME;
  }

  /** The index of the target whose turn it is. */
  synchronized int next() {
    double pace = Math.min(1, progress.nanos() / time);
    double most = behind(progress.inputs(), total * pace);
    int chosen = -1;
    for (int i = 0; i < progress.targets().size(); i++) {
      double behind = behind(progress.inputs(i), each * pace);
      if (behind > Math.max(0, most)) {
        most = behind;
        chosen = i;
      }
    }
    if (chosen < 0) {
      chosen = following(most > 0 ? median() : Double.MAX_VALUE);
      last = chosen;
    }
    return chosen;
  }

  private static double behind(long done, double goal) {
    return goal < 1 ? 0 : 1 - done / goal;
  }

  private double median() {
    int count = progress.targets().size();
    double[] sorted = IntStream.range(0, count).mapToDouble(progress::nanosPerInput).toArray();
    Arrays.sort(sorted);
    return sorted[count / 2];
  }

  /** The next target after the last that takes at most so long. */
  private int following(double nanosPerInput) {
    int count = progress.targets().size();
    for (int i = 1; i < count; i++) {
      int target = (last + i) % count;
      if (progress.nanosPerInput(target) <= nanosPerInput) {
        return target;
      }
    }
    return (last + count) % count;
  }
}
