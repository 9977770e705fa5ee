package dodona.stress.fuzz;

import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.target.Target;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/** A thread that puts one input after the other to the targets, a few milliseconds each in turn. */
final class Worker extends Thread {

  /** What a worker is busy with. */
  static final class Job {

    private final Target target;
    private final byte[] input;

    Job(Target target, byte[] input) {
      this.target = target;
      this.input = input;
    }

    Target target() {
      return target;
    }

    byte[] input() {
      return input;
    }
  }

  /**
   * Targets get the same time, not the same number of inputs: some take a thousand times longer.
   */
  private static final long TURN = 20_000_000;

  private final List<Target> targets;
  private final long seed;
  private final AtomicLong next;
  private final AtomicLongArray counts;
  private final Findings findings;
  private volatile @Nullable Job job;
  private volatile boolean ended;

  /**
   * A worker.
   *
   * @param next the number of the next input, which makes its seed
   * @param counts how many inputs each target has taken
   */
  Worker(
      List<Target> targets, long seed, AtomicLong next, AtomicLongArray counts, Findings findings) {
    super("fuzz");
    setDaemon(true);
    this.targets = targets;
    this.seed = seed;
    this.next = next;
    this.counts = counts;
    this.findings = findings;
  }

  @Override
  public void run() {
    for (long turn = next.get(); !ended; turn++) {
      int index = (int) (turn % targets.size());
      long until = System.nanoTime() + TURN;
      do {
        put(index);
      } while (!ended && System.nanoTime() < until);
    }
  }

  private void put(int index) {
    long number = next.getAndIncrement();
    Target target = targets.get(index);
    byte[] input = target.input(new Chance(seed + number * 0x9E3779B97F4A7C15L));
    job = new Job(target, input);
    Finding finding = Trial.of(target, input);
    job = null;
    counts.incrementAndGet(index);
    if (finding != null && !ended) {
      findings.add(target, input, finding);
    }
  }

  /** What it is busy with; null between two inputs. */
  @Nullable Job job() {
    return job;
  }

  /** Asks it to stop after the input at hand. */
  void end() {
    ended = true;
  }
}
