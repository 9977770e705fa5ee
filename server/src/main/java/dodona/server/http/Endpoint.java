package dodona.server.http;

import java.io.IOException;

/**
 * What answers requests to one path. It runs on a thread of the parsing pool, of which there are
 * few, and never waits for a client: the whole body is there, and the answer is sent by others.
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
