package dodona.server.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Decodes form encoding: {@code +} is a space, {@code %C3%A9} is <i>é</i>. */
public final class PercentEncoding {

  private PercentEncoding() {}

  /** The decoded text; none if it is not a valid encoding of UTF-8. */
  public static Optional<String> decode(String text) {
    if (text.indexOf('%') < 0 && text.indexOf('+') < 0) {
      return Optional.of(text);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
    int start = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c != '%' && c != '+') {
        continue;
      }
      bytes.writeBytes(text.substring(start, at).getBytes(StandardCharsets.UTF_8));
      if (c == '+') {
        bytes.write(' ');
      } else {
        int high = at + 2 < text.length() ? digit(text.charAt(at + 1)) : -1;
        int low = at + 2 < text.length() ? digit(text.charAt(at + 2)) : -1;
        if (high < 0 || low < 0) {
          return Optional.empty();
        }
        bytes.write((high << 4) | low);
        at += 2;
      }
      start = at + 1;
    }
    bytes.writeBytes(text.substring(start).getBytes(StandardCharsets.UTF_8));
    byte[] decoded = bytes.toByteArray();
    return Utf8Text.decode(decoded, 0, decoded.length);
  }

  private static int digit(char c) {
    return c < 128 ? Character.digit(c, 16) : -1;
  }
}
