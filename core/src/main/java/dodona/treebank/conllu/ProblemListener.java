package dodona.treebank.conllu;

import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Problem;

/** Receives the problems that a reader finds. */
@FunctionalInterface
public interface ProblemListener {

  /**
   * Throws on the first error and passes over warnings: what a reader does unless told otherwise.
   */
  ProblemListener STRICT =
      problem -> {
        if (problem.isError()) {
          throw new InvalidTreebankException(problem);
        }
      };

  /**
   * Takes note of a problem. Where this method returns after an error, the reader leaves the
   * sentence out and goes on with the next one.
   */
  void report(Problem problem);
}
