package dodona.model;

import dodona.error.InvalidInputException;
import dodona.support.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The provenance of a model: system, oracle, options, seed, versions, checksums of the data and
 * scores, as a JSON object with ordered fields; immutable.
 */
public final class Provenance {

  /** An empty provenance. */
  public static final Provenance UNKNOWN = new Provenance(Map.of());

  private final Map<String, @Nullable Object> entries;

  private Provenance(Map<String, @Nullable Object> entries) {
    this.entries = entries;
  }

  /** The provenance with some entries: strings, numbers, booleans, lists and maps of such. */
  public static Provenance of(Map<String, ? extends @Nullable Object> entries) {
    return new Provenance(new LinkedHashMap<String, @Nullable Object>(entries));
  }

  /**
   * The provenance that a JSON object denotes.
   *
   * @throws InvalidInputException if the text is anything else
   */
  static Provenance parse(String json) {
    return new Provenance(JsonObject.read(json).fields());
  }

  /** This provenance with an entry added or replaced. */
  public Provenance with(String key, @Nullable Object value) {
    Map<String, @Nullable Object> copy = new LinkedHashMap<>(entries);
    copy.put(key, value);
    return new Provenance(copy);
  }

  /** The entries, in order; to read only. */
  public Map<String, @Nullable Object> entries() {
    return new LinkedHashMap<>(entries);
  }

  /** An entry as text, empty if there is none. */
  public String text(String key) {
    Object value = entries.get(key);
    return value == null ? "" : value.toString();
  }

  @Override
  public String toString() {
    return entries.toString();
  }
}
