package dodona.experiment.plan;

import dodona.error.InvalidInputException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A piece of a YAML file with its line number, for error messages. */
sealed interface YamlNode {

  /** Returns the location where the node begins. */
  Location place();

  /** A file and a line. */
  record Location(String file, int line) {

    InvalidDescriptionException error(String message) {
      return new InvalidDescriptionException(file, line, message);
    }
  }

  /** A single value. */
  record Scalar(Location place, String text) implements YamlNode {}

  /** Several values. */
  record Sequence(Location place, List<YamlNode> items) implements YamlNode {}

  /** Named values, each with the place of its name. */
  record Mapping(Location place, Map<String, YamlNode> entries) implements YamlNode {

    /**
     * Refuses names that mean nothing here.
     *
     * @param known the names that do
     */
    Mapping onlyWith(List<String> known) {
      for (Map.Entry<String, YamlNode> entry : entries.entrySet()) {
        if (!known.contains(entry.getKey())) {
          throw entry
              .getValue()
              .place()
              .error("'" + entry.getKey() + "' is not supported here; expected " + or(known));
        }
      }
      return this;
    }

    Optional<YamlNode> get(String name) {
      return Optional.ofNullable(entries.get(name));
    }

    YamlNode require(String name) {
      return get(name).orElseThrow(() -> place.error("'" + name + "' is missing"));
    }
  }

  /** Its text; an error if it is not a single value. */
  default String text() {
    if (this instanceof Scalar scalar) {
      return scalar.text();
    }
    throw place().error("expected one value");
  }

  /** Its names and values; an error if it has none. */
  default Mapping mapping() {
    if (this instanceof Mapping mapping) {
      return mapping;
    }
    throw place().error("expected names with values");
  }

  /** Its items; a single value or mapping is a list of one. */
  default List<YamlNode> items() {
    return this instanceof Sequence sequence ? sequence.items() : List.of(this);
  }

  /** A value that is made of the text; what it complains of becomes an error here. */
  default <T> T as(Function<String, T> conversion, String expected) {
    try {
      return conversion.apply(text());
    } catch (NumberFormatException | InvalidInputException e) {
      throw place().error("'" + text() + "'; expected " + expected);
    }
  }

  /** A whole number that is not below a least one. */
  default int wholeNumber(int least) {
    return wholeNumber(least, Integer.MAX_VALUE);
  }

  /** A whole number that is not below a least one nor above a greatest one. */
  default int wholeNumber(int least, int greatest) {
    String expected =
        "a whole number, "
            + least
            + (greatest < Integer.MAX_VALUE ? " to " + greatest : " or more");
    int number = as(Integer::valueOf, expected);
    if (number < least || number > greatest) {
      throw place().error(number + "; expected " + expected);
    }
    return number;
  }

  /** A file in a folder. */
  default Path in(Path folder) {
    try {
      return folder.resolve(text());
    } catch (InvalidPathException e) {
      throw place().error("'" + text() + "'; expected a file name");
    }
  }

  /** One of some words. */
  default String oneOf(List<String> words) {
    if (!words.contains(text())) {
      throw place().error("'" + text() + "'; expected " + or(words));
    }
    return text();
  }

  private static String or(List<String> words) {
    return words.size() == 1
        ? words.get(0)
        : String.join(", ", words.subList(0, words.size() - 1))
            + " or "
            + words.get(words.size() - 1);
  }
}
