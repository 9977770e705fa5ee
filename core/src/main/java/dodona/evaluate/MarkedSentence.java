package dodona.evaluate;

import dodona.treebank.Sentence;
import java.util.List;

/**
 * A sentence with what is wrong about each of its words.
 *
 * @param sentence the sentence as it stands in its file
 * @param marks the marks of the words 1, 2, …, n
 */
public record MarkedSentence(Sentence sentence, List<Mark> marks) {

  /** Takes a copy of the marks. */
  public MarkedSentence {
    marks = List.copyOf(marks);
    if (marks.size() != sentence.size()) {
      throw new IllegalArgumentException(marks.size() + " marks for " + sentence.size() + " words");
    }
  }

  /** The mark of a word, counted from 1. */
  public Mark mark(int word) {
    return marks.get(word - 1);
  }
}
