package org.example.parsing;

import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.base.GoldOracle;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle: a left arc can wait as long as the head will come back to the front
 * of the buffer.
 */
final class BufferStandardNonDeterministicOracle extends GoldOracle<StackAndBuffer>
    implements NonDeterministicOracle<StackAndBuffer> {

  BufferStandardNonDeterministicOracle(BufferStandard system, DependencyTree tree) {
    super(system, tree);
  }

  @Override
  public void optimal(StackAndBuffer c, BitSet out) {
    int permitted = BufferStandardStaticOracle.move(gold, c).bit();
    if (comesBack(c, c.b(0))) {
      permitted |= StackMove.SHIFT.bit();
    }
    labeled.expand(c, permitted, out);
  }

  /** Returns whether the front of the buffer will come back there for a dependent to its right. */
  private boolean comesBack(StackAndBuffer c, int front) {
    for (int d = gold.firstDependent(front); d > 0; d = gold.nextDependent(d)) {
      if (d > front && !c.hasHead(d)) {
        return true;
      }
    }
    return false;
  }
}
