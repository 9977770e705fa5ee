package dodona.support;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object whose fields are read by type. A field that is null is missing. Every error is an
 * {@link InvalidInputException} that names the field and what was expected.
 */
public final class JsonObject {

  private final Map<String, @Nullable Object> fields;

  private JsonObject(Map<String, @Nullable Object> fields) {
    this.fields = fields;
  }

  /**
   * Reads an object that is written as JSON.
   *
   * @throws InvalidInputException if the text is anything else
   */
  public static JsonObject read(String json) {
    return of(JsonReader.read(json));
  }

  /**
   * Returns a value that {@link JsonReader} read as an object.
   *
   * @throws InvalidInputException if it is anything else
   */
  public static JsonObject of(@Nullable Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      throw new InvalidInputException("not a JSON object; expected {…}");
    }
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    map.forEach((name, field) -> fields.put(String.valueOf(name), field));
    return new JsonObject(fields);
  }

  /** Returns all fields, in order, to read only. */
  public Map<String, @Nullable Object> fields() {
    return Collections.unmodifiableMap(fields);
  }

  /** Rejects fields with other names, which may be misspelled. */
  public JsonObject only(String... names) {
    TreeSet<String> unknown = new TreeSet<>(fields.keySet());
    unknown.removeAll(List.of(names));
    if (!unknown.isEmpty()) {
      throw new InvalidInputException(
          "unknown field '" + unknown.first() + "'; expected " + String.join(", ", names));
    }
    return this;
  }

  /** Returns whether there is a field with this name. */
  public boolean has(String name) {
    return fields.get(name) != null;
  }

  /** Returns a field that must be a string. */
  public String text(String name) {
    return required(name, String.class, "a string");
  }

  /** Returns a field that is a string if it is there. */
  public Optional<String> optionalText(String name) {
    return optional(name, String.class, "a string");
  }

  /** Returns a field that must be a whole number. */
  public long whole(String name) {
    return required(name, Long.class, "a whole number");
  }

  /** Returns a field that must be a whole number of at most 32 bits. */
  public int integer(String name) {
    long value = whole(name);
    if (value != (int) value) {
      throw wrong(name, "a whole number of at most " + Integer.MAX_VALUE);
    }
    return (int) value;
  }

  /** Returns a field that is a whole number within bounds, or a default if it is missing. */
  public int integer(String name, int otherwise, int least, int most) {
    String expected = "a whole number from " + least + " to " + most;
    Optional<Long> value = optional(name, Long.class, expected);
    if (value.filter(number -> number < least || number > most).isPresent()) {
      throw wrong(name, expected);
    }
    return value.map(Long::intValue).orElse(otherwise);
  }

  /** Returns a field that must be a finite number. */
  public double number(String name) {
    double value = required(name, Number.class, "a number").doubleValue();
    if (!Double.isFinite(value)) {
      throw wrong(name, "a finite number");
    }
    return value;
  }

  /** Returns a field that is a number, or NaN, which JSON does not have, if it is missing. */
  public double numberOrNaN(String name) {
    return optional(name, Number.class, "a number").map(Number::doubleValue).orElse(Double.NaN);
  }

  /** Returns a field that must be true or false. */
  public boolean flag(String name) {
    return required(name, Boolean.class, "true or false");
  }

  /** Returns a field that is true or false, or a default if it is missing. */
  public boolean flag(String name, boolean otherwise) {
    return optional(name, Boolean.class, "true or false").orElse(otherwise);
  }

  /** Returns a field that must be an object. */
  public JsonObject object(String name) {
    return of(required(name, Map.class, "an object"));
  }

  /** Returns a field that must be a list of anything. */
  public List<@Nullable Object> list(String name) {
    return Collections.unmodifiableList(new ArrayList<@Nullable Object>(values(name)));
  }

  /** Returns a field that must be a list of objects. */
  public List<JsonObject> objects(String name) {
    List<JsonObject> objects = new ArrayList<>();
    for (Object value : values(name)) {
      if (!(value instanceof Map<?, ?>)) {
        throw wrong(name, "a list of objects");
      }
      objects.add(of(value));
    }
    return objects;
  }

  /** Returns a field that must be a list of so many finite numbers. */
  public double[] numbers(String name, int count) {
    String expected = "a list of " + count + " numbers";
    List<?> values = values(name);
    if (values.size() != count) {
      throw wrong(name, expected);
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      if (!(values.get(i) instanceof Number number) || !Double.isFinite(number.doubleValue())) {
        throw wrong(name, expected);
      }
      numbers[i] = number.doubleValue();
    }
    return numbers;
  }

  /** Returns a field that must be a list of whole numbers, none of them negative. */
  public long[] sizes(String name) {
    List<?> values = values(name);
    long[] sizes = new long[values.size()];
    for (int i = 0; i < sizes.length; i++) {
      if (!(values.get(i) instanceof Long size) || size < 0) {
        throw wrong(name, "a list of whole numbers from 0 on");
      }
      sizes[i] = size;
    }
    return sizes;
  }

  private List<?> values(String name) {
    return required(name, List.class, "a list");
  }

  private <T> T required(String name, Class<T> type, String expected) {
    return optional(name, type, expected)
        .orElseThrow(
            () ->
                new InvalidInputException(
                    "the field '" + name + "' is missing; expected " + expected));
  }

  private <T> Optional<T> optional(String name, Class<T> type, String expected) {
    Object value = fields.get(name);
    if (value != null && !type.isInstance(value)) {
      throw wrong(name, expected);
    }
    return Optional.ofNullable(value).map(type::cast);
  }

  /** Returns the error that a field is not what was expected. */
  public static InvalidInputException wrong(String name, String expected) {
    return new InvalidInputException("the field '" + name + "' is not " + expected);
  }
}
