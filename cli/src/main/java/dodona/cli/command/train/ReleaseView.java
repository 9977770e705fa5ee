package dodona.cli.command.train;

import dodona.cli.terminal.Console;
import dodona.cli.terminal.Counted;
import dodona.error.InvalidInputException;
import dodona.experiment.run.ProgressBoard;
import dodona.support.Printable;
import dodona.text.release.PartScores;
import dodona.text.release.ReleaseListener;
import dodona.text.release.TreebankResult;
import dodona.text.release.UdTreebank;
import dodona.train.recipe.Recipe;
import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Shows progress of training on a release: a line for each treebank, and its own training. */
final class ReleaseView implements ReleaseListener, Closeable {

  private final Console console;
  private @Nullable TrainingView current;
  private boolean hasFailed;

  ReleaseView(Console console) {
    this.console = console;
  }

  /** Returns whether training on a treebank has failed. */
  boolean hasFailed() {
    return hasFailed;
  }

  /** Returns the view of training a parser on the current treebank. */
  TrainingView trainingWith(Recipe recipe) {
    close();
    TrainingView view = new TrainingView(console, recipe);
    current = view;
    return view;
  }

  @Override
  public void planned(int training, int finished, int skipped) {
    console.remark(
        Counted.of(training, "treebank")
            + " to train on, "
            + finished
            + " finished earlier, "
            + skipped
            + " without training data");
  }

  @Override
  public void begun(UdTreebank treebank, int number, int of, @Nullable Duration left) {
    console.remark(
        "treebank "
            + number
            + " of "
            + of
            + ": "
            + treebank.name()
            + (left == null ? "" : "; about " + ProgressBoard.duration(seconds(left)) + " left"));
  }

  private static double seconds(Duration time) {
    return time.toMillis() / 1e3;
  }

  @Override
  public void ended(TreebankResult result, @Nullable Throwable failure) {
    close();
    if (failure != null) {
      hasFailed = true;
      console.terminal().err().println(result.treebank() + ": failed: " + detail(result, failure));
    } else if (result.state() == TreebankResult.State.TRAINED) {
      console.remark(
          String.format(
              Locale.ROOT,
              "%s: LAS %.2f with gold words, %.2f from raw text; %s",
              result.treebank(),
              result.las(PartScores.InputForm.GOLD_WORDS),
              result.las(PartScores.InputForm.RAW_TEXT),
              ProgressBoard.duration(result.seconds())));
    }
  }

  /** Returns what a user can do about a failure; a bug is reported with its trace. */
  private static String detail(TreebankResult result, Throwable failure) {
    if (failure instanceof InvalidInputException) {
      return Printable.lines(String.valueOf(failure.getMessage()));
    }
    if (failure instanceof IOException || failure instanceof OutOfMemoryError) {
      return Printable.line(result.reason());
    }
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    return "internal error. Please report it with this stack trace:\n"
        + Printable.lines(trace.toString().replace("\t", "    "));
  }

  @Override
  public void close() {
    if (current != null) {
      current.close();
      current = null;
    }
  }
}
