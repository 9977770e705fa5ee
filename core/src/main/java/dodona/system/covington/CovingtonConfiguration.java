package dodona.system.covington;

import dodona.transition.PartialTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A configuration (λ1, λ2, β, A) of {@link Covington}'s system: the words that are still to be
 * compared with the first word of the buffer, those that have been, the buffer and the arcs so far.
 *
 * <p>The words keep their order throughout, so that two numbers suffice: λ1 is 1 … i, λ2 is i + 1 …
 * j − 1 and the buffer j … n, 0.
 */
public final class CovingtonConfiguration extends PartialTree {

  private int last;
  private int front;
  private int headless;

  /** The word at a place of λ1 from its end, 0 for the last; −1 if it is not so long. */
  public int left(int place) {
    return place < last ? last - place : -1;
  }

  /** The word at a place of λ2 from its front; −1 if it is not so long. */
  public int passed(int place) {
    return last + 1 + place < front ? last + 1 + place : -1;
  }

  /** The word at a place of the buffer from its front, whose last is 0; −1 if it is not so long. */
  public int b(int place) {
    int word = front + place;
    return word <= words() ? word : (word == words() + 1 ? 0 : -1);
  }

  /** The number of words in λ1, which is also the last of them. */
  public int leftSize() {
    return last;
  }

  /** The number of words in the buffer, the root among them: 1 if it is the only one. */
  public int bufferSize() {
    return words() + 2 - front;
  }

  /** The number of words that have no head yet. */
  public int headless() {
    return headless;
  }

  /** The word at the end of the path from a word over its head and the head's head. */
  public int top(int word) {
    int top = word;
    while (head(top) >= 0) {
      top = head(top);
    }
    return top;
  }

  @Override
  public void copyFrom(PartialTree other) {
    copyArcs(other);
    CovingtonConfiguration c = (CovingtonConfiguration) other;
    last = c.last;
    front = c.front;
    headless = c.headless;
  }

  /** Starts with λ1 = λ2 = [] and β = [1 … n, 0]. */
  void startWithRootLast(int n) {
    start(n);
    last = 0;
    front = 1;
    headless = n;
  }

  /** Moves λ2 and the first word of the buffer to the end of λ1. */
  void shift() {
    last = front++;
  }

  /** Moves the last word of λ1 to the front of λ2. */
  void pass() {
    last--;
  }

  /** Adds an arc to a word that has no head. */
  void attach(int head, int dependent, int label) {
    addArc(head, dependent, label);
    headless--;
  }

  @Override
  public Map<String, List<Integer>> parts() {
    Map<String, List<Integer>> parts = new LinkedHashMap<>();
    parts.put("list1", words(1, last));
    parts.put("list2", words(last + 1, front - 1));
    parts.put("buffer", buffer());
    return parts;
  }

  private List<Integer> buffer() {
    List<Integer> buffer = words(front, words());
    buffer.add(0);
    return buffer;
  }

  private static List<Integer> words(int first, int last) {
    List<Integer> words = new ArrayList<>();
    for (int word = first; word <= last; word++) {
      words.add(word);
    }
    return words;
  }

  /** The lists, the buffer and the arcs, such as {@code λ1=[1] λ2=[2] β=[3 0] A={2→1}}. */
  @Override
  public String toString() {
    return String.format(
        "λ1=[%s] λ2=[%s] β=[%s] A=%s",
        join(words(1, last)), join(words(last + 1, front - 1)), join(buffer()), arcs());
  }
}
