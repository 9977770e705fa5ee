package dodona.server.status;

import java.io.IOException;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.SocketTimeoutException;
import java.net.URL;
import java.time.Duration;

/** A check whether a server is ready, for monitoring. */
public final class ReadyCheck {

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private ReadyCheck() {}

  /**
   * Checks a server that listens on an address, or on all addresses of this machine.
   *
   * @throws IOException if it is not ready, or nobody answers
   */
  public static void ask(String host, int port) throws IOException {
    String address =
        InetAddress.getByName(host).isAnyLocalAddress()
            ? InetAddress.getLoopbackAddress().getHostAddress()
            : host;
    URL question = new URL("http", address, port, "/ready");
    HttpURLConnection connection = (HttpURLConnection) question.openConnection();
    try {
      connection.setConnectTimeout((int) PATIENCE.toMillis());
      connection.setReadTimeout((int) PATIENCE.toMillis());
      int status = connection.getResponseCode();
      if (status != HttpURLConnection.HTTP_OK) {
        throw new IOException("port " + port + ": the server is not ready: " + status);
      }
    } catch (ConnectException | SocketTimeoutException e) {
      throw new IOException(question.getAuthority() + ": no server answers", e);
    } finally {
      connection.disconnect();
    }
  }
}
