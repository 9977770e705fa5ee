package dodona.cli;

import dodona.cli.TrainCommand.IterationAction;
import dodona.train.HeldOutScore;
import dodona.train.IterationReport;
import dodona.train.TrainingListener;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/** Shows a training as it goes on: a status line, and a line that stays for each iteration. */
final class TrainingView implements TrainingListener, Closeable {

  private final ToolCommand command;
  private final int iterations;
  private final StatusLine status;
  private IterationAction action = report -> {};
  private long iterationStarted = System.nanoTime();
  private int firstIteration;

  TrainingView(ToolCommand command, int iterations) {
    this.command = command;
    this.iterations = iterations;
    this.status = StatusLine.of(command);
  }

  /** What to do after every iteration, besides showing it. */
  void onIteration(IterationAction newAction) {
    action = newAction;
  }

  @Override
  public void learnt(int iteration, int sentences, int of) {
    if (firstIteration == 0) {
      firstIteration = iteration;
      iterationStarted = System.nanoTime();
    }
    status.show(
        () -> {
          double done = iteration - firstIteration + ((double) sentences / of);
          double left = status.seconds() / done * (iterations - firstIteration + 1 - done);
          return String.format(
              Locale.ROOT,
              "iteration %d of %d, %,d of %,d sentences, %.0f s left",
              iteration,
              iterations,
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
            (System.nanoTime() - iterationStarted) / 1e9,
            score != null && report.best() ? "  best so far" : ""));
    iterationStarted = System.nanoTime();
    try {
      action.run(report);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    status.close();
  }
}
