package dodona.bench.fuzz;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/** A thread that puts one input after the other to the targets in turn. */
final class Worker extends Thread {

  /** What a worker is busy with, since when. */
  static final class Job {

    private final Target target;
    private final byte[] input;
    private final long since;

    Job(Target target, byte[] input, long since) {
      this.target = target;
      this.input = input;
      this.since = since;
    }

    Target target() {
      return target;
    }

    byte[] input() {
      return input;
    }

    long since() {
      return since;
    }
  }

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
    while (!ended) {
      long number = next.getAndIncrement();
      int index = (int) (number % targets.size());
      Target target = targets.get(index);
      byte[] input = target.input(new Chance(seed + number * 0x9E3779B97F4A7C15L));
      job = new Job(target, input, System.nanoTime());
      Finding finding = Trial.of(target, input);
      job = null;
      counts.incrementAndGet(index);
      if (finding != null && !ended) {
        findings.add(target, input, finding);
      }
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
