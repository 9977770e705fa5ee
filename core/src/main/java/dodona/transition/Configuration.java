package dodona.transition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A configuration (σ, β, A) of a stack-based transition system: the stack, the buffer and the arcs
 * so far.
 *
 * <p>Its moves are open to systems in other packages.
 */
public final class Configuration extends PartialTree {

  private static final byte REMOVED = 0;
  private static final byte STACK = 1;
  private static final byte BUFFER = 2;

  /*
   * A word is in one place only, so one array of n + 1 holds both ends: the stack grows from the
   * left, its top at stackSize − 1; the buffer runs from bufferStart to the right end. Shift, swap
   * and un-shift move one word across the gap of removed words.
   */
  private int[] line = {};
  private byte[] place = {};
  private int stackSize;
  private int bufferStart;
  private int swaps;

  /** An empty configuration, to be initialized by a transition system. */
  public Configuration() {
    startWithRootOnStack(0);
  }

  /** The word at depth {@code i} of the stack, 0 for its top; −1 if the stack is not so deep. */
  public int s(int i) {
    return i < stackSize ? line[stackSize - 1 - i] : -1;
  }

  /** The word at place {@code i} of the buffer, 0 for its front; −1 if it is not so long. */
  public int b(int i) {
    int at = bufferStart + i;
    return at <= words() ? line[at] : -1;
  }

  /** The number of words on the stack, the root among them if it is there. */
  public int stackSize() {
    return stackSize;
  }

  /** The number of words in the buffer, the root among them if it is there. */
  public int bufferSize() {
    return words() + 1 - bufferStart;
  }

  /** Returns whether a word from 0 to n is on the stack. */
  public boolean isOnStack(int word) {
    return place[word] == STACK;
  }

  /** Returns whether a word from 0 to n is in the buffer. */
  public boolean isInBuffer(int word) {
    return place[word] == BUFFER;
  }

  /** Returns whether a word from 0 to n is neither on the stack nor in the buffer. */
  public boolean isRemoved(int word) {
    return place[word] == REMOVED;
  }

  @Override
  public int swaps() {
    return swaps;
  }

  @Override
  public void copyFrom(PartialTree of) {
    Configuration other = (Configuration) of;
    copyArcs(other);
    reserve(words());
    stackSize = other.stackSize;
    bufferStart = other.bufferStart;
    swaps = other.swaps;
    System.arraycopy(other.line, 0, line, 0, words() + 1);
    System.arraycopy(other.place, 0, place, 0, words() + 1);
  }

  /** Starts with σ = [0] and β = [1 … n]. */
  public void startWithRootOnStack(int n) {
    start(n);
    for (int word = 0; word <= n; word++) {
      line[word] = word;
      place[word] = BUFFER;
    }
    place[0] = STACK;
    stackSize = 1;
    bufferStart = 1;
  }

  /** Starts with σ = [] and β = [1 … n, 0]. */
  public void startWithRootLast(int n) {
    start(n);
    for (int at = 0; at < n; at++) {
      line[at] = at + 1;
      place[at] = BUFFER;
    }
    line[n] = 0;
    place[n] = BUFFER;
    stackSize = 0;
    bufferStart = 0;
  }

  @Override
  public void start(int n) {
    super.start(n);
    reserve(n);
    swaps = 0;
  }

  /** Moves b0 to the top of the stack. */
  public void shift() {
    int b0 = line[bufferStart++];
    line[stackSize++] = b0;
    place[b0] = STACK;
  }

  /** Moves s1 to the front of the buffer. */
  public void swap() {
    int s0 = line[stackSize - 1];
    int s1 = line[stackSize - 2];
    stackSize--;
    line[stackSize - 1] = s0;
    line[--bufferStart] = s1;
    place[s1] = BUFFER;
    swaps++;
  }

  /** Takes the word at a depth out of the stack. */
  public void remove(int depth) {
    int at = stackSize - 1 - depth;
    place[line[at]] = REMOVED;
    stackSize--;
    for (; at < stackSize; at++) {
      line[at] = line[at + 1];
    }
  }

  private void reserve(int n) {
    if (line.length < n + 1) {
      line = new int[n + 1];
      place = new byte[n + 1];
    }
  }

  /** The stack, from its bottom to its top, and the buffer, from its front to its end. */
  @Override
  public Map<String, List<Integer>> parts() {
    Map<String, List<Integer>> parts = new LinkedHashMap<>();
    parts.put("stack", words(0, stackSize));
    parts.put("buffer", words(bufferStart, words() + 1));
    return parts;
  }

  private List<Integer> words(int from, int end) {
    List<Integer> words = new ArrayList<>(end - from);
    for (int at = from; at < end; at++) {
      words.add(line[at]);
    }
    return words;
  }

  /** Stack, buffer and arcs, such as {@code σ=[0 2] β=[3] A={2→1}}. */
  @Override
  public String toString() {
    return String.format(
        "σ=[%s] β=[%s] A=%s",
        join(words(0, stackSize)), join(words(bufferStart, words() + 1)), arcs());
  }
}
