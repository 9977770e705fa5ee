package dodona.support;

import java.util.ArrayList;
import java.util.List;

/**
 * The division of a list into folds: runs of consecutive items whose sizes differ by one at most.
 *
 * @param items the number of items
 * @param count the number of folds
 */
public record Folds(int items, int count) {

  /** Returns the index of the first item of a fold, which are numbered from 0. */
  public int start(int fold) {
    return (int) ((long) fold * items / count);
  }

  /** Returns the index after the last item of a fold. */
  public int end(int fold) {
    return start(fold + 1);
  }

  /** Returns the items of a fold. */
  public <T> List<T> inside(int fold, List<T> all) {
    return all.subList(start(fold), end(fold));
  }

  /** Returns the items of all other folds. */
  public <T> List<T> outside(int fold, List<T> all) {
    List<T> others = new ArrayList<>(all);
    others.subList(start(fold), end(fold)).clear();
    return others;
  }
}
