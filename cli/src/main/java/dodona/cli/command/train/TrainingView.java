package dodona.cli.command.train;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.StatusLine;
import dodona.text.train.PipelineTrainingListener;
import dodona.train.HeldOutScore;
import dodona.train.IterationReport;
import dodona.train.recipe.Recipe;
import java.io.Closeable;
import java.time.Duration;
import java.util.Locale;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * Shows the progress of a training run: a status line, and a line that stays for each iteration and
 * each fold before the first.
 */
final class TrainingView implements PipelineTrainingListener, Closeable {

  private final Console console;
  private final Recipe recipe;
  private final int iterations;
  private final int models;
  private final StatusLine status;
  private long started = System.nanoTime();
  private long partStarted = started;
  private int firstFold;
  private double first = -1;
  private int model = 1;

  TrainingView(Console console, Recipe recipe) {
    this.console = console;
    this.recipe = recipe;
    this.iterations = recipe.iterations();
    this.models = recipe.learning().average();
    this.status = StatusLine.of(console);
  }

  @Override
  public void stepBegun(String step) {
    console.remark("training the " + step + " …");
  }

  @Override
  public void stepEnded(String step, Duration time) {
    status.clear();
    console.remark(String.format(Locale.ROOT, "%s trained in %.0f s", step, time.toMillis() / 1e3));
  }

  @Override
  public void foldTagged(int fold, int folds) {
    status.show(() -> "tagged fold " + fold + " of " + folds);
  }

  @Override
  public void parserBegun(int sentences, int heldOut) {
    console.remark(
        String.format(
            Locale.ROOT,
            "%,d training sentences, %,d held out; %s",
            sentences,
            heldOut,
            recipe.describe()));
    restart();
  }

  @Override
  public void warned(String warning) {
    console.remark("warning: " + warning);
  }

  @Override
  public void resumed(int iteration) {
    console.remark(
        iteration == 0
            ? "continuing before the first iteration, with fixed gold derivations"
            : "continuing after iteration " + iteration);
  }

  @Override
  public void resumedWithin(int iteration, int sentences, int of) {
    console.remark(
        String.format(
            Locale.ROOT,
            "continuing in iteration %d, after %,d of %,d sentences",
            iteration,
            sentences,
            of));
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
    console.remark(String.format(Locale.ROOT, "%s fixed  %.1f s", what, seconds(partStarted)));
    partStarted = System.nanoTime();
  }

  @Override
  public void modelBegun(int iteration, int begun) {
    model = begun;
  }

  @Override
  public void learnt(int iteration, int sentences, int of) {
    double now = iteration - 1 + (double) sentences / of;
    if (first < 0) {
      first = now;
      restart();
    }
    status.show(
        () -> {
          double done = Math.max(1e-9, now - first);
          double left = seconds(started) / done * (iterations - now);
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
    console.remark(
        String.format(
            Locale.ROOT,
            "iteration %2d  training accuracy %6.2f %%  swaps %,d%s  %.1f s%s",
            report.iteration(),
            100 * report.stats().accuracy(),
            report.stats().swaps(),
            score == null
                ? ""
                : String.format(
                    Locale.ROOT, "  dev LAS %.2f UAS %.2f", 100 * score.las(), 100 * score.uas()),
            seconds(partStarted),
            score != null && report.best() ? "  best so far" : ""));
    if (!report.byGroup().isEmpty()) {
      console.remark("  dev LAS: " + byGroup(report.byGroup()));
    }
    partStarted = System.nanoTime();
  }

  private static String byGroup(SortedMap<String, HeldOutScore> scores) {
    return scores.entrySet().stream()
        .map(
            entry ->
                String.format(Locale.ROOT, "%s %.1f", entry.getKey(), 100 * entry.getValue().las()))
        .collect(Collectors.joining(", "));
  }

  private void restart() {
    started = System.nanoTime();
    partStarted = started;
  }

  private static double seconds(long since) {
    return Math.max(1e-9, (System.nanoTime() - since) / 1e9);
  }

  @Override
  public void close() {
    status.close();
  }
}
