package dodona.server.http;

import java.io.IOException;

/**
 * Answers requests to one path. It runs on a thread of the small parsing pool and never waits for a
 * client: the whole body is available, and other threads send the answer.
 */
@FunctionalInterface
public interface Endpoint {

  /**
   * The answer to a request.
   *
   * @throws ProblemException if the request is at fault
   */
  Response handle(Request request) throws IOException;
}
