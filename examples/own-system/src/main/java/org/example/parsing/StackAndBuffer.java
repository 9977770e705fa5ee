package org.example.parsing;

import dodona.transition.PartialTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A configuration of {@link BufferStandard}: a stack, and a buffer whose first word may be one that
 * came back from the stack.
 */
public final class StackAndBuffer extends PartialTree {

  private int[] stack = {};
  private int stackSize;
  private int front;
  private int next;

  /** The word at depth {@code i} of the stack, 0 for its top; −1 if the stack is not so deep. */
  public int s(int i) {
    return i < stackSize ? stack[stackSize - 1 - i] : -1;
  }

  /** The word at place {@code i} of the buffer, 0 for its front; −1 if it is not so long. */
  public int b(int i) {
    int later = next + i - 1;
    return i == 0 ? front : later <= words() ? later : -1;
  }

  @Override
  public void start(int words) {
    super.start(words);
    stackSize = 0;
    front = 0;
    next = 1;
    reserve();
  }

  @Override
  public void copyFrom(PartialTree other) {
    StackAndBuffer from = (StackAndBuffer) other;
    copyArcs(from);
    reserve();
    stackSize = from.stackSize;
    front = from.front;
    next = from.next;
    System.arraycopy(from.stack, 0, stack, 0, stackSize);
  }

  private void reserve() {
    if (stack.length <= words()) {
      stack = new int[words() + 1];
    }
  }

  /** Pushes the front of the buffer. */
  void push() {
    stack[stackSize++] = front;
    front = next++;
  }

  /** Takes the top of the stack away. */
  int pop() {
    return stack[--stackSize];
  }

  /** Puts another word in the place of the buffer's front. */
  void replaceFront(int word) {
    front = word;
  }

  @Override
  public Map<String, List<Integer>> parts() {
    List<Integer> onStack = new ArrayList<>();
    for (int i = stackSize - 1; i >= 0; i--) {
      onStack.add(s(i));
    }
    List<Integer> inBuffer = new ArrayList<>();
    for (int i = 0; b(i) >= 0; i++) {
      inBuffer.add(b(i));
    }
    Map<String, List<Integer>> parts = new LinkedHashMap<>();
    parts.put("stack", onStack);
    parts.put("buffer", inBuffer);
    return parts;
  }

  @Override
  public String toString() {
    return parts() + " " + arcs();
  }
}
