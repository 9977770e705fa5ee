package org.example.parsing;

import dodona.oracle.Derivability;
import dodona.transition.Move;
import dodona.transition.StackMove;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;

/** A gold tree, and what {@link BufferStandard} has to do to build it. */
final class Gold {

  private final Transitions transitions;
  private final DependencyTree tree;
  private final int[] dependents;
  private final int[] last;

  Gold(BufferStandard system, DependencyTree tree) {
    Derivability.require(system, tree);
    this.transitions = system.transitions();
    this.tree = tree;
    this.dependents = new int[tree.size() + 1];
    this.last = new int[tree.size() + 1];
    for (int word = 1; word <= tree.size(); word++) {
      dependents[tree.head(word)]++;
      last[tree.head(word)] = word;
    }
  }

  /** An arc as soon as its dependent is complete, else a shift. */
  int next(StackAndBuffer c) {
    int s0 = c.s(0);
    int b0 = c.b(0);
    if (s0 > 0 && tree.head(s0) == b0 && isComplete(c, s0)) {
      return transition(StackMove.LEFT_ARC, s0);
    }
    if (s0 >= 0 && tree.head(b0) == s0 && isComplete(c, b0)) {
      return transition(StackMove.RIGHT_ARC, b0);
    }
    return shift();
  }

  int shift() {
    return transitions.id(StackMove.SHIFT, -1);
  }

  /** Whether the front of the buffer will come back there for a dependent to its right. */
  boolean comesBack(StackAndBuffer c) {
    return c.rightmost(c.b(0)) < last[c.b(0)] && last[c.b(0)] > c.b(0);
  }

  private boolean isComplete(StackAndBuffer c, int word) {
    return c.leftValency(word) + c.rightValency(word) == dependents[word];
  }

  private int transition(Move move, int dependent) {
    return transitions.id(move, transitions.labelId(tree.label(dependent)));
  }
}
