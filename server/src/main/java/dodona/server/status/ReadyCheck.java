package dodona.server.status;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.URL;
import java.time.Duration;

/** The question whether a server is ready, as somebody asks it who watches over the server. */
public final class ReadyCheck {

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private ReadyCheck() {}

  /**
   * Asks a server that listens at an address, or at all addresses of this machine.
   *
   * @throws IOException if it is not ready, or nobody answers
   */
  public static void ask(String host, int port) throws IOException {
    String address =
        InetAddress.getByName(host).isAnyLocalAddress()
            ? InetAddress.getLoopbackAddress().getHostAddress()
            : host;
    HttpURLConnection connection =
        (HttpURLConnection) new URL("http", address, port, "/ready").openConnection();
    try {
      connection.setConnectTimeout((int) PATIENCE.toMillis());
      connection.setReadTimeout((int) PATIENCE.toMillis());
      int status = connection.getResponseCode();
      if (status != HttpURLConnection.HTTP_OK) {
        throw new IOException("the server at port " + port + " is not ready: " + status);
      }
    } finally {
      connection.disconnect();
    }
  }
}
