package dodona.evaluate;

import dodona.evaluate.alignment.StretchSide;
import java.util.function.IntFunction;

/** The dependents of each word that MLAS takes for a part of it, from left to right. */
final class FunctionWords {

  private final int[] first;
  private final int[] next;

  FunctionWords(StretchSide side, IntFunction<String> label) {
    first = new int[side.size() + 1];
    next = new int[side.size() + 1];
    for (int word = side.size(); word >= 1; word--) {
      int head = side.head(word);
      if (head > 0 && UniversalRelations.isFunctional(label.apply(word))) {
        next[word] = first[head];
        first[head] = word;
      }
    }
  }

  /** The leftmost function word of a head, or 0. */
  int first(int head) {
    return first[head];
  }

  /** The next function word of the same head, or 0. */
  int next(int word) {
    return next[word];
  }
}
