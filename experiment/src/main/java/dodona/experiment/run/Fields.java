package dodona.experiment.run;

import dodona.error.InvalidInputException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON object that is asked for what it should hold; an error if it does not. */
final class Fields {

  private final Map<?, ?> map;

  Fields(@Nullable Object value) {
    if (!(value instanceof Map<?, ?> object)) {
      throw new InvalidInputException("expected a JSON object");
    }
    this.map = object;
  }

  boolean has(String name) {
    return map.get(name) != null;
  }

  private <T> T get(String name, Class<T> type) {
    Object value = map.get(name);
    if (!type.isInstance(value)) {
      throw new InvalidInputException("'" + name + "' is missing or of another kind");
    }
    return type.cast(value);
  }

  String text(String name) {
    return get(name, String.class);
  }

  long whole(String name) {
    return get(name, Long.class);
  }

  /** A number; NaN, which JSON does not have, is written as null. */
  double real(String name) {
    return has(name) ? get(name, Number.class).doubleValue() : Double.NaN;
  }

  List<?> list(String name) {
    return get(name, List.class);
  }

  Fields map(String name) {
    return new Fields(map.get(name));
  }
}
