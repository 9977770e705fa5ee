package dodona.text.pipeline;

import dodona.error.InvalidInputException;
import dodona.search.Constraint;
import dodona.search.GivenArcsConstraint;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Given annotation of some words of a treebank, which the results keep: the pipeline only adds what
 * is missing, {@code _}.
 *
 * @param heads whether HEAD is kept, and {@code Forbid=2,5} in MISC forbids the heads 2 and 5
 * @param labels whether DEPREL is kept
 * @param tags whether UPOS, XPOS, FEATS and LEMMA are kept word by word. Otherwise the tags of a
 *     sentence are kept if any word has one
 * @param projectivizes whether given arcs that a projective parser cannot build are lifted; if not,
 *     their sentence is refused
 */
public record KeptAnnotation(boolean heads, boolean labels, boolean tags, boolean projectivizes) {

  /** A setting that keeps nothing. */
  public static final KeptAnnotation NONE = new KeptAnnotation(false, false, false, false);

  private static final Set<String> NAMES = Set.of("heads", "labels", "tags");
  private static final List<Column> TAGS =
      List.of(Column.LEMMA, Column.UPOS, Column.XPOS, Column.FEATS);

  /**
   * Reads a list such as {@code heads,labels}.
   *
   * @throws InvalidInputException if it has anything but {@code heads}, {@code labels} and {@code
   *     tags}
   */
  public static KeptAnnotation of(String list, boolean projectivizes) {
    List<String> names = List.of(list.split(",", -1));
    for (String name : names) {
      if (!NAMES.contains(name)) {
        throw new InvalidInputException(
            "'" + name + "' cannot be kept; expected heads, labels, tags, or several of them");
      }
    }
    return new KeptAnnotation(
        names.contains("heads"), names.contains("labels"), names.contains("tags"), projectivizes);
  }

  /** Returns the resulting constraint on the parser. */
  Constraint constraint() {
    return heads || labels
        ? new GivenArcsConstraint(heads, labels, projectivizes)
        : Constraint.NONE;
  }

  /**
   * A sentence with the given tags of another in place of its own. Where the given part of speech
   * is not the predicted one, what was predicted along with that goes too.
   */
  Sentence withGivenTags(Sentence tagged, Sentence given) {
    Sentence result = tagged;
    for (Column column : tags ? TAGS : List.<Column>of()) {
      List<String> values = new ArrayList<>();
      for (int word = 1; word <= given.size(); word++) {
        values.add(tag(tagged, given, word, column));
      }
      result = result.withColumn(column, values);
    }
    return result;
  }

  private static String tag(Sentence tagged, Sentence given, int word, Column column) {
    String value = given.get(word, column);
    if (!value.equals(Sentence.ABSENT)) {
      return value;
    }
    String upos = given.upos(word);
    boolean isOverruled = !upos.equals(Sentence.ABSENT) && !upos.equals(tagged.upos(word));
    return isOverruled && column != Column.LEMMA ? Sentence.ABSENT : tagged.get(word, column);
  }
}
