package dodona.draw;

import dodona.support.NextLarger;
import dodona.treebank.Sentence;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The arcs of a sentence that is no tree which span a word that certainly does not descend from the
 * arc's head: its ancestors lead to the root without it. Where they lead nowhere, as in an
 * unfinished tree, the arc has the benefit of the doubt.
 *
 * <p>The words that hang from the root are numbered such that the descendants of a word follow it;
 * a word is foreign to an arc if its number is below or above those of the head's descendants.
 */
final class ForeignWords {

  private static final int NONE = -1;

  private final Sentence sentence;
  private final int[] number;
  private final int[] end;
  private final NextLarger byNumber;
  private final NextLarger byNumberDescending;

  ForeignWords(Sentence sentence) {
    this.sentence = sentence;
    int n = sentence.size();
    number = new int[n + 1];
    end = new int[n + 1];
    Arrays.fill(number, NONE);
    numberDescendantsOfTheRoot();
    byNumber = new NextLarger(number);
    byNumberDescending =
        new NextLarger(
            Arrays.stream(number).map(i -> i == NONE ? Integer.MIN_VALUE : -i).toArray());
  }

  /** In depth-first order; each word is entered from above and left upwards once. */
  private void numberDescendantsOfTheRoot() {
    int n = sentence.size();
    int[] firstChild = new int[n + 1];
    int[] nextSibling = new int[n + 1];
    for (int word = n; word >= 1; word--) {
      if (TreeDrawing.hasArc(sentence, word)) {
        nextSibling[word] = firstChild[sentence.head(word)];
        firstChild[sentence.head(word)] = word;
      }
    }
    int count = 0;
    int at = firstChild[0];
    while (at > 0) {
      if (number[at] == NONE) {
        number[at] = count++;
        if (firstChild[at] > 0) {
          at = firstChild[at];
          continue;
        }
      }
      end[at] = count;
      at = nextSibling[at] > 0 ? nextSibling[at] : sentence.head(at);
    }
  }

  /** The dependents of the arcs in question. */
  BitSet spanningArcs() {
    BitSet found = new BitSet();
    for (int d = 1; d <= sentence.size(); d++) {
      int head = sentence.head(d);
      if (TreeDrawing.hasArc(sentence, d) && head > 0 && spansOne(head, d)) {
        found.set(d);
      }
    }
    return found;
  }

  private boolean spansOne(int head, int d) {
    int first = Math.min(head, d) + 1;
    int last = Math.max(head, d);
    if (number[head] == NONE) {
      return byNumber.next(first, NONE) < last;
    }
    return byNumber.next(first, end[head] - 1) < last
        || byNumberDescending.next(first, -number[head]) < last;
  }
}
