package dodona.server.http;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A media type with its parameters, such as {@code text/plain; charset=utf-8}; immutable.
 *
 * @param name the type, in lower case; empty if unspecified
 * @param parameters the parameters by their names in lower case
 */
public record MediaType(String name, Map<String, String> parameters) {

  /** Copies the parameters. */
  public MediaType {
    parameters = Map.copyOf(parameters);
  }

  /** Reads a header's value, as leniently as clients write it; values may be quoted. */
  public static MediaType parse(String header) {
    Map<String, String> parameters = new TreeMap<>();
    int semicolon = header.indexOf(';');
    String name = semicolon < 0 ? header : header.substring(0, semicolon);
    int at = semicolon;
    while (at >= 0 && at < header.length()) {
      at = readParameter(header, at + 1, parameters);
    }
    return new MediaType(name.strip().toLowerCase(Locale.ROOT), parameters);
  }

  /** Reads one parameter and returns the place of the semicolon after it, or the end. */
  private static int readParameter(String header, int from, Map<String, String> into) {
    int equals = header.indexOf('=', from);
    int semicolon = header.indexOf(';', from);
    if (equals < 0 || (semicolon >= 0 && semicolon < equals)) {
      return semicolon < 0 ? header.length() : semicolon;
    }
    String name = header.substring(from, equals).strip().toLowerCase(Locale.ROOT);
    int start = equals + 1;
    while (start < header.length() && header.charAt(start) == ' ') {
      start++;
    }
    if (start < header.length() && header.charAt(start) == '"') {
      StringBuilder value = new StringBuilder();
      int at = start + 1;
      while (at < header.length() && header.charAt(at) != '"') {
        if (header.charAt(at) == '\\' && at + 1 < header.length()) {
          at++;
        }
        value.append(header.charAt(at));
        at++;
      }
      into.putIfAbsent(name, value.toString());
      int next = header.indexOf(';', at);
      return next < 0 ? header.length() : next;
    }
    int end = semicolon < 0 ? header.length() : semicolon;
    into.putIfAbsent(name, header.substring(start, Math.max(start, end)).strip());
    return end;
  }

  /** A parameter by its name. */
  public Optional<String> parameter(String parameter) {
    return Optional.ofNullable(parameters.get(parameter));
  }
}
