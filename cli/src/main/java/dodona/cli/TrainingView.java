package dodona.cli;

import dodona.train.HeldOutScore;
import dodona.train.IterationReport;
import dodona.train.TrainingListener;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/**
 * Shows a training as it goes on: a status line, and a line that stays for each iteration and each
 * fold before the first.
 */
final class TrainingView implements TrainingListener, Closeable {

  private final ToolCommand command;
  private final int iterations;
  private final int models;
  private final StatusLine status;
  private Saving saving = () -> {};
  private long started = System.nanoTime();
  private long partStarted = started;
  private int firstFold;
  private int firstIteration;
  private int model = 1;

  /** Saves what was done and may fail to write. */
  @FunctionalInterface
  interface Saving {
    void save() throws IOException;
  }

  TrainingView(ToolCommand command, int iterations, int models) {
    this.command = command;
    this.iterations = iterations;
    this.models = models;
    this.status = StatusLine.of(command);
  }

  /** What to do after every iteration and fold, besides showing it. */
  void afterEach(Saving newSaving) {
    saving = newSaving;
  }

  @Override
  public void learntForFold(int fold, int folds, int iteration, int sentences, int of) {
    if (firstFold == 0) {
      firstFold = fold;
      restart();
    }
    status.show(
        () -> {
          double ofFold = (iteration - 1 + ((double) sentences / of)) / iterations;
          double done = fold - firstFold + ofFold;
          double all = folds - firstFold + 1 + ((double) folds / (folds - 1));
          return String.format(
              Locale.ROOT,
              "fold %d of %d, iteration %d of %d, %,d of %,d sentences, %.0f s left",
              fold,
              folds,
              iteration,
              iterations,
              sentences,
              of,
              seconds(started) / done * (all - done));
        });
  }

  @Override
  public void goldFixed(int part, int of) {
    status.clear();
    String what = of == 1 ? "gold" : "gold of fold " + part + " of " + of;
    command.remark(String.format(Locale.ROOT, "%s fixed  %.1f s", what, seconds(partStarted)));
    partStarted = System.nanoTime();
    save();
  }

  @Override
  public void modelBegun(int iteration, int begun) {
    model = begun;
  }

  @Override
  public void learnt(int iteration, int sentences, int of) {
    if (firstIteration == 0) {
      firstIteration = iteration;
      restart();
    }
    status.show(
        () -> {
          double done = iteration - firstIteration + ((double) sentences / of);
          double left = seconds(started) / done * (iterations - firstIteration + 1 - done);
          return String.format(
              Locale.ROOT,
              "iteration %d of %d, %s%,d of %,d sentences, %.0f s left",
              iteration,
              iterations,
              models == 1 ? "" : "model " + model + " of " + models + ", ",
              sentences,
              of,
              left);
        });
  }

  @Override
  public void iterationEnded(IterationReport report) {
    status.clear();
    HeldOutScore score = report.heldOut();
    command.remark(
        String.format(
            Locale.ROOT,
            "iteration %2d  training accuracy %6.2f %%  swaps %,d%s  %.1f s%s",
            report.iteration(),
            100 * report.tally().accuracy(),
            report.tally().swaps(),
            score == null
                ? ""
                : String.format(
                    Locale.ROOT, "  dev LAS %.2f UAS %.2f", 100 * score.las(), 100 * score.uas()),
            seconds(partStarted),
            score != null && report.best() ? "  best so far" : ""));
    partStarted = System.nanoTime();
    save();
  }

  private void restart() {
    started = System.nanoTime();
    partStarted = started;
  }

  private static double seconds(long since) {
    return Math.max(1e-9, (System.nanoTime() - since) / 1e9);
  }

  private void save() {
    try {
      saving.save();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    status.close();
  }
}
