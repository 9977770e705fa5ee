package dodona.server.http;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The parameters of a request from its query and from a form in its body, which takes precedence;
 * immutable.
 */
public final class Parameters {

  private static final int MOST = 1000;

  private final Map<String, String> values;

  private Parameters(Map<String, String> values) {
    this.values = Collections.unmodifiableMap(values);
  }

  /**
   * All parameters of a request. Of several with one name, the first counts. A body that is no form
   * has none.
   *
   * @throws ProblemException if they are not well-formed
   */
  public static Parameters of(Request request) {
    Map<String, String> values = new LinkedHashMap<>();
    MediaType type = request.contentType();
    if (type.name().equals("multipart/form-data")) {
      Multipart.read(request.body(), type.parameter("boundary"))
          .forEach(field -> values.putIfAbsent(field.name(), field.value()));
    } else if (type.name().equals("application/x-www-form-urlencoded")) {
      addAll(request.text(), values);
    }
    addAll(request.query(), values);
    return new Parameters(values);
  }

  /** The parameters of the query alone. */
  public static Parameters ofQuery(Request request) {
    Map<String, String> values = new LinkedHashMap<>();
    addAll(request.query(), values);
    return new Parameters(values);
  }

  private static void addAll(String encoded, Map<String, String> values) {
    if (encoded.isEmpty()) {
      return;
    }
    for (String pair : encoded.split("&", -1)) {
      int equals = pair.indexOf('=');
      String name = decode(equals < 0 ? pair : pair.substring(0, equals));
      if (!name.isEmpty()) {
        values.putIfAbsent(name, equals < 0 ? "" : decode(pair.substring(equals + 1)));
      }
      if (values.size() > MOST) {
        throw ProblemException.badRequest("there are more than " + MOST + " parameters");
      }
    }
  }

  private static String decode(String text) {
    return PercentEncoding.decode(text)
        .orElseThrow(
            () ->
                ProblemException.badRequest(
                    "a parameter is not form-encoded; expected UTF-8 or %xx"));
  }

  /** A parameter by its name, empty if it has no value. */
  public Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** Returns whether there is a parameter of that name, with a value or not. */
  public boolean has(String name) {
    return values.containsKey(name);
  }

  /** All of them by their names. */
  public Map<String, String> all() {
    return values;
  }
}
