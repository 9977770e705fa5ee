package dodona.model;

import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.linear.RowWeights;
import dodona.linear.WeightCodec;
import dodona.support.Json;
import dodona.support.JsonReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The readable part of a linear model's section: what is needed to use the model. */
record Manifest(Decoding decoding, RowLayout layout, float unit) {

  static Manifest of(LinearModel model) {
    return new Manifest(model.decoding(), model.shape().layout(), model.unit());
  }

  String toJson() {
    Map<String, Object> decoder = new LinkedHashMap<>();
    decoder.put("system", decoding.system());
    decoder.put("beamWidth", decoding.beamWidth());
    decoder.put("singleRoot", decoding.singleRoot());
    if (decoding.ranking() != Ranking.SUM) {
      decoder.put("ranking", decoding.ranking().name().toLowerCase(Locale.ROOT));
    }
    Map<String, Object> weights = new LinkedHashMap<>();
    weights.put("bits", layout.bits());
    weights.put("width", layout.width());
    weights.put("unit", unit);
    Map<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("decoding", decoder);
    manifest.put("weights", weights);
    return Json.pretty(manifest);
  }

  /**
   * The manifest that a text denotes.
   *
   * @throws IllegalArgumentException if it denotes none
   */
  static Manifest parse(String json) {
    Map<?, ?> manifest = object(JsonReader.read(json), "the manifest");
    Map<?, ?> decoder = object(manifest.get("decoding"), "decoding");
    Map<?, ?> weights = object(manifest.get("weights"), "weights");
    if (!(decoder.get("system") instanceof String system)
        || !(decoder.get("singleRoot") instanceof Boolean singleRoot)
        || !(weights.get("unit") instanceof Number unit)
        || !(unit.floatValue() > 0)) {
      throw new IllegalArgumentException("the manifest lacks system, singleRoot or unit");
    }
    return new Manifest(
        new Decoding(system, number(decoder, "beamWidth"), singleRoot, ranking(decoder)),
        new RowLayout(number(weights, "bits"), number(weights, "width")),
        unit.floatValue());
  }

  private static Ranking ranking(Map<?, ?> decoder) {
    Object name = decoder.get("ranking");
    if (name == null) { // as in all models before there was a choice
      return Ranking.SUM;
    }
    for (Ranking ranking : Ranking.values()) {
      if (ranking.name().toLowerCase(Locale.ROOT).equals(name)) {
        return ranking;
      }
    }
    throw new IllegalArgumentException("no ranking '" + name + "' is known");
  }

  /** The whole model, with the parts that are not in the manifest. */
  LinearModel model(
      FeatureModel features, List<String> labels, byte[] weights, Provenance provenance) {
    LinearShape shape = new LinearShape(decoding, features, labels, layout);
    short[] decoded = WeightCodec.decode(weights, layout.cells());
    return new LinearModel(shape, RowWeights.finished(decoded), unit, provenance);
  }

  private static Map<?, ?> object(@Nullable Object value, String name) {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw new IllegalArgumentException(name + " is not a JSON object");
  }

  private static int number(Map<?, ?> object, String name) {
    if (object.get(name) instanceof Long value && value == value.intValue()) {
      return value.intValue();
    }
    throw new IllegalArgumentException(name + " is not a whole number in the manifest");
  }
}
