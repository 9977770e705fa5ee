package org.example.parsing;

import dodona.oracle.base.GoldTree;
import dodona.oracle.base.OneMoveOracle;
import dodona.transition.StackMove;
import dodona.treebank.DependencyTree;

/** The static oracle: an arc as soon as its dependent is complete. */
final class BufferStandardStaticOracle extends OneMoveOracle<StackAndBuffer> {

  BufferStandardStaticOracle(BufferStandard system, DependencyTree tree) {
    super(system, tree);
  }

  @Override
  protected StackMove move(StackAndBuffer c) {
    return move(gold, c);
  }

  /** An arc as soon as its dependent is complete, else a shift. */
  static StackMove move(GoldTree gold, StackAndBuffer c) {
    int s0 = c.s(0);
    int b0 = c.b(0);
    if (s0 > 0 && gold.head(s0) == b0 && gold.isComplete(c, s0)) {
      return StackMove.LEFT_ARC;
    }
    boolean canAttach = s0 >= 0 && gold.head(b0) == s0 && gold.isComplete(c, b0);
    return canAttach ? StackMove.RIGHT_ARC : StackMove.SHIFT;
  }
}
