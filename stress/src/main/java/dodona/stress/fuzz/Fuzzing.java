package dodona.stress.fuzz;

import dodona.bench.BenchCommand;
import dodona.stress.fuzz.target.Target;
import dodona.table.TextTable;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** Puts inputs to targets for a while and watches that none takes too long. */
final class Fuzzing {

  private static final long LONGEST_LOOK = Duration.ofSeconds(1).toNanos();
  private static final long TELL = Duration.ofSeconds(30).toNanos();

  private final List<Target> targets;
  private final long seed;
  private final long slowest;
  private final AtomicLong next = new AtomicLong();
  private final AtomicLongArray counts;
  private final Findings findings;

  /**
   * A session.
   *
   * @param slowest an input that takes longer is a finding
   */
  Fuzzing(List<Target> targets, long seed, Duration slowest, Findings findings) {
    this.targets = targets;
    this.seed = seed;
    this.slowest = slowest.toNanos();
    this.counts = new AtomicLongArray(targets.size());
    this.findings = findings;
  }

  /**
   * Goes on until the time is up or so many inputs have been taken. Time for which the whole
   * process was stopped does not count.
   */
  void run(Duration time, long mostInputs) throws InterruptedException {
    long left = time.toNanos();
    long told = left;
    Watch watch = new Watch(newWorker(), slowest);
    for (long looked = System.nanoTime(); left > 0 && next.get() < mostInputs; ) {
      Thread.sleep(Watch.LOOK_MILLIS);
      long now = System.nanoTime();
      left -= Math.min(now - looked, LONGEST_LOOK);
      looked = now;
      Worker.Job late = watch.lateJob();
      if (late != null) {
        Worker worker = watch.worker();
        Finding finding = Finding.tooSlow(worker.getStackTrace());
        worker.end(); // it cannot be stopped, but need not be waited for
        worker.interrupt();
        findings.add(late.target(), late.input(), finding);
        watch = new Watch(newWorker(), slowest);
      }
      if (told - left > TELL) {
        told = left;
        BenchCommand.progress(
            "%,d inputs in %d s, %d findings"
                .formatted(next.get(), (time.toNanos() - left) / 1_000_000_000, findings.count()));
      }
    }
    watch.worker().end();
    watch.worker().join(slowest / 1_000_000);
  }

  private Worker newWorker() {
    Worker worker = new Worker(targets, seed, next, counts, findings);
    worker.start();
    return worker;
  }

  /** How many inputs were taken. */
  long inputs() {
    long sum = 0;
    for (int i = 0; i < counts.length(); i++) {
      sum += counts.get(i);
    }
    return sum;
  }

  /** A row for each target. */
  TextTable table() {
    TextTable table = new TextTable("").left("target").right("inputs", "findings");
    for (int i = 0; i < targets.size(); i++) {
      String prefix = targets.get(i).name() + "-";
      long found = findings.all().keySet().stream().filter(id -> id.startsWith(prefix)).count();
      table.row(targets.get(i).name(), "%,d".formatted(counts.get(i)), String.valueOf(found));
    }
    return table;
  }
}
