package dodona.model.linear;

import dodona.error.InvalidInputException;
import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.linear.RowWeights;
import dodona.linear.WeightCodec;
import dodona.model.Decoding;
import dodona.model.Provenance;
import dodona.support.Json;
import dodona.support.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
    JsonObject manifest = JsonObject.read(json);
    JsonObject weights = manifest.object("weights");
    float unit = (float) weights.number("unit");
    if (!(unit > 0)) {
      throw JsonObject.wrong("unit", "greater than 0");
    }
    return new Manifest(
        Decoding.parse(manifest.fields().get("decoding")),
        new RowLayout(weights.integer("bits"), weights.integer("width")),
        unit);
  }

  /** The whole model, with the parts that are not in the manifest. */
  LinearModel model(
      FeatureModel features, List<String> labels, byte[] weights, Provenance provenance) {
    LinearShape shape = new LinearShape(decoding, features, labels, layout);
    short[] decoded = WeightCodec.decode(weights, layout.cells());
    return new LinearModel(shape, RowWeights.finished(decoded), unit, provenance);
  }
}
