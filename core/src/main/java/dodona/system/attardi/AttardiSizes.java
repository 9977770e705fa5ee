package dodona.system.attardi;

import dodona.oracle.base.BufferReduction;
import dodona.oracle.base.GoldTree;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;

/**
 * Sizes of the stack, the buffer and the reduced buffer when the dynamic oracle of Attardi's system
 * has to find a loss: over all configurations but the last of the derivations of the static oracle,
 * as Gómez-Rodríguez, Sartorio &amp; Satta (2014) give them for Czech.
 */
public final class AttardiSizes {

  /**
   * Sizes of one part of configurations.
   *
   * @param sum the sum of all sizes
   * @param largest the largest of them
   */
  public record Sizes(long sum, long largest) {

    static final Sizes NONE = new Sizes(0, 0);

    Sizes with(int size) {
      return new Sizes(sum + size, Math.max(largest, size));
    }
  }

  private final Attardi system = new Attardi();
  private final Configuration c = new Configuration();
  private long configurations;
  private Sizes stack = Sizes.NONE;
  private Sizes buffer = Sizes.NONE;
  private Sizes reduced = Sizes.NONE;

  /** Measures the derivation of a tree; nothing if the system cannot derive it. */
  public void add(DependencyTree tree) {
    if (!AttardiStaticOracle.completes(tree)) {
      return;
    }
    AttardiStaticOracle oracle = new AttardiStaticOracle(system, DependencyTree.of(tree.heads()));
    BufferReduction reduction = new BufferReduction(new GoldTree(tree, label -> 0), false);
    system.initialize(c, tree.size());
    while (!system.isTerminal(c)) {
      reduction.reduce(c);
      configurations++;
      stack = stack.with(c.stackSize());
      buffer = buffer.with(c.bufferSize());
      reduced = reduced.with(reduction.length() - c.stackSize());
      system.apply(c, oracle.next(c));
    }
  }

  /** Returns the number of configurations that were measured. */
  public long configurations() {
    return configurations;
  }

  /** The stack, with the root. */
  public Sizes stack() {
    return stack;
  }

  /** The buffer. */
  public Sizes buffer() {
    return buffer;
  }

  /** Returns the buffer without the words that will be attached correctly in any case. */
  public Sizes reduced() {
    return reduced;
  }
}
