package dodona.server.http;

import dodona.support.Json;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A response to a client; immutable. */
public final class Response {

  private final int status;
  private final Map<String, String> headers;
  private final byte[] body;
  private final @Nullable StreamedBody stream;

  private Response(
      int status, Map<String, String> headers, byte[] body, @Nullable StreamedBody stream) {
    this.status = status;
    this.headers = Collections.unmodifiableMap(headers);
    this.body = body;
    this.stream = stream;
  }

  /** A successful answer; the body is not copied. */
  public static Response of(String contentType, byte[] body) {
    return new Response(200, Map.of("Content-Type", contentType), body, null);
  }

  /** A successful answer that is sent while it is made. */
  public static Response streamed(String contentType, StreamedBody body) {
    return new Response(200, Map.of("Content-Type", contentType), new byte[0], body);
  }

  /** A successful answer of characters, which are sent in UTF-8. */
  public static Response of(String contentType, String body) {
    return of(contentType, body.getBytes(StandardCharsets.UTF_8));
  }

  /** A successful answer in JSON, made of maps, lists, strings, numbers, booleans and nulls. */
  public static Response json(@Nullable Object value) {
    return of("application/json", Json.compact(value) + "\n");
  }

  /** A successful answer for people. */
  public static Response text(String text) {
    return of("text/plain; charset=utf-8", text);
  }

  /**
   * A refusal: a problem by RFC 9457 for the paths of our own interface, the sentence alone for
   * those of others, whose clients print it.
   */
  public static Response refusal(ProblemException problem, String path) {
    Response answer =
        path.startsWith("/api/")
            ? of("application/problem+json", Json.compact(problem.json()) + "\n")
            : text(problem.detail() + "\n");
    return answer.withStatus(problem.status());
  }

  /** The same with another status code. */
  public Response withStatus(int newStatus) {
    return new Response(newStatus, headers, body, stream);
  }

  /** The same with one more header, or another value for it. */
  public Response with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Response(status, more, body, stream);
  }

  /** The status code. */
  public int status() {
    return status;
  }

  /** The additional headers of this answer. */
  public Map<String, String> headers() {
    return headers;
  }

  /** The bytes, not a copy; none if it {@linkplain #stream is sent while it is made}. */
  public byte[] body() {
    return body;
  }

  /** Returns the source of a streamed body, if there is one. */
  public Optional<StreamedBody> stream() {
    return Optional.ofNullable(stream);
  }
}
