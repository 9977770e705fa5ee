package dodona.neural.model;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import dodona.model.Decoding;
import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.network.Candidates;
import dodona.neural.network.HeadMapping;
import dodona.neural.network.Heads;
import dodona.neural.network.TagHead;
import dodona.support.Json;
import dodona.support.JsonObject;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.transition.Transitions;
import dodona.treebank.Sentence;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a neural model except its encoder and weights.
 *
 * @param decoding how it is meant to be used
 * @param labels the labels, in the order of their numbers
 * @param tags the tags that it predicts
 * @param domains the languages and treebanks that it distinguishes
 * @param places the places of a configuration that it looks at
 * @param hidden the width of a configuration
 * @param format how its weights are rounded and stored
 * @param embeddings how the vectors of word pieces are rounded and stored
 */
public record NeuralShape(
    Decoding decoding,
    List<String> labels,
    TagSets tags,
    Domains domains,
    SeenPlaces places,
    int hidden,
    WeightFormat format,
    WeightFormat embeddings) {

  private static final int WIDEST = 1 << 14;

  /** A classifier of more tags gets a bottleneck, if the tags are those of several languages. */
  private static final int MANY_TAGS = 1_000;

  private static final int RANK = 96;

  private static final String ATTRIBUTES = "attributes";

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
        encoder.width(),
        domains.size(),
        IntStream.range(0, TagSets.COLUMNS.size()).mapToObj(this::head).toList(),
        places.size(),
        hidden,
        system().transitions().size());
  }

  private TagHead.Shape head(int column) {
    List<Integer> groups = tags.groups(column);
    int outputs = groups.stream().mapToInt(Integer::intValue).sum();
    return new TagHead.Shape(groups, !domains.isEmpty() && outputs > MANY_TAGS ? RANK : 0);
  }

  /** Returns the possible outputs of each column in the language of a sentence. */
  public List<Candidates> candidates(Sentence sentence) {
    return domains.isEmpty() ? tags.candidates() : domains.candidates(domains.language(sentence));
  }

  /**
   * Returns the parts of heads of this shape that heads of another shape take over. If that is for
   * another transition system, none of them are places or transitions.
   *
   * @param language the language to assume for sentences of a new language; null for a mean of all
   */
  HeadMapping mapping(NeuralShape to, @Nullable String language) {
    boolean isSameSystem = to.decoding.system().equals(decoding.system());
    Transitions own = system().transitions();
    Map<String, Integer> numbers = new HashMap<>();
    for (int t = 0; isSameSystem && t < own.size(); t++) {
      numbers.put(own.name(t), t);
    }
    Transitions others = to.system().transitions();
    return new HeadMapping(
        to.domains.counterparts(domains, language),
        to.tags.counterparts(tags),
        to.places.names().stream()
            .map(name -> isSameSystem ? places.names().indexOf(name) : -1)
            .toList(),
        IntStream.range(0, others.size())
            .mapToObj(t -> numbers.getOrDefault(others.name(t), -1))
            .toList());
  }

  /** Writes the shape: a manifest in JSON, the labels, the tags of each column, the places. */
  void write(DataOutputStream out) throws IOException {
    Map<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("decoding", decoding.toJson());
    manifest.put("hidden", hidden);
    manifest.put("weights", format.lowerCaseName());
    if (embeddings != format) {
      manifest.put("embeddings", embeddings.lowerCaseName());
    }
    if (tags.hasAttributes()) {
      manifest.put("feats", ATTRIBUTES);
    }
    if (!domains.isEmpty()) {
      manifest.put("languages", domains.toJson());
    }
    Codec.writeText(Json.pretty(manifest), out);
    Codec.writeLines(labels, out);
    tags.write(out);
    Codec.writeLines(places.names(), out);
    domains.write(out);
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
    boolean attributes =
        manifest.optionalText("feats").filter(text -> text.equals(ATTRIBUTES)).isPresent();
    TagSets tags = TagSets.read(in, attributes);
    SeenPlaces places = places(decoding, labels, Codec.readLines(in));
    Domains domains =
        manifest.has("languages")
            ? Domains.read(manifest.objects("languages"), in, labels.size(), tags)
            : Domains.NONE;
    WeightFormat format = WeightFormat.named(manifest.text("weights"));
    return new NeuralShape(
        decoding,
        labels,
        tags,
        domains,
        places,
        manifest.integer("hidden"),
        format,
        manifest.optionalText("embeddings").map(WeightFormat::named).orElse(format));
  }

  /** Reads the older form, in which the values of the manifest had no names. */
  private static NeuralShape readUnnamed(DataInputStream in) throws IOException {
    Decoding decoding = new Decoding(in.readUTF(), in.readInt(), in.readBoolean());
    List<String> labels = Codec.readLines(in);
    TagSets tags = TagSets.read(in, false);
    SeenPlaces places = places(decoding, labels, Codec.readLines(in));
    int hidden = in.readInt();
    WeightFormat format = WeightFormat.named(in.readUTF());
    return new NeuralShape(decoding, labels, tags, Domains.NONE, places, hidden, format, format);
  }

  private static SeenPlaces places(Decoding decoding, List<String> labels, List<String> names) {
    return SeenPlaces.named(TransitionSystems.named(decoding.system(), labels), names);
  }
}
