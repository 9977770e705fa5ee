package dodona.transition;

import java.util.StringJoiner;

/**
 * A configuration (σ, β, A) of a stack-based transition system: the stack, the buffer and the arcs
 * so far.
 *
 * <p>It is mutable and meant to be reused: initialised for one sentence after another, or copied
 * over in a beam, it allocates only for a longer sentence or derivation than any before. Only a
 * {@link TransitionSystem} changes it. It belongs to one thread.
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

  /** An empty configuration, to be initialised by a transition system. */
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

  /** Whether a word from 0 to n is on the stack. */
  public boolean isOnStack(int word) {
    return place[word] == STACK;
  }

  /** Whether a word from 0 to n is in the buffer. */
  public boolean isInBuffer(int word) {
    return place[word] == BUFFER;
  }

  /** Whether a word from 0 to n has left both stack and buffer for good. */
  public boolean isRemoved(int word) {
    return place[word] == REMOVED;
  }

  /** The number of swaps so far. */
  public int swaps() {
    return swaps;
  }

  /** Makes this an equal and independent copy of another configuration. */
  public void copyFrom(Configuration other) {
    copyArcs(other);
    reserve(words());
    stackSize = other.stackSize;
    bufferStart = other.bufferStart;
    swaps = other.swaps;
    System.arraycopy(other.line, 0, line, 0, words() + 1);
    System.arraycopy(other.place, 0, place, 0, words() + 1);
  }

  /** Starts with σ = [0] and β = [1 … n]. */
  void startWithRootOnStack(int n) {
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
  void startWithRootLast(int n) {
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
  void start(int n) {
    super.start(n);
    reserve(n);
    swaps = 0;
  }

  /** Moves b0 to the top of the stack. */
  void shift() {
    int b0 = line[bufferStart++];
    line[stackSize++] = b0;
    place[b0] = STACK;
  }

  /** Moves s1 to the front of the buffer. */
  void swap() {
    int s0 = line[stackSize - 1];
    int s1 = line[stackSize - 2];
    stackSize--;
    line[stackSize - 1] = s0;
    line[--bufferStart] = s1;
    place[s1] = BUFFER;
    swaps++;
  }

  /** Takes the word at a depth out of the stack. */
  void remove(int depth) {
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

  /** Stack, buffer and arcs, such as {@code σ=[0 2] β=[3] A={2→1}}. */
  @Override
  public String toString() {
    StringJoiner stack = new StringJoiner(" ", "σ=[", "]");
    for (int i = stackSize - 1; i >= 0; i--) {
      stack.add(Integer.toString(s(i)));
    }
    StringJoiner buffer = new StringJoiner(" ", "β=[", "]");
    for (int i = 0; i < bufferSize(); i++) {
      buffer.add(Integer.toString(b(i)));
    }
    return stack + " " + buffer + " A=" + arcs();
  }
}
