package dodona.support;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON (RFC 8259), strictly and within limits, into maps, lists, strings, numbers, booleans
 * and nulls: the reverse of {@link Json}.
 *
 * <p>Whole numbers that fit become {@link Long}, others {@link Double}. A name that stands twice in
 * an object is an error.
 */
public final class JsonReader {

  private static final int DEEPEST = 64;
  private static final int LONGEST = 1 << 24;

  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * The value that a text denotes.
   *
   * @throws InvalidInputException if it is not JSON, or deeper than {@value #DEEPEST} levels, or
   *     longer than {@value #LONGEST} characters; the message contains the position
   */
  public static @Nullable Object read(String text) {
    if (text.length() > LONGEST) {
      throw new InvalidInputException("JSON of more than " + LONGEST + " characters");
    }
    JsonReader reader = new JsonReader(text);
    Object value = reader.value(0);
    reader.skipSpace();
    if (reader.at < text.length()) {
      throw reader.error("the end");
    }
    return value;
  }

  private @Nullable Object value(int depth) {
    skipSpace();
    if (depth > DEEPEST) {
      throw new InvalidInputException(
          "JSON deeper than " + DEEPEST + " levels at character " + (at + 1));
    }
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> literal("true", true);
      case 'f' -> literal("false", false);
      case 'n' -> literal("null", null);
      default -> number();
    };
  }

  private Map<String, @Nullable Object> object(int depth) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    at++;
    skipSpace();
    if (peek() == '}') {
      at++;
      return object;
    }
    while (true) {
      skipSpace();
      int start = at;
      String name = string();
      if (object.containsKey(name)) {
        at = start;
        throw error("a name other than \"" + name + "\", which is already used");
      }
      skipSpace();
      expect(':');
      object.put(name, value(depth + 1));
      skipSpace();
      if (peek() == '}') {
        at++;
        return object;
      }
      expect(',');
    }
  }

  private List<@Nullable Object> array(int depth) {
    List<@Nullable Object> array = new ArrayList<>();
    at++;
    skipSpace();
    if (peek() == ']') {
      at++;
      return array;
    }
    while (true) {
      array.add(value(depth + 1));
      skipSpace();
      if (peek() == ']') {
        at++;
        return array;
      }
      expect(',');
    }
  }

  private String string() {
    expect('"');
    StringBuilder out = new StringBuilder();
    while (true) {
      char c = peek();
      if (c < ' ') {
        throw error("a closing '\"'");
      }
      at++;
      if (c == '"') {
        return out.toString();
      }
      out.append(c == '\\' ? escape() : c);
    }
  }

  private char escape() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> hexadecimal();
      default -> {
        at--;
        throw error("an escape such as \\n");
      }
    };
  }

  private char hexadecimal() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(peek(), 16);
      if (digit < 0) {
        throw error("four hexadecimal digits");
      }
      code = (code * 16) + digit;
      at++;
    }
    return (char) code;
  }

  private Object number() {
    int start = at;
    if (peek() == '-') {
      at++;
    }
    int whole = at;
    int digits = digits();
    if (digits == 0 || (digits > 1 && text.charAt(whole) == '0')) {
      at = start;
      throw error("a value");
    }
    boolean isWhole = true;
    if (peek() == '.') {
      at++;
      isWhole = false;
      if (digits() == 0) {
        throw error("a digit");
      }
    }
    if (peek() == 'e' || peek() == 'E') {
      at++;
      isWhole = false;
      if (peek() == '+' || peek() == '-') {
        at++;
      }
      if (digits() == 0) {
        throw error("a digit");
      }
    }
    String number = text.substring(start, at);
    return isWhole && digits <= 18 ? (Object) Long.valueOf(number) : Double.valueOf(number);
  }

  private int digits() {
    int start = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    return at - start;
  }

  private @Nullable Object literal(String name, @Nullable Object value) {
    if (!text.startsWith(name, at)) {
      throw error("a value");
    }
    at += name.length();
    return value;
  }

  private void skipSpace() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private void expect(char c) {
    if (peek() != c) {
      throw error("'" + c + "'");
    }
    at++;
  }

  /** The next character, NUL at the end; a NUL is nowhere allowed in JSON. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private InvalidInputException error(String expected) {
    return new InvalidInputException("JSON, character " + (at + 1) + ": expected " + expected);
  }
}
