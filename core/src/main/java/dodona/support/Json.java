package dodona.support;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON from maps, lists, strings, numbers, booleans and nulls.
 *
 * <p>The library has no JSON dependency.
 */
public final class Json {

  private Json() {}

  /** The value as JSON on one line, without a line feed. */
  public static String compact(@Nullable Object value) {
    StringBuilder out = new StringBuilder();
    write(value, "", out);
    return out.toString();
  }

  /** The value as JSON, indented by two spaces per level and ended by a line feed. */
  public static String pretty(@Nullable Object value) {
    StringBuilder out = new StringBuilder();
    write(value, "\n", out);
    return out.append('\n').toString();
  }

  private static void write(@Nullable Object value, String newline, StringBuilder out) {
    if (value instanceof Map<?, ?> map) {
      Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
      String deeper = deeper(newline);
      out.append('{');
      while (entries.hasNext()) {
        Map.Entry<?, ?> entry = entries.next();
        out.append(deeper);
        quote(String.valueOf(entry.getKey()), out);
        out.append(": ");
        write(entry.getValue(), deeper, out);
        out.append(entries.hasNext() ? "," : newline);
      }
      out.append('}');
    } else if (value instanceof Iterable<?> list) {
      Iterator<?> items = list.iterator();
      String deeper = deeper(newline);
      out.append('[');
      while (items.hasNext()) {
        out.append(deeper);
        write(items.next(), deeper, out);
        out.append(items.hasNext() ? "," : newline);
      }
      out.append(']');
    } else if (value instanceof Double number && !Double.isFinite(number)) {
      out.append("null");
    } else if (value == null || value instanceof Number || value instanceof Boolean) {
      out.append(value);
    } else {
      quote(value.toString(), out);
    }
  }

  private static String deeper(String newline) {
    return newline.isEmpty() ? "" : newline + "  ";
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\t' -> out.append("\\t");
        case '\r' -> out.append("\\r");
        default -> {
          if (Character.isSurrogate(c) ? !isPaired(text, i) : Printable.isHarmful(c)) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  private static boolean isPaired(String text, int i) {
    return Character.isHighSurrogate(text.charAt(i))
        ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
  }
}
