package dodona.server.http;

import dodona.error.InvalidInputException;
import dodona.support.JsonObject;
import dodona.support.JsonReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The fields of a JSON object from a client; invalid fields are a bad request. */
public final class Fields {

  private final JsonObject json;

  private Fields(JsonObject json) {
    this.json = json;
  }

  /** The fields of an object that is written as JSON. */
  static Fields read(String json) {
    try {
      Object value = JsonReader.read(json);
      if (!isUnicode(value)) {
        throw ProblemException.badRequest(
            "the body contains half of a surrogate pair (\\ud800 to \\udfff)");
      }
      return new Fields(JsonObject.of(value));
    } catch (InvalidInputException e) {
      throw ProblemException.badRequest("invalid body: " + e.getMessage()).causedBy(e);
    }
  }

  /** Returns whether all strings can be written in UTF-8, that is, have no unpaired surrogates. */
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

  /** Rejects unknown fields, which may be misspelled. */
  public Fields only(String... names) {
    ask(() -> json.only(names));
    return this;
  }

  /** Returns whether there is a field of that name that is not null. */
  public boolean has(String name) {
    return json.has(name);
  }

  /** A field that must be a string. */
  public String text(String name) {
    return ask(() -> json.text(name));
  }

  /** A field that is a string if it is there. */
  public Optional<String> optionalText(String name) {
    return ask(() -> json.optionalText(name));
  }

  /** A field that is a whole number within bounds. */
  public int integer(String name, int otherwise, int least, int most) {
    return ask(() -> json.integer(name, otherwise, least, most));
  }

  /** A field that is true or false; false if it is missing. */
  public boolean flag(String name) {
    return ask(() -> json.flag(name, false));
  }

  /** A field that is a list of anything; empty if it is missing. */
  public List<@Nullable Object> list(String name) {
    return ask(() -> json.has(name) ? json.list(name) : List.of());
  }

  private static <T> T ask(Supplier<T> question) {
    try {
      return question.get();
    } catch (InvalidInputException e) {
      throw ProblemException.badRequest(String.valueOf(e.getMessage())).causedBy(e);
    }
  }

  /** A bad request because of a field. */
  public static ProblemException wrong(String name, String expected) {
    return ProblemException.badRequest(
        String.valueOf(JsonObject.wrong(name, expected).getMessage()));
  }
}
