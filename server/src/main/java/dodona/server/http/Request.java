package dodona.server.http;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A complete request to an endpoint; immutable. */
public final class Request {

  private final String query;
  private final Map<String, String> headers;
  private final byte[] body;
  private final Cancellation cancellation;
  private final AnswerBudget budget;

  /**
   * Takes over the parts; the body is not copied.
   *
   * @param query what comes after the question mark, as it was sent; empty if there is nothing
   * @param headers the headers by their names
   * @param body the bytes of the body
   * @param cancellation ends long computations
   */
  public Request(
      String query, Map<String, String> headers, byte[] body, Cancellation cancellation) {
    this(query, headers, body, cancellation, AnswerBudget.UNLIMITED);
  }

  /**
   * Takes over the parts; the body is not copied.
   *
   * @param query what comes after the question mark, as it was sent; empty if there is nothing
   * @param headers the headers by their names
   * @param body the bytes of the body
   * @param cancellation ends long computations
   * @param budget how much the answer may hold
   */
  public Request(
      String query,
      Map<String, String> headers,
      byte[] body,
      Cancellation cancellation,
      AnswerBudget budget) {
    this.query = query;
    this.headers = new TreeMap<>();
    headers.forEach((name, value) -> this.headers.put(name.toLowerCase(Locale.ROOT), value));
    this.body = body;
    this.cancellation = cancellation;
    this.budget = budget;
  }

  /** Returns the part after the question mark, as it was sent; empty if there is none. */
  public String query() {
    return query;
  }

  /** A header by its name, in whatever case. */
  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name.toLowerCase(Locale.ROOT)));
  }

  /** Returns the declared type of the body; without a name if none is declared. */
  public MediaType contentType() {
    return MediaType.parse(header("Content-Type").orElse(""));
  }

  /** The bytes of the body, not a copy. */
  public byte[] body() {
    return body;
  }

  /** Returns an empty buffer for an answer that may be large. */
  public AnswerBuffer newAnswer() {
    return new AnswerBuffer(budget);
  }

  /** Returns the check with which long computations detect that they should stop. */
  public Cancellation cancellation() {
    return cancellation;
  }

  /**
   * The body as text in UTF-8.
   *
   * @throws ProblemException if it is not UTF-8
   */
  public String text() {
    return Utf8Text.decode(body, 0, body.length)
        .orElseThrow(() -> ProblemException.badRequest("the body is not UTF-8"));
  }

  /**
   * The body as a JSON object.
   *
   * @throws ProblemException if it is none
   */
  public Fields json() {
    return Fields.read(text());
  }
}
