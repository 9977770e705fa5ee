package dodona.server.http;

import dodona.error.InvalidInputException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if a request cannot be answered. Under {@code /api} it is sent as a problem according to
 * RFC 9457, elsewhere as plain text.
 */
public final class ProblemException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int status;
  private final String title;
  private final String detail;
  private final transient Map<String, Object> members;

  /**
   * A problem.
   *
   * @param status the status code of the answer, from 400
   * @param title what kind of problem it is, the same for all of its kind
   * @param detail what is wrong with this request, in a sentence, and what was expected
   */
  public ProblemException(int status, String title, String detail) {
    this(status, title, detail, Map.of(), null);
  }

  private ProblemException(
      int status,
      String title,
      String detail,
      Map<String, Object> members,
      @Nullable Throwable cause) {
    super(detail, cause);
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.members = members;
  }

  /** A request that makes no sense. */
  public static ProblemException badRequest(String detail) {
    return new ProblemException(400, "Bad request", detail);
  }

  /** Returns the problem of a request whose content the library rejects. */
  public static ProblemException of(InvalidInputException e) {
    return badRequest(String.valueOf(e.getMessage())).causedBy(e);
  }

  /** The same with one more member, such as {@code line}. */
  public ProblemException with(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(members);
    more.put(name, value);
    return new ProblemException(status, title, detail, more, getCause());
  }

  /** The same, with what led to it. */
  public ProblemException causedBy(Throwable cause) {
    return new ProblemException(status, title, detail, members, cause);
  }

  /** The status code. */
  public int status() {
    return status;
  }

  /** Returns the kind of problem. */
  public String title() {
    return title;
  }

  /** Returns a description of the problem. */
  public String detail() {
    return detail;
  }

  /** Returns the response body according to RFC 9457. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("type", "about:blank");
    json.put("title", title);
    json.put("status", status);
    json.put("detail", detail);
    json.putAll(members);
    return json;
  }
}
