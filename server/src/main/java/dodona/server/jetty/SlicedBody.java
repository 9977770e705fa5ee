package dodona.server.jetty;

import java.nio.ByteBuffer;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;

/**
 * Sends a body piece by piece. Java copies what is written into a buffer outside the heap, of the
 * size of the whole piece, and keeps that buffer for the thread that wrote.
 */
final class SlicedBody extends IteratingCallback {

  /** The largest piece. */
  static final int SLICE = 1 << 16;

  private final byte[] body;
  private final Response response;
  private final Callback whole;
  private int sent;
  private boolean isLast;

  private SlicedBody(byte[] body, Response response, Callback whole) {
    this.body = body;
    this.response = response;
    this.whole = whole;
  }

  /**
   * Sends all of a body, without waiting for it.
   *
   * @param whole called when it has been sent, or cannot be
   */
  static void send(byte[] body, Response response, Callback whole) {
    new SlicedBody(body, response, whole).iterate();
  }

  @Override
  protected Action process() {
    if (isLast) {
      return Action.SUCCEEDED;
    }
    int size = Math.min(SLICE, body.length - sent);
    ByteBuffer slice = ByteBuffer.wrap(body, sent, size);
    sent += size;
    isLast = sent == body.length;
    response.write(isLast, slice, this);
    return Action.SCHEDULED;
  }

  @Override
  protected void onCompleteSuccess() {
    whole.succeeded();
  }

  @Override
  protected void onCompleteFailure(Throwable cause) {
    whole.failed(cause);
  }
}
