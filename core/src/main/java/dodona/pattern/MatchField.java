package dodona.pattern;

import dodona.error.InvalidInputException;
import dodona.pattern.PatternSet.NamedMatch;
import dodona.support.Choices;
import dodona.treebank.Phrase;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A value of a match, such as {@code v.lemma}; immutable.
 *
 * <p>{@code v} is the form of a named node; {@code v.ATTRIBUTE} is any {@link WordAttribute} of it,
 * and {@code v.phrase} the text of the word with everything below it, except for conjuncts and case
 * markers. The fields {@code pattern}, {@code file}, {@code sentence} and {@code text} are about
 * the match as a whole, unless a node has this name.
 */
public final class MatchField {

  private static final String PHRASE = "phrase";

  /** A field about the match as a whole. */
  private enum Whole {
    PATTERN,
    FILE,
    SENTENCE,
    TEXT;

    static @Nullable Whole of(String name) {
      for (Whole whole : values()) {
        if (whole.name().equalsIgnoreCase(name) && name.equals(name.toLowerCase(Locale.ROOT))) {
          return whole;
        }
      }
      return null;
    }
  }

  private final String name;
  private final @Nullable Whole whole;
  private final String node;
  private final @Nullable WordAttribute attribute;

  private MatchField(
      String name, @Nullable Whole whole, String node, @Nullable WordAttribute attribute) {
    this.name = name;
    this.whole = whole;
    this.node = node;
    this.attribute = attribute;
  }

  /**
   * Returns the field with a name.
   *
   * @param nodes the names of the pattern's nodes
   * @throws InvalidInputException if there is no such node or attribute
   */
  static MatchField parse(String name, List<String> nodes) {
    int dot = name.indexOf('.');
    String node = dot < 0 ? name : name.substring(0, dot);
    if (!nodes.contains(node)) {
      Whole whole = dot < 0 ? Whole.of(name) : null;
      if (whole == null) {
        throw unknown(name, node, nodes);
      }
      return new MatchField(name, whole, "", null);
    }
    String attribute = dot < 0 ? "form" : name.substring(dot + 1);
    if (attribute.equals(PHRASE)) {
      return new MatchField(name, null, node, null);
    }
    try {
      return new MatchField(name, null, node, WordAttribute.of(attribute));
    } catch (InvalidInputException e) {
      throw new InvalidInputException("field '" + name + "': " + e.getMessage());
    }
  }

  private static InvalidInputException unknown(String name, String node, List<String> nodes) {
    List<String> expected = new ArrayList<>(nodes);
    for (Whole whole : Whole.values()) {
      expected.add(whole.name().toLowerCase(Locale.ROOT));
    }
    String hint =
        nodes.isEmpty()
            ? "the pattern has no named nodes. Name one as in {}=" + (node.isEmpty() ? "v" : node)
            : "no node is named '" + node + "'; " + Choices.expected(node, expected);
    return new InvalidInputException("field '" + name + "': " + hint);
  }

  /** The name of the field as it was written. */
  public String name() {
    return name;
  }

  /** The value of a match; null if the node was not found, or the word has no value. */
  public @Nullable String value(NamedMatch match) {
    Sentence sentence = match.match().sentence();
    if (whole != null) {
      return switch (whole) {
        case PATTERN -> match.source().name();
        case FILE -> sentence.source();
        case SENTENCE -> sentence.id().orElseGet(() -> Long.toString(sentence.number()));
        case TEXT -> sentence.comment("text").orElseGet(() -> SurfaceText.of(sentence));
      };
    }
    int word = match.word(node);
    if (word < 1) {
      return null;
    }
    return attribute == null ? Phrase.of(sentence, word) : attribute.value(sentence, word);
  }

  @Override
  public String toString() {
    return name;
  }
}
