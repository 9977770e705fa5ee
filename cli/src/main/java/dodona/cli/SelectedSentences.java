package dodona.cli;

import dodona.treebank.Sentence;
import dodona.treebank.SentenceSelection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The chosen ones of some sentences, counted from 1; it does not read beyond the last of them. */
final class SelectedSentences implements Iterator<Sentence> {

  private final Iterator<Sentence> sentences;
  private final SentenceSelection selection;
  private long number;
  private @Nullable Sentence next;

  SelectedSentences(Iterator<Sentence> sentences, SentenceSelection selection) {
    this.sentences = sentences;
    this.selection = selection;
  }

  @Override
  public boolean hasNext() {
    while (next == null && !selection.isPast(number + 1) && sentences.hasNext()) {
      Sentence candidate = sentences.next();
      number++;
      if (selection.contains(number)) {
        next = candidate;
      }
    }
    return next != null;
  }

  @Override
  public Sentence next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException();
    }
    Sentence sentence = next;
    next = null;
    return sentence;
  }
}
