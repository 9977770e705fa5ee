package dodona.server.http;

import dodona.error.InvalidInputException;
import dodona.support.JsonReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The fields of a JSON object that a client sent; what is not as expected is a bad request. */
public final class Fields {

  private final Map<String, @Nullable Object> fields;

  private Fields(Map<String, @Nullable Object> fields) {
    this.fields = fields;
  }

  /** The fields of an object that is written as JSON. */
  static Fields read(String json) {
    Object value;
    try {
      value = JsonReader.read(json);
    } catch (InvalidInputException e) {
      throw ProblemException.badRequest("the body is not as expected: " + e.getMessage())
          .causedBy(e);
    }
    if (!isUnicode(value)) {
      throw ProblemException.badRequest(
          "the body has half of a surrogate pair (\\ud800 to \\udfff)");
    }
    if (!(value instanceof Map<?, ?> map)) {
      throw ProblemException.badRequest("the body is JSON, but no object; expected {…}");
    }
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    map.forEach((name, field) -> fields.put(String.valueOf(name), field));
    return new Fields(fields);
  }

  /** Whether all strings can be written in UTF-8: no surrogate is without its other half. */
  private static boolean isUnicode(@Nullable Object value) {
    if (value instanceof String text) {
      return text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
    }
    if (value instanceof List<?> list) {
      return list.stream().allMatch(Fields::isUnicode);
    }
    return !(value instanceof Map<?, ?> map)
        || (isUnicode(List.copyOf(map.keySet()))
            && map.values().stream().allMatch(Fields::isUnicode));
  }

  /** Refuses fields of other names, which may be misspelt. */
  public Fields only(String... names) {
    TreeSet<String> unknown = new TreeSet<>(fields.keySet());
    unknown.removeAll(List.of(names));
    if (!unknown.isEmpty()) {
      throw ProblemException.badRequest(
          "there is no field '" + unknown.first() + "'; expected " + String.join(", ", names));
    }
    return this;
  }

  /** Whether there is a field of that name that is not null. */
  public boolean has(String name) {
    return fields.get(name) != null;
  }

  /** A field that must be a string. */
  public String text(String name) {
    return optionalText(name)
        .orElseThrow(
            () ->
                ProblemException.badRequest("the field '" + name + "' is missing; it is a string"));
  }

  /** A field that is a string if it is there. */
  public Optional<String> optionalText(String name) {
    Object value = fields.get(name);
    if (value == null) {
      return Optional.empty();
    }
    if (value instanceof String text) {
      return Optional.of(text);
    }
    throw wrong(name, "a string");
  }

  /** A field that is a whole number within bounds. */
  public int integer(String name, int otherwise, int least, int most) {
    Object value = fields.get(name);
    if (value == null) {
      return otherwise;
    }
    if (value instanceof Long number && number >= least && number <= most) {
      return number.intValue();
    }
    throw wrong(name, "a whole number from " + least + " to " + most);
  }

  /** A field that is true or false; false if it is missing. */
  public boolean flag(String name) {
    Object value = fields.get(name);
    if (value == null) {
      return false;
    }
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw wrong(name, "true or false");
  }

  /** A field that is a list of anything; empty if it is missing. */
  public List<@Nullable Object> list(String name) {
    Object value = fields.get(name);
    if (value == null) {
      return List.of();
    }
    if (value instanceof List<?> list) {
      return Collections.unmodifiableList(list);
    }
    throw wrong(name, "a list");
  }

  /** A bad request because of a field. */
  public static ProblemException wrong(String name, String expected) {
    return ProblemException.badRequest("the field '" + name + "' is not " + expected);
  }
}
