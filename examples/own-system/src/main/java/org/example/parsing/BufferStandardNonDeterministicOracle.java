package org.example.parsing;

import dodona.oracle.NonDeterministicOracle;
import dodona.treebank.DependencyTree;
import java.util.BitSet;

/**
 * The non-deterministic oracle: a left arc can wait as long as the head will come back to the front
 * of the buffer.
 */
final class BufferStandardNonDeterministicOracle implements NonDeterministicOracle<StackAndBuffer> {

  private final Gold gold;

  BufferStandardNonDeterministicOracle(BufferStandard system, DependencyTree tree) {
    this.gold = new Gold(system, tree);
  }

  @Override
  public void optimal(StackAndBuffer c, BitSet out) {
    out.clear();
    out.set(gold.next(c));
    if (gold.comesBack(c)) {
      out.set(gold.shift());
    }
  }
}
