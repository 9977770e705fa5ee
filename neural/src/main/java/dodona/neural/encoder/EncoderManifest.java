package dodona.neural.encoder;

import dodona.error.InvalidInputException;
import dodona.support.Json;
import dodona.support.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The readable part of a stored encoder: its shape and its origin, as JSON. */
record EncoderManifest(
    EncoderConfig config,
    Normalization normalization,
    int longestWord,
    WeightFormat format,
    WeightFormat embeddings,
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
    if (embeddings != format) {
      json.put("embeddings", embeddings.lowerCaseName());
    }
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
    JsonObject json = JsonObject.read(text);
    String architecture = json.text("architecture");
    if (!ARCHITECTURE.equals(architecture)) {
      throw new InvalidInputException(
          "an encoder of the kind '" + architecture + "', expected '" + ARCHITECTURE + "'");
    }
    Map<String, String> provenance = new LinkedHashMap<>();
    json.object("provenance")
        .fields()
        .forEach((name, value) -> provenance.put(name, String.valueOf(value)));
    WeightFormat format = WeightFormat.named(json.text("weights"));
    return new EncoderManifest(
        new EncoderConfig(
            json.integer("layers"),
            json.integer("width"),
            json.integer("heads"),
            json.integer("inner"),
            json.integer("positions"),
            json.integer("vocabulary"),
            (float) json.number("epsilon")),
        new Normalization(
            json.flag("cleanText"),
            json.flag("separateChinese"),
            json.flag("stripAccents"),
            json.flag("lowerCase")),
        json.integer("longestWord"),
        format,
        json.optionalText("embeddings").map(WeightFormat::named).orElse(format),
        json.text("licence"),
        provenance);
  }

  /** Returns the size of the weights in bytes. */
  long weightBytes() {
    long width = config.width();
    long inner = config.inner();
    long layer =
        format.bytes(width, 3 * width)
            + format.bytes(width, width)
            + format.bytes(width, inner)
            + format.bytes(inner, width)
            + format.bytes(1, 3 * width + inner + 6 * width);
    return embeddings.bytes(config.vocabulary(), width)
        + format.bytes(config.positions(), width)
        + format.bytes(1, 2 * width)
        + config.layers() * layer;
  }
}
