package dodona.stress.fuzz;

import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.target.Target;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A thread that puts one input after the other to the targets, a few milliseconds each in turn. */
final class Worker extends Thread {

  /** A job of a worker: an input for a target. */
  static final class Job {

    private final Target target;
    private final long number;
    private final byte[] input;

    /**
     * A job.
     *
     * @param number that of the input among those of its target
     */
    Job(Target target, long number, byte[] input) {
      this.target = target;
      this.number = number;
      this.input = input;
    }

    Target target() {
      return target;
    }

    long number() {
      return number;
    }

    byte[] input() {
      return input;
    }
  }

  private static final long TURN = 20_000_000;

  private final List<Target> targets;
  private final Progress progress;
  private final Schedule schedule;
  private final Findings findings;
  private final long mostInputs;
  private volatile @Nullable Job job;
  private volatile boolean ended;

  /**
   * A worker.
   *
   * @param targets its own, in the order of the progress
   * @param mostInputs how many inputs may be taken, by all workers together
   */
  Worker(
      List<Target> targets,
      Progress progress,
      Schedule schedule,
      Findings findings,
      long mostInputs) {
    super("fuzz");
    setDaemon(true);
    this.targets = targets;
    this.progress = progress;
    this.schedule = schedule;
    this.findings = findings;
    this.mostInputs = mostInputs;
  }

  @Override
  public void run() {
    while (goesOn()) {
      int index = schedule.next();
      long started = System.nanoTime();
      do {
        put(index);
      } while (goesOn() && System.nanoTime() - started < TURN);
      progress.addBusy(index, System.nanoTime() - started);
    }
  }

  private boolean goesOn() {
    return !ended && progress.inputs() < mostInputs;
  }

  private void put(int index) {
    Target target = targets.get(index);
    long number = progress.nextInput(index);
    byte[] input = target.input(chance(progress.seed(), target.name(), number));
    Job current = new Job(target, number, input);
    job = current;
    Finding finding = Trial.of(target, input);
    job = null;
    if (finding != null && !ended) {
      findings.add(current, finding);
    }
  }

  /**
   * The choices for an input, which depend on nothing but the run's seed, the target and the number
   * of the input. They are mixed, as streams of neighboring seeds may overlap.
   */
  static Chance chance(long seed, String target, long number) {
    return new Chance(mixed(mixed(mixed(seed) + target.hashCode()) + number));
  }

  /** A permutation of all numbers: the finalizer of MurmurHash3. */
  private static long mixed(long number) {
    long mixed = (number ^ (number >>> 33)) * 0xff51afd7ed558ccdL;
    mixed = (mixed ^ (mixed >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return mixed ^ (mixed >>> 33);
  }

  /** Returns the current job; null between two inputs. */
  @Nullable Job job() {
    return job;
  }

  /** Asks it to stop after the input at hand. */
  void end() {
    ended = true;
  }
}
