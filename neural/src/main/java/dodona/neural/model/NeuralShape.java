package dodona.neural.model;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import dodona.model.Decoding;
import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.network.Heads;
import dodona.support.Json;
import dodona.support.JsonObject;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything about a neural model but its encoder and its weights.
 *
 * @param decoding how it is meant to be used
 * @param labels the labels, in the order of their numbers
 * @param tags the tags that it predicts
 * @param places the places of a configuration that it looks at
 * @param hidden the width of a configuration
 * @param format how its weights are rounded and stored
 */
public record NeuralShape(
    Decoding decoding,
    List<String> labels,
    TagSets tags,
    SeenPlaces places,
    int hidden,
    WeightFormat format) {

  private static final int WIDEST = 1 << 14;

  /** Checks the width and keeps a copy of the labels. */
  public NeuralShape {
    labels = List.copyOf(labels);
    Codec.inRange(hidden, 1, WIDEST, "the width of a configuration");
  }

  /** Returns the transition system, with these labels. */
  public TransitionSystem<?> system() {
    return TransitionSystems.named(decoding.system(), labels);
  }

  /** Returns the sizes of the heads on top of an encoder. */
  public Heads.Shape heads(EncoderConfig encoder) {
    return new Heads.Shape(
        encoder.width(), tags.sizes(), places.size(), hidden, system().transitions().size());
  }

  /** Writes the shape: a manifest in JSON, the labels, the tags of each column, the places. */
  void write(DataOutputStream out) throws IOException {
    Map<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("decoding", decoding.toJson());
    manifest.put("hidden", hidden);
    manifest.put("weights", format.lowerCaseName());
    Codec.writeText(Json.pretty(manifest), out);
    Codec.writeLines(labels, out);
    tags.write(out);
    Codec.writeLines(places.names(), out);
  }

  /**
   * Reads a shape that {@link #write} wrote, or its older form.
   *
   * @throws InvalidInputException if the bytes are not a sound shape
   */
  static NeuralShape read(DataInputStream in) throws IOException {
    in.mark(Short.BYTES);
    boolean isManifest = in.readShort() == 0; // half of a length; older files start with a name
    in.reset();
    return isManifest ? readManifest(in) : readUnnamed(in);
  }

  private static NeuralShape readManifest(DataInputStream in) throws IOException {
    JsonObject manifest = JsonObject.read(Codec.readText(in));
    Decoding decoding = Decoding.parse(manifest.fields().get("decoding"));
    List<String> labels = Codec.readLines(in);
    TagSets tags = TagSets.read(in);
    return new NeuralShape(
        decoding,
        labels,
        tags,
        places(decoding, labels, Codec.readLines(in)),
        manifest.integer("hidden"),
        WeightFormat.named(manifest.text("weights")));
  }

  /** Reads the older form, in which the values of the manifest had no names. */
  private static NeuralShape readUnnamed(DataInputStream in) throws IOException {
    Decoding decoding = new Decoding(in.readUTF(), in.readInt(), in.readBoolean());
    List<String> labels = Codec.readLines(in);
    TagSets tags = TagSets.read(in);
    SeenPlaces places = places(decoding, labels, Codec.readLines(in));
    return new NeuralShape(
        decoding, labels, tags, places, in.readInt(), WeightFormat.named(in.readUTF()));
  }

  private static SeenPlaces places(Decoding decoding, List<String> labels, List<String> names) {
    return SeenPlaces.named(TransitionSystems.named(decoding.system(), labels), names);
  }
}
