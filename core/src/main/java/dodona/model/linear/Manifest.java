package dodona.model.linear;

import dodona.error.InvalidInputException;
import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.linear.RowWeights;
import dodona.linear.WeightCodec;
import dodona.model.Decoding;
import dodona.model.Provenance;
import dodona.support.Json;
import dodona.support.JsonReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The readable part of a linear model's section: what is needed to use the model. */
record Manifest(Decoding decoding, RowLayout layout, float unit) {

  static Manifest of(LinearModel model) {
    return new Manifest(model.decoding(), model.shape().layout(), model.unit());
  }

  String toJson() {
    Map<String, Object> weights = new LinkedHashMap<>();
    weights.put("bits", layout.bits());
    weights.put("width", layout.width());
    weights.put("unit", unit);
    Map<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("decoding", decoding.toJson());
    manifest.put("weights", weights);
    return Json.pretty(manifest);
  }

  /**
   * The manifest that a text denotes.
   *
   * @throws InvalidInputException if it denotes none
   */
  static Manifest parse(String json) {
    Map<?, ?> manifest = object(JsonReader.read(json), "the manifest");
    Map<?, ?> weights = object(manifest.get("weights"), "weights");
    if (!(weights.get("unit") instanceof Number unit) || !(unit.floatValue() > 0)) {
      throw new InvalidInputException("the manifest lacks unit");
    }
    return new Manifest(
        Decoding.parse(manifest.get("decoding")),
        new RowLayout(number(weights, "bits"), number(weights, "width")),
        unit.floatValue());
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
    throw new InvalidInputException(name + " is not a JSON object");
  }

  private static int number(Map<?, ?> object, String name) {
    if (object.get(name) instanceof Long value && value == value.intValue()) {
      return value.intValue();
    }
    throw new InvalidInputException(name + " is not a whole number in the manifest");
  }
}
