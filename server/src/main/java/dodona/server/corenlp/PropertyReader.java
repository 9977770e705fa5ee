package dodona.server.corenlp;

import dodona.server.http.ProblemException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads the map of properties that clients of CoreNLP send: JSON, or what Python prints for a
 * dictionary, or nearly that. Names and values may be in either quotes or in none, with a colon or
 * an equals sign between them; within quotes, a backslash keeps what follows from its meaning.
 *
 * <pre>{'annotators': 'tokenize,pos', "outputFormat"="json", ssplit.eolonly: true}</pre>
 */
final class PropertyReader {

  private static final int MOST = 1000;

  private final String text;
  private int at;

  private PropertyReader(String text) {
    this.text = text;
  }

  /**
   * The properties of a map.
   *
   * @throws ProblemException if it is none; the message contains the position
   */
  static Map<String, String> read(String text) {
    return new PropertyReader(text).map();
  }

  private Map<String, String> map() {
    Map<String, String> map = new LinkedHashMap<>();
    skipSpace();
    if (at == text.length()) {
      return map;
    }
    expect('{');
    skipSpace();
    while (peek() != '}') {
      String name = value(true);
      skipSpace();
      if (peek() != ':' && peek() != '=') {
        throw error("a colon after a name");
      }
      at++;
      map.put(name, value(false));
      if (map.size() > MOST) {
        throw error("fewer than " + MOST + " properties");
      }
      skipSpace();
      if (peek() == ',') {
        at++;
        skipSpace();
      } else if (peek() != '}') {
        throw error("a comma or the end of the map");
      }
    }
    at++;
    skipSpace();
    if (at < text.length()) {
      throw error("the end");
    }
    return map;
  }

  private String value(boolean isName) {
    skipSpace();
    char quote = peek();
    return quote == '"' || quote == '\'' ? quoted(quote) : bare(isName);
  }

  private String quoted(char quote) {
    at++;
    StringBuilder value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != quote) {
      char c = text.charAt(at);
      if (c == '\\' && at + 1 < text.length()) {
        at++;
        value.append(escaped());
      } else {
        value.append(c);
      }
      at++;
    }
    if (at == text.length()) {
      throw error("a closing quote");
    }
    at++;
    return value.toString();
  }

  /** The character that the one at hand stands for after a backslash; ends on its last one. */
  private char escaped() {
    char c = text.charAt(at);
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'u' -> hexadecimal();
      default -> c;
    };
  }

  /** The character of four hexadecimal digits, or the letter itself if they do not follow. */
  private char hexadecimal() {
    int code = 0;
    for (int i = 1; i <= 4; i++) {
      int digit = at + i < text.length() ? Character.digit(text.charAt(at + i), 16) : -1;
      if (digit < 0) {
        return text.charAt(at);
      }
      code = (code << 4) | digit;
    }
    at += 4;
    return (char) code;
  }

  /** Reads an unquoted name or value, up to the character that ends it. */
  private String bare(boolean isName) {
    int start = at;
    while (at < text.length()
        && ",{}\"'".indexOf(text.charAt(at)) < 0
        && !(isName && (text.charAt(at) == ':' || text.charAt(at) == '='))) {
      at++;
    }
    String value = text.substring(start, at).strip();
    if (value.isEmpty()) {
      throw error(isName ? "a name" : "a value");
    }
    return value;
  }

  private void skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private void expect(char c) {
    if (peek() != c) {
      throw error("'" + c + "'");
    }
    at++;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private ProblemException error(String expected) {
    return ProblemException.badRequest(
        "the properties cannot be read: expected " + expected + " at character " + (at + 1));
  }
}
