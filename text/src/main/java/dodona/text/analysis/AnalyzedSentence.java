package dodona.text.analysis;

import dodona.search.Judgment;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.EmptyNode;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * A sentence with its analysis: words, tokens and the tree; immutable.
 *
 * <pre>{@code
 * for (Word word : sentence.words()) {
 *   System.out.println(word.form() + " " + word.deprel() + " " + word.head());
 * }
 * }</pre>
 *
 * <p>It is made of a {@link Sentence}, which holds the columns of CoNLL-U; words and tokens are
 * made when they are first asked for.
 */
public final class AnalyzedSentence {

  private final Sentence sentence;
  private final Location place;
  private final @Nullable Judgment confidence;
  private final List<AnalyzedSentence> alternatives;

  /** Made when asked for; should two threads make it, they make the same. */
  private @Nullable Structure structure;

  private AnalyzedSentence(
      Sentence sentence,
      Location place,
      @Nullable Judgment confidence,
      List<AnalyzedSentence> alternatives) {
    this.sentence = sentence;
    this.place = place;
    this.confidence = confidence;
    this.alternatives = alternatives;
  }

  /** A sentence that stands alone. */
  public static AnalyzedSentence of(Sentence sentence) {
    return of(sentence, Location.ALONE);
  }

  /** A sentence with its place. */
  public static AnalyzedSentence of(Sentence sentence, Location place) {
    return new AnalyzedSentence(sentence, place, null, List.of());
  }

  /** The same sentence with other columns. */
  public AnalyzedSentence with(Sentence other) {
    return new AnalyzedSentence(other, place, confidence, alternatives);
  }

  /** The same sentence with the parser's confidence in its tree and arcs. */
  public AnalyzedSentence withConfidence(Judgment newConfidence) {
    return new AnalyzedSentence(sentence, place, newConfidence, alternatives);
  }

  /** The same sentence with other trees that are possible. */
  public AnalyzedSentence withAlternatives(List<AnalyzedSentence> others) {
    return new AnalyzedSentence(sentence, place, confidence, List.copyOf(others));
  }

  /**
   * The same sentence with its other trees, the best first, if several were asked for. Their
   * confidences and that of this tree add up to at most 1.
   */
  public List<AnalyzedSentence> alternatives() {
    return alternatives;
  }

  private Structure structure() {
    Structure made = structure;
    if (made == null) {
      made = new Structure(this);
      structure = made;
    }
    return made;
  }

  /** The words, from left to right. */
  public List<Word> words() {
    return structure().words();
  }

  /**
   * A word by its number, from 1.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public Word word(int id) {
    return structure().words().get(id - 1);
  }

  /** The number of words. */
  public int size() {
    return sentence.size();
  }

  /** The tokens as they are written, from left to right; a token stands for one or more words. */
  public List<Token> tokens() {
    return structure().tokens();
  }

  /** The first word that depends on no other; none if the sentence was not parsed. */
  public Optional<Word> root() {
    return structure().dependents(0).stream().findFirst();
  }

  List<Word> dependents(int head) {
    return structure().dependents(head);
  }

  /**
   * The tree over the words.
   *
   * @throws InvalidTreebankException if there is none
   */
  public DependencyTree tree() {
    return sentence.tree();
  }

  /** The words of an enhanced graph that are not in the text; only where a treebank has them. */
  public List<EmptyNode> emptyNodes() {
    return sentence.emptyNodes();
  }

  /**
   * The text of the sentence as it stands in its document, white space included, from its first
   * token to its last.
   */
  public String text() {
    return structure().text();
  }

  /** Returns the span of the sentence in the text of its document. */
  public Span span() {
    return inDocument(structure().span());
  }

  Span inDocument(Span inSentence) {
    return inSentence.shifted(place.start(), place.codePointStart());
  }

  /** The value of {@code # sent_id}, such as the number of a sentence in its text. */
  public Optional<String> id() {
    return sentence.id();
  }

  /** Returns the location of the sentence in its source. */
  public Location place() {
    return place;
  }

  /**
   * The parser's confidence that every head and every label is right, between 0 and 1, if it was
   * asked for; a probability if it {@linkplain #isCalibrated is calibrated}.
   */
  public OptionalDouble confidence() {
    return confidence == null ? OptionalDouble.empty() : OptionalDouble.of(confidence.tree());
  }

  /**
   * Returns whether the sentence has confidences that are probabilities, from a calibrated model.
   */
  public boolean isCalibrated() {
    return confidence != null && confidence.isCalibrated();
  }

  OptionalDouble confidence(int word) {
    return confidence == null ? OptionalDouble.empty() : OptionalDouble.of(confidence.arc(word));
  }

  /** The sentence as a treebank has it: comments and columns. */
  public Sentence sentence() {
    return sentence;
  }

  /** Returns whether both have the same comments, columns, place and confidence. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other == this || (other instanceof AnalyzedSentence that && isSame(that));
  }

  private boolean isSame(AnalyzedSentence that) {
    return place.equals(that.place)
        && Objects.equals(confidence, that.confidence)
        && alternatives.equals(that.alternatives)
        && sentence.format() == that.sentence.format()
        && sentence.comments().equals(that.sentence.comments())
        && hasSameCells(that.sentence);
  }

  private boolean hasSameCells(Sentence other) {
    if (sentence.rows() != other.rows()) {
      return false;
    }
    for (int row = 0; row < sentence.rows(); row++) {
      for (Column column : Column.values()) {
        if (!sentence.cell(row, column).equals(other.cell(row, column))) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = place.hashCode();
    for (int word = 1; word <= sentence.size(); word++) {
      hash = (31 * ((31 * hash) + sentence.form(word).hashCode())) + sentence.head(word);
    }
    return hash;
  }

  /** The text. */
  @Override
  public String toString() {
    return text();
  }
}
