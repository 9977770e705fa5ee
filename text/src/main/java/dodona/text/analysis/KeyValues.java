package dodona.text.analysis;

import dodona.treebank.Sentence;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads columns such as {@code Case=Nom|Number=Sing}. */
final class KeyValues {

  private KeyValues() {}

  /** All keys with their values, in their order; what has no value has an empty one. */
  static Map<String, String> of(String cell) {
    if (cell.equals(Sentence.ABSENT)) {
      return Map.of();
    }
    Map<String, String> map = new LinkedHashMap<>();
    for (String part : cell.split("\\|", -1)) {
      int equals = part.indexOf('=');
      map.putIfAbsent(
          equals < 0 ? part : part.substring(0, equals),
          equals < 0 ? "" : part.substring(equals + 1));
    }
    return Collections.unmodifiableMap(map);
  }

  /** The value of a key; null if it is not there. */
  static @Nullable String value(String cell, String key) {
    for (int at = cell.indexOf(key); at >= 0; at = cell.indexOf(key, at + 1)) {
      int equals = at + key.length();
      boolean isKey =
          (at == 0 || cell.charAt(at - 1) == '|')
              && equals < cell.length()
              && cell.charAt(equals) == '=';
      if (isKey) {
        int end = cell.indexOf('|', equals);
        return cell.substring(equals + 1, end < 0 ? cell.length() : end);
      }
    }
    return null;
  }
}
