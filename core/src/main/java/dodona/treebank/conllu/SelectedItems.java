package dodona.treebank.conllu;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The chosen ones of some items, counted from 1; it does not read beyond the last of them. */
final class SelectedItems<T> implements Iterator<T> {

  private final Iterator<T> items;
  private final SentenceSelection selection;
  private long number;
  private @Nullable T next;

  SelectedItems(Iterator<T> items, SentenceSelection selection) {
    this.items = items;
    this.selection = selection;
  }

  @Override
  public boolean hasNext() {
    while (next == null && !selection.isPast(number + 1) && items.hasNext()) {
      T candidate = items.next();
      number++;
      if (selection.contains(number)) {
        next = candidate;
      }
    }
    return next != null;
  }

  @Override
  public T next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException();
    }
    T item = next;
    next = null;
    return item;
  }
}
