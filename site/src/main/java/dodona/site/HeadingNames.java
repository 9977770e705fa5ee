package dodona.site;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The names by which links find the headings of one document, the same as GitHub gives them. */
final class HeadingNames {

  private final Map<String, Integer> used = new HashMap<>();

  /** The name of the next heading, which has the given text. */
  String next(String heading) {
    StringBuilder name = new StringBuilder();
    heading
        .strip()
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .forEach(
            c -> {
              if (c == ' ') {
                name.append('-');
              } else if (Character.isLetterOrDigit(c) || c == '-' || c == '_') {
                name.appendCodePoint(c);
              }
            });
    int times = used.merge(name.toString(), 1, Integer::sum);
    return times == 1 ? name.toString() : name + "-" + (times - 1);
  }
}
