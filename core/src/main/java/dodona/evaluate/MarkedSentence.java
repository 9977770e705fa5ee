package dodona.evaluate;

import dodona.treebank.Sentence;
import java.util.List;
import java.util.Optional;

/**
 * A sentence of one file with the errors of each word compared with the other file.
 *
 * @param sentence the sentence as it stands in its file
 * @param marks the marks of the words 1, 2, …, n
 * @param counterparts for each word the arc that the other file has into it; empty where the other
 *     file does not have the word
 */
public record MarkedSentence(
    Sentence sentence, List<Mark> marks, List<Optional<WordArc>> counterparts) {

  /** Takes copies of the lists. */
  public MarkedSentence {
    marks = List.copyOf(marks);
    counterparts = List.copyOf(counterparts);
    if (marks.size() != sentence.size() || counterparts.size() != sentence.size()) {
      throw new IllegalArgumentException(
          "%s marks and %s counterparts for %s words"
              .formatted(marks.size(), counterparts.size(), sentence.size()));
    }
  }

  /** The mark of a word, counted from 1. */
  public Mark mark(int word) {
    return marks.get(word - 1);
  }

  /** The arc that the other file has into a word, counted from 1. */
  public Optional<WordArc> counterpart(int word) {
    return counterparts.get(word - 1);
  }

  /** The arc into a word, counted from 1. */
  public WordArc arc(int word) {
    return WordArc.of(sentence, word);
  }

  /** Returns the number of words that count in the scores. */
  public long counted() {
    return marks.stream().filter(mark -> mark != Mark.NOT_COUNTED).count();
  }

  /** Returns the number of words with a wrong head or a wrong label. */
  public long wrong() {
    return marks.stream().filter(Mark::isWrong).count();
  }
}
