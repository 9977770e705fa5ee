package dodona.server.http;

/** The maximum size of an answer, checked while it is generated. */
@FunctionalInterface
public interface AnswerBudget {

  /** The budget of those who may hold anything. */
  AnswerBudget UNLIMITED = bytes -> {};

  /**
   * Takes some more bytes for an answer, until it has been sent.
   *
   * @throws ProblemException if the answer is too large, or too much is held by all together
   */
  void charge(long bytes);
}
