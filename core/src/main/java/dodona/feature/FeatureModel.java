package dodona.feature;

import dodona.error.InvalidInputException;
import dodona.linear.RowLayout;
import dodona.transition.TransitionSystem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The features of a parser as text, with names from the literature; immutable.
 *
 * <p>A line holds one feature, or several with {@code ;} between them; {@code #} begins a comment.
 * A feature is a conjunction of parts, which are:
 *
 * <ul>
 *   <li>an attribute of a word: {@code S0w} its form, {@code p} UPOS, {@code t} XPOS, or UPOS with
 *       FEATS where there is none, {@code f} all of FEATS, {@code m} each attribute of FEATS (a
 *       feature for every one), {@code S0.Case} one of them, {@code S0.lemma}, {@code S0.lower} the
 *       form in lower case, {@code S0.prefix2}, {@code S0.suffix3}, {@code S0.shape}; where {@link
 *       Clusters} are given, {@code S0.cluster} and, for the first bits of its path, {@code
 *       S0.cluster4};
 *   <li>properties of a word in the partial tree: {@code S0l} its label, {@code S0vl} and {@code
 *       S0vr} how many left and right dependents it has, {@code S0sl} and {@code S0sr} the sets of
 *       their labels;
 *   <li>a distance: {@code dS1S0} from the one word to the other, {@code d} short for {@code
 *       dS0B0}.
 * </ul>
 *
 * <p>A word is at one of the {@linkplain TransitionSystem#places() places} that the transition
 * system names, usually {@code S0}, the top of the stack, to {@code S3} and {@code B0}, the front
 * of the buffer, to {@code B3}, or some steps away from there: {@code l} (or {@code l1}) and {@code
 * l2} its leftmost dependent and the next, {@code r} and {@code r2} the same from the right, {@code
 * h} its head, {@code <} and {@code >} the words before and after it in the sentence. So {@code
 * S0ll} is the label of S0's leftmost dependent and {@code S0hp} the tag of its head.
 *
 * <p>A feature is there only when all of its parts have a value. The absence of a word at a place
 * is a value, that of a dependent or a head is not.
 */
public final class FeatureModel {

  /** The system whose features are used for systems without their own. */
  private static final String FALLBACK = "arc-hybrid";

  private final TransitionSystem<?> system;
  private final String text;
  private final Clusters clusters;
  private final List<Template> templates;

  private FeatureModel(
      TransitionSystem<?> system, String text, Clusters clusters, List<Template> templates) {
    this.system = system;
    this.text = text;
    this.clusters = clusters;
    this.templates = List.copyOf(templates);
  }

  /**
   * The model that a text describes.
   *
   * @param system the system at whose places the features look
   * @throws FeatureSyntaxException if it describes none; the message names line and column
   */
  public static FeatureModel parse(TransitionSystem<?> system, String text) {
    return parse(system, text, Clusters.NONE);
  }

  /**
   * The model that a text describes, with clusters that it may speak of.
   *
   * @param system the system at whose places the features look
   * @throws FeatureSyntaxException if it describes none; the message names line and column
   */
  public static FeatureModel parse(TransitionSystem<?> system, String text, Clusters clusters) {
    return new FeatureModel(
        system, text, clusters, new FeatureParser(system, !clusters.isEmpty()).parse(text));
  }

  /**
   * The model that comes with a transition system: the resource {@code
   * META-INF/dodona/features/NAME.features} where the system's class comes from. A system that has
   * none is given that of arc-hybrid, which looks at S0 and S1 as closely as at S0 and B0.
   *
   * @throws FeatureSyntaxException if the system has no features of its own, and its places are not
   *     those of a stack and a buffer
   */
  public static FeatureModel of(TransitionSystem<?> system) {
    String own = resource(system.getClass(), system.name());
    return parse(system, own == null ? required(FALLBACK) : own);
  }

  /**
   * A smaller model that comes with a transition system.
   *
   * @param variant what its name ends in, such as {@code fast}
   * @throws InvalidInputException if there is none
   */
  public static FeatureModel of(TransitionSystem<?> system, String variant) {
    String name = system.name() + "-" + variant;
    String own = resource(system.getClass(), name);
    if (own == null) {
      throw new InvalidInputException("unknown feature model '" + name + "'");
    }
    return parse(system, own);
  }

  private static String required(String name) {
    return Objects.requireNonNull(resource(FeatureModel.class, name), name);
  }

  private static @Nullable String resource(Class<?> beside, String name) {
    String path = "/META-INF/dodona/features/" + name + ".features";
    try (InputStream in = beside.getResourceAsStream(path)) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The system at whose places the features look. */
  public TransitionSystem<?> system() {
    return system;
  }

  /** The text, as it was given. */
  public String text() {
    return text;
  }

  /** The clusters that its features speak of; may be none. */
  public Clusters clusters() {
    return clusters;
  }

  /** Returns whether a feature uses clusters. */
  public boolean usesClusters() {
    return templates.stream()
        .flatMap(template -> template.atoms().stream())
        .anyMatch(
            atom ->
                atom instanceof Atom.OfWord word
                    && word.attribute().kind() == WordAttribute.Kind.CLUSTER);
  }

  /** Returns whether a feature uses parts of speech or of FEATS. */
  public boolean usesTags() {
    return templates.stream()
        .flatMap(template -> template.atoms().stream())
        .anyMatch(atom -> atom instanceof Atom.OfWord word && word.attribute().isTag());
  }

  /** This model with features of clusters appended. */
  public FeatureModel withClusters(Clusters newClusters) {
    return parse(system, text + "\n" + required("clusters"), newClusters);
  }

  /** The number of features, those with a set counted once. */
  public int size() {
    return templates.size();
  }

  /** The places that the features look at, one bit each in the order of the system's. */
  public int places() {
    return templates.stream()
        .flatMap(template -> template.atoms().stream())
        .flatMap(Atom::nodes)
        .mapToInt(node -> 1 << node.place())
        .reduce(0, (places, place) -> places | place);
  }

  List<Template> templates() {
    return templates;
  }

  /** Compiles the model to an extractor for a table of rows. */
  @SuppressWarnings("exports") // for Dodona's own linear models
  public FeatureExtractor extractor(RowLayout layout) {
    return new FeatureExtractor(this, layout);
  }

  @Override
  public String toString() {
    return text;
  }
}
