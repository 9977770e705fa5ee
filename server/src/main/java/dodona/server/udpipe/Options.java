package dodona.server.udpipe;

import dodona.server.http.ProblemException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The options in a parameter of UDPipe, such as {@code presegmented;ranges} or {@code conllu=v2};
 * immutable.
 *
 * @param values the options with their values, empty for those without one
 */
record Options(Map<String, String> values) {

  /** Reads options that semicolons separate. */
  static Options parse(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String option : text.split(";", -1)) {
      int equals = option.indexOf('=');
      String name = (equals < 0 ? option : option.substring(0, equals)).strip();
      if (!name.isEmpty()) {
        values.put(name, equals < 0 ? "" : option.substring(equals + 1).strip());
      }
    }
    return new Options(values);
  }

  /** Returns whether an option is present. */
  boolean has(String name) {
    return values.containsKey(name);
  }

  /** The value of an option, empty if it has none. */
  Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /**
   * Refuses options of other names.
   *
   * @param parameter whose options they are
   */
  Options only(String parameter, Set<String> known) {
    for (String name : values.keySet()) {
      if (!known.contains(name)) {
        throw ProblemException.badRequest(
            "the "
                + parameter
                + " has no option '"
                + shortened(name)
                + "'; expected "
                + (known.isEmpty() ? "none" : String.join(", ", known.stream().sorted().toList())));
      }
    }
    return this;
  }

  /** A name that a client sent, fit to be shown to it again. */
  static String shortened(String name) {
    return name.length() <= 40 ? name : name.substring(0, 40) + "…";
  }
}
