package dodona.support;

import dodona.error.InvalidInputException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Names of enum constants as users type them, such as {@code max-violation}. */
public final class Hyphens {

  private Hyphens() {}

  /** Returns the name of a constant in lower case, with hyphens. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the names of all constants of a type. */
  public static List<String> all(Class<? extends Enum<?>> type) {
    return Arrays.stream(type.getEnumConstants()).map(Hyphens::of).toList();
  }

  /**
   * Returns the constant with a name.
   *
   * @throws InvalidInputException if there is none; the message lists the permitted names
   */
  public static <E extends Enum<E>> E parse(Class<E> type, String name) {
    for (E constant : type.getEnumConstants()) {
      if (of(constant).equals(name)) {
        return constant;
      }
    }
    throw new InvalidInputException("'" + name + "'; " + Choices.expected(name, all(type)));
  }
}
