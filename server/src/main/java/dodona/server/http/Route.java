package dodona.server.http;

/**
 * An entry of the route table.
 *
 * @param method such as {@code GET}
 * @param path the whole path, such as {@code /api/v1/parse}
 * @param endpoint what answers
 * @param work how long it takes to answer
 */
public record Route(String method, String path, Endpoint endpoint, Work work) {

  /** Kinds of work, each of which waits for threads of its own. */
  public enum Work {
    /** Answers at once, without a queue. */
    QUICK,
    /** Analyzes text. */
    PARSING,
    /** Explores derivations, which may take long for few bytes. */
    EXPLORING
  }
}
