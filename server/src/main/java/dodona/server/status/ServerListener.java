package dodona.server.status;

import java.time.Duration;

/** Receives the events of a server, without the text of clients; called by many threads. */
public interface ServerListener {

  /** The listener that does not listen. */
  ServerListener SILENT = new ServerListener() {};

  /**
   * An answered request.
   *
   * @param id the request's id, which the client has got as well
   * @param method such as {@code POST}
   * @param route the path of the route; a dash if the client asked for another
   * @param status the status code; 0 if the client left before it was answered
   * @param bytes the size of the answer
   * @param time from the head of the request to the end of the answer
   */
  record Answered(String id, String method, String route, int status, long bytes, Duration time) {}

  /** A request has been answered. */
  default void answered(Answered request) {}

  /** A request has failed by a fault of the server. */
  default void failed(String id, Throwable cause) {}
}
