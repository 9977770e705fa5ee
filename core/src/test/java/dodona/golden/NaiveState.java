package dodona.golden;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A configuration written down plainly.
 *
 * @param stack the stack, its top last; for easy-first the list
 * @param buffer the buffer, its front first
 * @param heads the head of each word, −1 where it has none; the root's place is unused
 */
record NaiveState(List<Integer> stack, List<Integer> buffer, List<Integer> heads) {

  static NaiveState of(List<Integer> stack, List<Integer> buffer, int words) {
    return new NaiveState(stack, buffer, Collections.nCopies(words + 1, -1));
  }

  /** The numbers from one to another, both included. */
  static List<Integer> range(int from, int to) {
    return IntStream.rangeClosed(from, to).boxed().toList();
  }

  int s(int depth) {
    return stack.get(stack.size() - 1 - depth);
  }

  int b0() {
    return buffer.get(0);
  }

  boolean hasHead(int word) {
    return heads.get(word) >= 0;
  }

  NaiveState shifted() {
    return new NaiveState(with(stack, stack.size(), b0()), without(buffer, b0()), heads);
  }

  /** Puts s1 back in front of the buffer. */
  NaiveState swapped() {
    return new NaiveState(without(stack, s(1)), with(buffer, 0, s(1)), heads);
  }

  NaiveState reduced() {
    return new NaiveState(without(stack, s(0)), buffer, heads);
  }

  NaiveState arc(int head, int dependent) {
    List<Integer> changed = new ArrayList<>(heads);
    changed.set(dependent, head);
    return new NaiveState(stack, buffer, List.copyOf(changed));
  }

  /** An arc whose dependent leaves the stack. */
  NaiveState attached(int head, int dependent) {
    return new NaiveState(without(stack, dependent), buffer, heads).arc(head, dependent);
  }

  private static List<Integer> with(List<Integer> words, int place, int word) {
    List<Integer> changed = new ArrayList<>(words);
    changed.add(place, word);
    return List.copyOf(changed);
  }

  private static List<Integer> without(List<Integer> words, int word) {
    return words.stream().filter(other -> other != word).toList();
  }
}
