package dodona.server.corenlp;

import dodona.server.http.Parameters;
import dodona.server.http.PercentEncoding;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The properties in a request from a CoreNLP client, by name; immutable. */
final class Properties {

  private static final String ENCODED_BRACE = "%7b";

  private final Map<String, String> values;

  private Properties(Map<String, String> values) {
    this.values = values;
  }

  /** The properties of a request: those of the map, and the other parameters of its query. */
  static Properties of(Parameters query) {
    Map<String, String> values = new LinkedHashMap<>(query.all());
    for (String name : new String[] {"properties", "props"}) {
      String map = values.remove(name);
      if (map != null) {
        values.putAll(PropertyReader.read(decoded(map)));
      }
    }
    return new Properties(values);
  }

  /** Some clients encode the map twice. */
  private static String decoded(String map) {
    return map.stripLeading().toLowerCase(Locale.ROOT).startsWith(ENCODED_BRACE)
        ? PercentEncoding.decode(map).orElse(map)
        : map;
  }

  /** A property, without white space around it; none if it is missing or empty. */
  Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name)).map(String::strip).filter(v -> !v.isEmpty());
  }

  /** Returns whether a property is true, as written in Java or Python. */
  boolean isTrue(String name) {
    return get(name).map(value -> value.equalsIgnoreCase("true")).orElse(false);
  }
}
