package dodona.treebank.conllu;

import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Problem;
import java.util.ArrayList;
import java.util.List;

/** Collects problems: all are counted, the first few errors are kept to be shown. */
public final class ProblemLog implements ProblemListener {

  private static final int KEPT = 20;

  private final List<Problem> errors = new ArrayList<>();
  private long errorCount;
  private long warningCount;

  @Override
  public void report(Problem problem) {
    if (!problem.isError()) {
      warningCount++;
      return;
    }
    errorCount++;
    if (errors.size() < KEPT) {
      errors.add(problem);
    }
  }

  /** Returns the number of reported errors. */
  public long errorCount() {
    return errorCount;
  }

  /** Returns the number of reported warnings. */
  public long warningCount() {
    return warningCount;
  }

  /** The first errors, at most twenty. */
  public List<Problem> firstErrors() {
    return List.copyOf(errors);
  }

  /**
   * Throws if there was any error, with the first of them listed one per line.
   *
   * @param advice what the user can do about it
   */
  public void throwIfErrors(String advice) {
    if (errorCount == 0) {
      return;
    }
    StringBuilder message = new StringBuilder();
    for (Problem error : errors) {
      message.append(error).append('\n');
    }
    if (errorCount > errors.size()) {
      message.append("… and ").append(errorCount - errors.size()).append(" more\n");
    }
    message
        .append(errorCount == 1 ? "1 error" : errorCount + " errors")
        .append("; ")
        .append(advice);
    throw new InvalidTreebankException(message.toString(), errors);
  }
}
