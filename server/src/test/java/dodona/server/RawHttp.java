package dodona.server;

import dodona.support.JsonReader;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** A client that sends bytes as they are, and reads one answer. */
public final class RawHttp implements AutoCloseable {

  private static final int PATIENCE_MILLIS = 30_000;

  private final Socket socket;

  /**
   * An answer.
   *
   * @param status the status code
   * @param headers the headers by their names in lower case
   * @param text the body
   */
  public record Answer(int status, Map<String, String> headers, String text) {

    /** A header, empty if it is missing. */
    public String header(String name) {
      return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
    }

    /** The body as a JSON object. */
    @SuppressWarnings("unchecked")
    public Map<String, Object> json() {
      return (Map<String, Object>) Objects.requireNonNull(JsonReader.read(text));
    }
  }

  /** Returns the part of a JSON value at the end of a path of names and of indices from 0. */
  public static Object at(Object json, Object... path) {
    Object found = json;
    for (Object step : path) {
      Object next =
          found instanceof Map<?, ?> map ? map.get(step) : ((List<?>) found).get((Integer) step);
      found = Objects.requireNonNull(next, () -> "there is no " + step);
    }
    return found;
  }

  /** A connection to a server. */
  public RawHttp(URI server) throws IOException {
    this.socket = new Socket(server.getHost(), server.getPort());
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.setTcpNoDelay(true);
  }

  /** Sends a request whose head has {@code \n} for the ends of lines, and reads the answer. */
  public static Answer send(URI server, String head, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    return send(server, head + "Content-Length: " + bytes.length + "\n", bytes);
  }

  /** Sends a request whose head has {@code \n} for the ends of lines, and reads the answer. */
  public static Answer send(URI server, String head, byte[] body) throws IOException {
    try (RawHttp client = new RawHttp(server)) {
      client.write((head + "\n").replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
      client.write(body);
      return client.read();
    }
  }

  /** Asks for a path. */
  public static Answer get(URI server, String path) throws IOException {
    return send(server, "GET " + path + " HTTP/1.1\nHost: localhost\n", new byte[0]);
  }

  /** Posts a body of a media type. */
  public static Answer post(URI server, String path, String type, String body) throws IOException {
    return post(server, path, type, "*/*", body);
  }

  /** Posts a body of a media type and says what is accepted. */
  public static Answer post(URI server, String path, String type, String accept, String body)
      throws IOException {
    String head =
        "POST %s HTTP/1.1\nHost: localhost\nContent-Type: %s\nAccept: %s\n"
            .formatted(path, type, accept);
    return send(server, head, body);
  }

  /** Sends bytes. */
  public void write(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  /** Sends text. */
  public void write(String text) throws IOException {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The socket. */
  public Socket socket() {
    return socket;
  }

  /** Reads an answer to its end. */
  public Answer read() throws IOException {
    InputStream in = socket.getInputStream();
    String[] status = line(in).split(" ", 3);
    if (status.length < 2) {
      throw new EOFException("the server has closed the connection without an answer");
    }
    Map<String, String> headers = new TreeMap<>();
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      int colon = line.indexOf(':');
      headers.put(
          line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
    }
    byte[] body;
    if (status[1].equals("204")) {
      body = new byte[0];
    } else if (headers.getOrDefault("transfer-encoding", "").equals("chunked")) {
      body = chunks(in);
    } else if (headers.containsKey("content-length")) {
      body = in.readNBytes(Integer.parseInt(headers.get("content-length")));
    } else {
      body = in.readAllBytes();
    }
    return new Answer(
        Integer.parseInt(status[1]), headers, new String(body, StandardCharsets.UTF_8));
  }

  private static byte[] chunks(InputStream in) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    for (int size = Integer.parseInt(line(in), 16);
        size > 0;
        size = Integer.parseInt(line(in), 16)) {
      body.write(in.readNBytes(size));
      String unused = line(in);
    }
    return body.toByteArray();
  }

  /** A line without its end; empty at the end of the stream. */
  private static String line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = in.read(); b >= 0 && b != '\n'; b = in.read()) {
      line.write(b);
    }
    return line.toString(StandardCharsets.UTF_8).stripTrailing();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
