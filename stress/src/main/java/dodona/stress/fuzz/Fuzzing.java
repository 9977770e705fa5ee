package dodona.stress.fuzz;

import dodona.bench.BenchCommand;
import dodona.stress.fuzz.target.Target;
import dodona.table.TextTable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts inputs to targets for a while and watches that none takes too long. */
final class Fuzzing {

  private static final long LONGEST_LOOK = Duration.ofSeconds(1).toNanos();
  private static final long TELL = Duration.ofSeconds(30).toNanos();

  /** Makes the targets of a thread. */
  @FunctionalInterface
  interface Makers {
    List<Target> make() throws IOException;
  }

  private final Makers makers;
  private final Progress progress;
  private final @Nullable Path progressFile;
  private final Findings findings;
  private final long slowest;
  private long mostInputs = Long.MAX_VALUE;
  private long each;
  private long total;

  /**
   * A session.
   *
   * @param progressFile where progress is kept, if anywhere
   * @param slowest an input that takes longer is a finding
   */
  Fuzzing(
      Makers makers,
      Progress progress,
      @Nullable Path progressFile,
      Findings findings,
      Duration slowest) {
    this.makers = makers;
    this.progress = progress;
    this.progressFile = progressFile;
    this.findings = findings;
    this.slowest = slowest.toNanos();
  }

  /** Sets how many inputs end the session. */
  Fuzzing mostInputs(long count) {
    this.mostInputs = count;
    return this;
  }

  /** Sets how many inputs each target and all together should get in the time of the run. */
  Fuzzing goals(long ofEach, long ofAll) {
    this.each = ofEach;
    this.total = ofAll;
    return this;
  }

  /**
   * Goes on until the run, with sessions before this one, has taken its time or all inputs. Time
   * for which the whole process was stopped does not count.
   */
  void run(Duration time, int threads) throws IOException, InterruptedException {
    Schedule schedule = new Schedule(progress, each, total, time);
    List<Watch> watches = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      watches.add(newWatch(schedule));
    }
    long told = progress.nanos();
    long looked = System.nanoTime();
    while (progress.nanos() < time.toNanos() && progress.inputs() < mostInputs) {
      Thread.sleep(Watch.LOOK_MILLIS);
      long now = System.nanoTime();
      progress.addTime(Math.min(now - looked, LONGEST_LOOK));
      looked = now;
      for (int i = 0; i < threads; i++) {
        Worker.Job late = watches.get(i).lateJob();
        if (late != null) {
          giveUp(watches.get(i).worker(), late);
          watches.set(i, newWatch(schedule));
        }
      }
      if (progress.nanos() - told > TELL) {
        told = progress.nanos();
        tell();
      }
    }
    for (Watch watch : watches) {
      watch.worker().end();
    }
    for (Watch watch : watches) {
      watch.worker().join(slowest / 1_000_000);
    }
    progress.addTime(Math.min(System.nanoTime() - looked, LONGEST_LOOK));
    tell();
  }

  private Watch newWatch(Schedule schedule) throws IOException {
    Worker worker = new Worker(makers.make(), progress, schedule, findings, mostInputs);
    worker.start();
    return new Watch(worker, slowest);
  }

  private void giveUp(Worker worker, Worker.Job late) {
    Finding finding = Finding.tooSlow(worker.getStackTrace());
    worker.end(); // it cannot be stopped, but need not be waited for
    worker.interrupt();
    findings.add(late, finding);
  }

  private void tell() throws IOException {
    if (progressFile != null) {
      progress.write(progressFile);
    }
    BenchCommand.progress(
        "%,d inputs in %d s, %d findings"
            .formatted(
                progress.inputs(), progress.nanos() / 1_000_000_000, progress.findings().size()));
  }

  /** A row for each target. */
  TextTable table() {
    TextTable table = new TextTable("").left("target").right("inputs", "µs each", "findings");
    List<String> targets = progress.targets();
    for (int i = 0; i < targets.size(); i++) {
      table.row(
          targets.get(i),
          "%,d".formatted(progress.inputs(i)),
          "%,.0f".formatted(progress.nanosPerInput(i) / 1000),
          String.valueOf(progress.findings(targets.get(i))));
    }
    return table;
  }
}
