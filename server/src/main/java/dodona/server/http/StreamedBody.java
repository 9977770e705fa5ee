package dodona.server.http;

import java.io.IOException;
import java.io.OutputStream;

/** The body of an answer that is sent while it is generated. */
@FunctionalInterface
public interface StreamedBody {

  /**
   * Writes the body.
   *
   * @param out what is written is sent when it is flushed; never waits for the client
   */
  void writeTo(OutputStream out) throws IOException;
}
