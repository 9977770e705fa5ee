package org.example.parsing;

import dodona.oracle.StaticOracle;
import dodona.treebank.DependencyTree;

/** The static oracle: an arc as soon as its dependent is complete. */
final class BufferStandardStaticOracle implements StaticOracle<StackAndBuffer> {

  private final Gold gold;

  BufferStandardStaticOracle(BufferStandard system, DependencyTree tree) {
    this.gold = new Gold(system, tree);
  }

  @Override
  public int next(StackAndBuffer c) {
    return gold.next(c);
  }
}
