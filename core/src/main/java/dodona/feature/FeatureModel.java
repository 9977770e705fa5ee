package dodona.feature;

import dodona.linear.RowLayout;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The features of a parser, as text in the literature's names; immutable.
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
 *   <li>what the arcs so far say of a word: {@code S0l} its label, {@code S0vl} and {@code S0vr}
 *       how many left and right dependents it has, {@code S0sl} and {@code S0sr} the sets of their
 *       labels;
 *   <li>a distance: {@code dS1S0} from the one word to the other, {@code d} short for {@code
 *       dS0B0}.
 * </ul>
 *
 * <p>A word is {@code S0}, the top of the stack, to {@code S3}, or {@code B0}, the front of the
 * buffer, to {@code B3}, or some steps away from there: {@code l} (or {@code l1}) and {@code l2}
 * its leftmost dependent and the next, {@code r} and {@code r2} likewise from the right, {@code h}
 * its head, {@code <} and {@code >} the words before and after it in the sentence. So {@code S0ll}
 * is the label of S0's leftmost dependent and {@code S0hp} the tag of its head. In easy-first
 * parsing S0 and B0 are the two neighbours in question, S1 … the words to their left and B1 … to
 * their right.
 *
 * <p>A feature is there only when all of its parts have a value. The absence of S0 … B3 itself is a
 * value, that of a dependent or a head is not.
 */
public final class FeatureModel {

  private final String text;
  private final Clusters clusters;
  private final List<Template> templates;

  private FeatureModel(String text, Clusters clusters, List<Template> templates) {
    this.text = text;
    this.clusters = clusters;
    this.templates = List.copyOf(templates);
  }

  /**
   * The model that a text describes.
   *
   * @throws FeatureSyntaxException if it describes none; the message names line and column
   */
  public static FeatureModel parse(String text) {
    return parse(text, Clusters.NONE);
  }

  /**
   * The model that a text describes, with clusters that it may speak of.
   *
   * @throws FeatureSyntaxException if it describes none; the message names line and column
   */
  public static FeatureModel parse(String text, Clusters clusters) {
    return new FeatureModel(text, clusters, new FeatureParser(!clusters.isEmpty()).parse(text));
  }

  /**
   * A model that comes with a transition system.
   *
   * @param name the system's name, such as {@code arc-hybrid} or {@code easy-first}, or that with
   *     {@code -fast} for fewer features
   * @throws IllegalArgumentException if there is none
   */
  public static FeatureModel of(String name) {
    return parse(resource(name));
  }

  private static String resource(String name) {
    try (InputStream in = FeatureModel.class.getResourceAsStream(name + ".features")) {
      if (in == null) {
        throw new IllegalArgumentException("no feature model of the name '" + name + "'");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text, as it was given. */
  public String text() {
    return text;
  }

  /** The clusters that its features speak of; may be none. */
  public Clusters clusters() {
    return clusters;
  }

  /** Whether a feature speaks of clusters. */
  public boolean usesClusters() {
    return templates.stream()
        .flatMap(template -> template.atoms().stream())
        .anyMatch(
            atom ->
                atom instanceof Atom.OfWord word
                    && word.attribute().kind() == WordAttribute.Kind.CLUSTER);
  }

  /** This model with features of clusters appended. */
  public FeatureModel withClusters(Clusters newClusters) {
    return parse(text + "\n" + resource("clusters"), newClusters);
  }

  /** The number of features, those with a set counted once. */
  public int size() {
    return templates.size();
  }

  /** How many places of stack and buffer the features look at: 1 if S0 and B0 only. */
  public int reach() {
    return templates.stream()
        .flatMap(template -> template.atoms().stream())
        .flatMap(Atom::nodes)
        .mapToInt(node -> 1 + (node.place() % Node.DEPTH))
        .max()
        .orElse(1);
  }

  List<Template> templates() {
    return templates;
  }

  /** Compiles the model to an extractor for a table of rows. */
  public FeatureExtractor extractor(RowLayout layout) {
    return new FeatureExtractor(this, layout);
  }

  @Override
  public String toString() {
    return text;
  }
}
