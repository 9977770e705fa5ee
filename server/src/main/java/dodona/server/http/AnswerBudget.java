package dodona.server.http;

/** How much an answer may hold, which is asked while it is made. */
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
