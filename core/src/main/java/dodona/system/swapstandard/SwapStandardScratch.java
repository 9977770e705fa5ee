package dodona.system.swapstandard;

import dodona.transition.Configuration;
import dodona.transition.StackMove;
import java.util.Arrays;

/**
 * A bare configuration of swap-standard on scratch arrays, for looking ahead.
 *
 * <p>It is laid out as {@link Configuration}: one line, the stack from the left, the buffer up to
 * the right end. Words that were never shifted stand at their own place there. As long as all arcs
 * are gold arcs, words that have left have all their dependents, so stack and buffer determine the
 * arcs; after mistakes, they still determine which gold arcs are lost.
 */
final class SwapStandardScratch {

  private final SwapStandardGold gold;
  private final int n;
  private final int[] line;
  private final int[] missing;
  private final boolean[] isLive;
  private int stackSize;
  private int bufferStart;
  private int fresh;

  SwapStandardScratch(SwapStandardGold gold) {
    this.gold = gold;
    this.n = gold.size();
    this.line = new int[n + 1];
    this.missing = new int[n + 1];
    this.isLive = new boolean[n + 1];
    start();
  }

  /** Becomes the initial configuration. */
  void start() {
    for (int word = 0; word <= n; word++) {
      line[word] = word;
    }
    stackSize = 1;
    bufferStart = 1;
    fresh = 1;
    countMissing();
  }

  /** Takes over the stack and the buffer of a configuration. */
  void load(Configuration c) {
    stackSize = c.stackSize();
    for (int i = 0; i < stackSize; i++) {
      line[stackSize - 1 - i] = c.s(i);
    }
    bufferStart = n + 1 - c.bufferSize();
    fresh = n + 1;
    for (int i = bufferStart; i <= n; i++) {
      line[i] = c.b(i - bufferStart);
    }
    countMissing();
  }

  /**
   * Takes over a stack, as far as it lies above the root, and the words that were swapped back to
   * the buffer.
   *
   * @param from where the stack's words start in {@code words}; the others follow them
   * @param fresh the first word that was never shifted
   */
  void load(char[] words, int from, int end, int stackWords, int fresh) {
    stackSize = 1 + stackWords;
    for (int i = 0; i < stackWords; i++) {
      line[1 + i] = words[from + i];
    }
    this.fresh = fresh;
    bufferStart = fresh - (end - from - stackWords);
    for (int i = bufferStart; i < fresh; i++) {
      line[i] = words[from + stackWords + (i - bufferStart)];
    }
    for (int word = fresh; word <= n; word++) {
      line[word] = word;
    }
    countMissing();
  }

  /** Becomes equal to another one for the same gold tree. */
  void load(SwapStandardScratch other) {
    System.arraycopy(other.line, 0, line, 0, n + 1);
    System.arraycopy(other.missing, 0, missing, 0, n + 1);
    System.arraycopy(other.isLive, 0, isLive, 0, n + 1);
    stackSize = other.stackSize;
    bufferStart = other.bufferStart;
    fresh = other.fresh;
  }

  private void countMissing() {
    Arrays.fill(missing, 0);
    Arrays.fill(isLive, false);
    isLive[0] = true;
    for (int i = 1; i < stackSize; i++) {
      missing[gold.head(line[i])]++;
      isLive[line[i]] = true;
    }
    for (int i = bufferStart; i <= n; i++) {
      missing[gold.head(line[i])]++;
      isLive[line[i]] = true;
    }
  }

  int stackSize() {
    return stackSize;
  }

  int bufferSize() {
    return n + 1 - bufferStart;
  }

  /** The first word that was never shifted, n + 1 if there is none. */
  int fresh() {
    return fresh;
  }

  /** Returns the number of words at the front of the buffer that were on the stack before. */
  int swappedBack() {
    return fresh - bufferStart;
  }

  /** The number of words on the stack and in the buffer, the root among them. */
  int liveWords() {
    return stackSize + bufferSize();
  }

  /** The word at a place of the stack from its bottom, the buffer following its top. */
  int word(int place) {
    return place < stackSize ? line[place] : line[bufferStart + (place - stackSize)];
  }

  /** Returns the move of EAGER. */
  StackMove eager() {
    int s0 = line[stackSize - 1];
    int s1 = stackSize > 1 ? line[stackSize - 2] : -1;
    return gold.eager(s1, s0, s1 < 0 ? 0 : missing[s1], missing[s0]);
  }

  /** Returns whether SW is legal: s1 and s0 are in sentence order, and s1 is not the root. */
  boolean isSwapLegal() {
    return stackSize > 2 && line[stackSize - 2] < line[stackSize - 1];
  }

  boolean isTerminal() {
    return stackSize == 1 && bufferStart > n;
  }

  void apply(StackMove move) {
    switch (move) {
      case SHIFT -> {
        int b0 = line[bufferStart++];
        line[stackSize++] = b0;
        fresh = Math.max(fresh, bufferStart);
      }
      case LEFT_ARC -> {
        int s0 = line[--stackSize];
        leave(line[stackSize - 1]);
        line[stackSize - 1] = s0;
      }
      case RIGHT_ARC -> {
        leave(line[--stackSize]);
      }
      case SWAP -> {
        int s0 = line[--stackSize];
        line[--bufferStart] = line[stackSize - 1];
        line[stackSize - 1] = s0;
      }
      default -> throw new IllegalArgumentException(move.toString());
    }
  }

  private void leave(int word) {
    missing[gold.head(word)]--;
    isLive[word] = false;
  }

  /** The top of the stack. */
  int s0() {
    return line[stackSize - 1];
  }

  /** The second word of the stack, −1 if there is none. */
  int s1() {
    return stackSize > 1 ? line[stackSize - 2] : -1;
  }

  /** Returns how many gold dependents of a word are still on the stack or in the buffer. */
  int missing(int word) {
    return missing[word];
  }

  /** Returns whether a word can no longer get its gold head because that has left. */
  boolean isLost(int word) {
    return word > 0 && !isLive[gold.head(word)];
  }

  /** The number of words on the stack and in the buffer that cannot get their gold heads. */
  int lost() {
    int count = 0;
    for (int place = 1; place < liveWords(); place++) {
      count += isLost(word(place)) ? 1 : 0;
    }
    return count;
  }

  /**
   * Follows EAGER and returns whether that completes the gold tree. It does as soon as one word is
   * left on the root: nothing is buried any more.
   */
  boolean completesByEager() {
    while (stackSize > 2) {
      StackMove move = eager();
      if (move == StackMove.SHIFT && bufferStart > n) {
        return false;
      }
      apply(move);
    }
    return true;
  }

  /** Continues without swapping and returns whether that completes the gold tree. */
  boolean completesWithoutSwaps() {
    while (!isTerminal()) {
      StackMove move = arcOrShift();
      if (move == StackMove.SHIFT && bufferStart > n) {
        return false;
      }
      apply(move);
    }
    return true;
  }

  /** Returns the move that EAGER would make if it could not swap. */
  StackMove arcOrShift() {
    StackMove move = eager();
    return move == StackMove.SWAP ? StackMove.SHIFT : move;
  }
}
