package dodona.stress.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleTest {

  private static final Duration TIME = Duration.ofSeconds(100);
  private static final long TURN = Duration.ofMillis(20).toNanos();

  /** The time per input of a quick, a slow and a very slow target, in nanoseconds. */
  private static final long[] COSTS = {10_000, 2_000_000, 30_000_000};

  private final Progress progress = new Progress(1, List.of("quick", "slow", "slowest"));

  /** Takes turns as a worker does, on a clock that only they move. */
  private void run(Schedule schedule) {
    while (progress.nanos() < TIME.toNanos()) {
      int target = schedule.next();
      long busy = 0;
      do {
        progress.nextInput(target);
        busy += COSTS[target];
      } while (busy < TURN);
      progress.addBusy(target, busy);
      progress.addTime(busy);
    }
  }

  @Test
  void reachesTheGoalOfEachAndOfAll() {
    run(new Schedule(progress, 2000, 1_500_000, TIME));
    assertThat(progress.inputs(0)).isGreaterThanOrEqualTo(2000);
    assertThat(progress.inputs(1)).isGreaterThanOrEqualTo(2000);
    assertThat(progress.inputs(2)).isGreaterThanOrEqualTo(2000);
    assertThat(progress.inputs()).isGreaterThanOrEqualTo(1_500_000);
  }

  @Test
  void sharesTheTimeIfThereAreNoGoals() {
    run(new Schedule(progress, 0, 0, TIME));
    for (int i = 0; i < COSTS.length; i++) {
      double seconds = progress.inputs(i) * COSTS[i] / 1e9;
      assertThat(seconds).isBetween(20.0, 45.0);
    }
  }

  @Test
  void letsNoTargetFallFarBehindIfTheTimeIsTooShort() {
    run(new Schedule(progress, 100_000, 0, TIME));
    assertThat(progress.inputs(2)).isGreaterThan(2500);
    assertThat(progress.inputs(2)).isCloseTo(progress.inputs(1), within(100L));
  }
}
