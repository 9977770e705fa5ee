package dodona.pattern;

import dodona.treebank.Sentence;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words that a pattern has found in a sentence; immutable. */
public final class TreeMatch {

  private final TreePattern pattern;
  private final Sentence sentence;
  private final int[] words;

  TreeMatch(TreePattern pattern, Sentence sentence, int[] words) {
    this.pattern = pattern;
    this.sentence = sentence;
    this.words = words;
  }

  /** The pattern. */
  public TreePattern pattern() {
    return pattern;
  }

  /** The sentence. */
  public Sentence sentence() {
    return sentence;
  }

  /**
   * The word of a named node; −1 if it is in an optional part or an alternative that was not found.
   *
   * @throws IllegalArgumentException if no node has this name
   */
  public int word(String name) {
    return words[pattern.slot(name)];
  }

  /** The word of the first node of the pattern, named or not. */
  public int first() {
    return words[0];
  }

  /** The words of all nodes, named or not, from left to right. */
  public int[] words() {
    return Arrays.stream(words, 0, pattern.reported()).filter(word -> word > 0).sorted().toArray();
  }

  /** The words of the named nodes that were found, in the order of the pattern. */
  public Map<String, Integer> namedWords() {
    Map<String, Integer> named = new LinkedHashMap<>();
    for (String name : pattern.names()) {
      if (word(name) > 0) {
        named.put(name, word(name));
      }
    }
    return named;
  }

  /**
   * An attribute of the word of a named node, such as {@code lemma} or {@code feats.Case}; null if
   * there is no such word, or it does not have the attribute.
   *
   * @throws IllegalArgumentException if no node has this name
   * @throws dodona.error.InvalidInputException if there is no such attribute
   */
  public @Nullable String value(String name, String attribute) {
    WordAttribute wanted = WordAttribute.of(attribute);
    int word = word(name);
    return word > 0 ? wanted.value(sentence, word) : null;
  }

  /** The named nodes with their words, such as {@code v=eats:2 s=dog:1}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    namedWords()
        .forEach(
            (name, word) ->
                text.append(text.isEmpty() ? "" : " ")
                    .append(name)
                    .append('=')
                    .append(sentence.form(word))
                    .append(':')
                    .append(word));
    return text.isEmpty() ? sentence.form(first()) + ":" + first() : text.toString();
  }
}
