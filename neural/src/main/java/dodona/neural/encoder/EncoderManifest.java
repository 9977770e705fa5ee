package dodona.neural.encoder;

import dodona.error.InvalidInputException;
import dodona.support.Json;
import dodona.support.JsonReader;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The readable part of a stored encoder: its shape and its origin, as JSON. */
record EncoderManifest(
    EncoderConfig config,
    Normalization normalization,
    int longestWord,
    WeightFormat format,
    String license,
    Map<String, String> provenance) {

  static final String ARCHITECTURE = "bert";

  String toJson() {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("architecture", ARCHITECTURE);
    json.put("layers", config.layers());
    json.put("width", config.width());
    json.put("heads", config.heads());
    json.put("inner", config.inner());
    json.put("positions", config.positions());
    json.put("vocabulary", config.vocabulary());
    json.put("epsilon", (double) config.epsilon());
    json.put("cleanText", normalization.cleanText());
    json.put("separateChinese", normalization.separateChinese());
    json.put("stripAccents", normalization.stripAccents());
    json.put("lowerCase", normalization.lowerCase());
    json.put("longestWord", longestWord);
    json.put("weights", format.lowerCaseName());
    json.put("licence", license);
    json.put("provenance", provenance);
    return Json.pretty(json);
  }

  /**
   * Reads what {@link #toJson} wrote.
   *
   * @throws InvalidInputException if it is anything else
   */
  static EncoderManifest parse(String text) {
    if (!(JsonReader.read(text) instanceof Map<?, ?> json)) {
      throw new InvalidInputException("the manifest is not a JSON object");
    }
    if (!ARCHITECTURE.equals(json.get("architecture"))) {
      throw new InvalidInputException(
          "an encoder of the kind '"
              + json.get("architecture")
              + "', expected '"
              + ARCHITECTURE
              + "'");
    }
    Map<String, String> provenance = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : ((Map<?, ?>) get(json, "provenance", Map.class)).entrySet()) {
      provenance.put(String.valueOf(entry.getKey()), String.valueOf(entry.getValue()));
    }
    return new EncoderManifest(
        new EncoderConfig(
            number(json, "layers"),
            number(json, "width"),
            number(json, "heads"),
            number(json, "inner"),
            number(json, "positions"),
            number(json, "vocabulary"),
            get(json, "epsilon", Number.class).floatValue()),
        new Normalization(
            get(json, "cleanText", Boolean.class),
            get(json, "separateChinese", Boolean.class),
            get(json, "stripAccents", Boolean.class),
            get(json, "lowerCase", Boolean.class)),
        number(json, "longestWord"),
        WeightFormat.named(get(json, "weights", String.class)),
        get(json, "licence", String.class),
        provenance);
  }

  private static int number(Map<?, ?> json, String key) {
    long value = get(json, key, Long.class);
    if (value != (int) value) {
      throw new InvalidInputException("the manifest's '" + key + "' is " + value);
    }
    return (int) value;
  }

  private static <T> T get(Map<?, ?> json, String key, Class<T> type) {
    Object value = json.get(key);
    if (!type.isInstance(value)) {
      throw new InvalidInputException(
          "the manifest's '" + key + "' is " + value + ", expected a " + type.getSimpleName());
    }
    return type.cast(value);
  }

  /** How many bytes the weights take. */
  long weightBytes() {
    long width = config.width();
    long inner = config.inner();
    long layer =
        format.bytes(width, 3 * width)
            + format.bytes(width, width)
            + format.bytes(width, inner)
            + format.bytes(inner, width)
            + format.bytes(1, 3 * width + inner + 6 * width);
    return format.bytes(config.vocabulary(), width)
        + format.bytes(config.positions(), width)
        + format.bytes(1, 2 * width)
        + config.layers() * layer;
  }
}
