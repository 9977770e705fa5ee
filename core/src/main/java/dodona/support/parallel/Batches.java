package dodona.support.parallel;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Items, so many at a time. What was read before reading failed is handed out first. */
final class Batches<A> {

  private final Iterator<A> items;
  private final int size;
  private @Nullable RuntimeException failure;

  Batches(Iterator<A> items, int size) {
    this.items = items;
    this.size = size;
  }

  /** The next items; none after the last, or where reading failed. */
  List<A> next() {
    List<A> taken = new ArrayList<>(size);
    try {
      while (failure == null && taken.size() < size && items.hasNext()) {
        taken.add(items.next());
      }
    } catch (RuntimeException e) {
      failure = e;
    }
    return taken;
  }

  /** Throws what reading failed with, if it did. */
  void throwIfFailed() {
    if (failure != null) {
      throw failure;
    }
  }
}
