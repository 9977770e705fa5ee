package dodona.stress.serve;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A connection to a server, over which one request after the other is sent. */
final class Client implements AutoCloseable {

  private static final int PATIENCE_MILLIS = 60_000;

  private final Socket socket;
  private final InputStream in;

  /** An answer. */
  record Answer(int status, String body) {}

  Client(URI server) throws IOException {
    this.socket = new Socket(server.getHost(), server.getPort());
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE_MILLIS);
    this.in = new BufferedInputStream(socket.getInputStream());
  }

  /** The bytes of a request with a body. */
  static byte[] post(String path, String headers, String body) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream request = new ByteArrayOutputStream();
    String head =
        "POST "
            + path
            + " HTTP/1.1\nHost: localhost\n"
            + headers
            + "Content-Length: "
            + bytes.length;
    request.writeBytes((head + "\n\n").replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
    request.writeBytes(bytes);
    return request.toByteArray();
  }

  /** Asks for a path, and returns the body. */
  static String get(URI server, String path) throws IOException {
    try (Client client = new Client(server)) {
      client.send(
          ("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n")
              .getBytes(StandardCharsets.UTF_8));
      return client.read().body;
    }
  }

  void send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  Answer exchange(byte[] request) throws IOException {
    send(request);
    return read();
  }

  /** Reads an answer that says how long it is, as all of ours do but streams. */
  Answer read() throws IOException {
    String status = line();
    if (status.length() < 12) {
      throw new EOFException("the server has closed the connection");
    }
    int length = 0;
    for (String line = line(); !line.isEmpty(); line = line()) {
      if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
        length = Integer.parseInt(line.substring(15).strip());
      }
    }
    byte[] body = in.readNBytes(length);
    return new Answer(
        Integer.parseInt(status.substring(9, 12)), new String(body, StandardCharsets.UTF_8));
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int b = in.read(); b >= 0 && b != '\n'; b = in.read()) {
      line.append((char) b);
    }
    return line.toString().stripTrailing();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
