package dodona.text.model;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Values of a model's provenance as people read them; files store what the program printed. */
final class OriginValue {

  private static final Pattern CONSTANT = Pattern.compile("[A-Z]+(_[A-Z]+)*");
  private static final Pattern RECORD = Pattern.compile("([A-Z]\\w*)\\[(.*)]");
  private static final Pattern HUMP = Pattern.compile("(?<=[a-z])(?=[A-Z])");
  private static final String OPTIONS = "Options";
  private static final Pattern LICENSE = Pattern.compile("(?i).*licen[cs]e");

  private OriginValue() {}

  /** Returns the value of an entry on one line; a note on a license stays as it was written. */
  static String text(String key, @Nullable Object value) {
    if (value instanceof Double number) {
      return decimal(number);
    }
    String text = String.valueOf(value);
    if (LICENSE.matcher(key).matches()) {
      return text;
    }
    if (CONSTANT.matcher(text).matches()) {
      return text.toLowerCase(Locale.ROOT).replace('_', '-');
    }
    Matcher options = RECORD.matcher(text);
    return options.matches() ? settings(options.group(1), options.group(2)) : text;
  }

  private static String decimal(double number) {
    String shortest = Double.toString(number);
    boolean isLong = shortest.length() - shortest.indexOf('.') > 5;
    return isLong ? String.format(Locale.ROOT, "%.2f", number) : shortest;
  }

  /** Returns a name and its settings, such as {@code passive-aggressive, limit=0.1}. */
  private static String settings(String type, String content) {
    String name = HUMP.matcher(type).replaceAll("-").toLowerCase(Locale.ROOT);
    if (content.isEmpty()) {
      return name;
    }
    return type.endsWith(OPTIONS) ? content : name + ", " + content;
  }
}
