package dodona.spark;

import dodona.spark.function.OnError;
import dodona.spark.function.Settings;
import dodona.spark.holder.ModelHandle;
import dodona.spark.source.ModelSources;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Reads the settings that people write as text. */
final class SettingsReader {

  static final String MODEL = "model";
  static final String BEAM = "beam";
  static final String CONFIDENCE = "confidence";
  static final String LONGEST_SENTENCE = "longestSentence";
  static final String ON_ERROR = "onError";

  private SettingsReader() {}

  /**
   * Reads settings, on the driver.
   *
   * @param values the value of a name, null if it is not set
   * @throws IllegalArgumentException if one of them makes no sense, or there is no such model
   */
  static Settings read(UnaryOperator<@Nullable String> values) {
    String model = values.apply(MODEL);
    ModelHandle handle =
        new ModelHandle(
            ModelSources.at(model == null ? ModelSources.DEFAULT : model),
            number(values, BEAM, 0),
            flag(values.apply(CONFIDENCE)),
            number(values, LONGEST_SENTENCE, Integer.MAX_VALUE));
    return new Settings(handle, onError(values.apply(ON_ERROR)), null);
  }

  private static int number(UnaryOperator<@Nullable String> values, String name, int otherwise) {
    String value = values.apply(name);
    if (value == null) {
      return otherwise;
    }
    try {
      return Integer.parseInt(value.strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " is '" + value + "'; expected a number", e);
    }
  }

  private static boolean flag(@Nullable String value) {
    return switch (value == null ? "false" : value.toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "false" -> false;
      default ->
          throw new IllegalArgumentException(
              CONFIDENCE + " is '" + value + "'; expected true or false");
    };
  }

  private static OnError onError(@Nullable String value) {
    return switch (value == null ? "fail" : value.toLowerCase(Locale.ROOT)) {
      case "fail" -> OnError.FAIL;
      case "null" -> OnError.NULL;
      default ->
          throw new IllegalArgumentException(
              ON_ERROR + " is '" + value + "'; expected fail or null");
    };
  }
}
