package dodona.treebank;

import dodona.error.InvalidInputException;
import java.util.List;

/** Thrown if a treebank file has errors; the message is for its author. */
public final class InvalidTreebankException extends InvalidInputException {

  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  /** The file has this one problem, or this is the first of them. */
  public InvalidTreebankException(Problem problem) {
    this(problem.toString(), List.of(problem));
  }

  /** The file has several problems, summed up in {@code message}. */
  public InvalidTreebankException(String message, List<Problem> problems) {
    super(message);
    this.problems = List.copyOf(problems);
  }

  /** The problems that were found. */
  public List<Problem> problems() {
    return problems;
  }
}
