package dodona.server.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads bodies of the type {@code multipart/form-data} (RFC 7578), as clients really send them. */
final class Multipart {

  private static final int MOST_PARTS = 100;
  private static final int LONGEST_HEADER = 1 << 12;
  private static final Set<String> ENCODINGS = Set.of("", "7bit", "8bit", "binary");

  private final byte[] body;
  private final byte[] delimiter;

  /** A field of a form. */
  record Field(String name, String value) {}

  private Multipart(byte[] body, String boundary) {
    this.body = body;
    this.delimiter = ("--" + boundary).getBytes(StandardCharsets.ISO_8859_1);
  }

  /**
   * The fields of a form, in their order; files count as fields.
   *
   * @throws ProblemException if it is none
   */
  static List<Field> read(byte[] body, Optional<String> boundary) {
    String known = boundary.orElse("");
    if (known.isEmpty() || known.length() > 70) {
      throw ProblemException.badRequest("the Content-Type of the form has no boundary");
    }
    return new Multipart(body, known).fields();
  }

  private List<Field> fields() {
    List<Field> fields = new ArrayList<>();
    int at = find(delimiter, 0);
    if (at < 0) {
      throw malformed("its boundary does not occur");
    }
    at += delimiter.length;
    while (!startsWith("--", at)) {
      if (fields.size() == MOST_PARTS) {
        throw malformed("it has more than " + MOST_PARTS + " parts");
      }
      int start = endOfLine(at);
      int end = find(delimiter, start);
      if (end < 0) {
        throw malformed("its last boundary is missing");
      }
      fields.add(field(start, lineBefore(end, start)));
      at = end + delimiter.length;
    }
    return fields;
  }

  /** The place after the line end that a place is before. */
  private int endOfLine(int place) {
    int at = place;
    while (at < body.length && (body[at] == ' ' || body[at] == '\t')) {
      at++;
    }
    if (startsWith("\r\n", at)) {
      return at + 2;
    }
    if (startsWith("\n", at)) {
      return at + 1;
    }
    throw malformed("a boundary does not end its line");
  }

  /** The place of the line end before a boundary. */
  private int lineBefore(int boundary, int start) {
    int end = boundary;
    if (end > start && body[end - 1] == '\n') {
      end--;
      if (end > start && body[end - 1] == '\r') {
        end--;
      }
    }
    return end;
  }

  private Field field(int start, int end) {
    String name = null;
    int at = start;
    while (true) {
      int lineEnd = at;
      while (lineEnd < end && body[lineEnd] != '\n') {
        lineEnd++;
      }
      if (lineEnd >= end || lineEnd - at > LONGEST_HEADER) {
        throw malformed("the headers of a part do not end");
      }
      String line = new String(body, at, lineEnd - at, StandardCharsets.UTF_8).strip();
      at = lineEnd + 1;
      if (line.isEmpty()) {
        break;
      }
      name = header(line, name);
    }
    if (name == null) {
      throw malformed("a part has no name");
    }
    String known = name;
    String value =
        Utf8Text.decode(body, at, Math.max(at, end))
            .orElseThrow(
                () -> ProblemException.badRequest("the parameter '" + known + "' is not UTF-8"));
    return new Field(name, value);
  }

  private static @Nullable String header(String line, @Nullable String name) {
    int colon = line.indexOf(':');
    String header = colon < 0 ? "" : line.substring(0, colon).strip().toLowerCase(Locale.ROOT);
    String value = line.substring(colon + 1).strip();
    if (header.equals("content-transfer-encoding")
        && !ENCODINGS.contains(value.toLowerCase(Locale.ROOT))) {
      throw new ProblemException(
          415,
          "Unsupported encoding",
          "a part has the transfer encoding '" + value + "'; expected 7bit, 8bit or binary");
    }
    if (header.equals("content-disposition")) {
      return MediaType.parse(value).parameter("name").orElse(name);
    }
    return name;
  }

  private boolean startsWith(String text, int at) {
    if (at + text.length() > body.length) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if (body[at + i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the position of the boundary at the beginning of a line; −1 if there is none. */
  private int find(byte[] wanted, int from) {
    for (int at = from; at + wanted.length <= body.length; at++) {
      if ((at == 0 || at == from || body[at - 1] == '\n') && isAt(wanted, at)) {
        return at;
      }
    }
    return -1;
  }

  private boolean isAt(byte[] wanted, int at) {
    for (int i = 0; i < wanted.length; i++) {
      if (body[at + i] != wanted[i]) {
        return false;
      }
    }
    return true;
  }

  private static ProblemException malformed(String how) {
    return ProblemException.badRequest("the form is not well-formed: " + how);
  }
}
