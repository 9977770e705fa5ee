package org.example.parsing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dodona.lattice.DerivationLattice;
import dodona.oracle.Derivability;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.transition.Derivation;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BufferStandardTest {

  private final BufferStandard system = new BufferStandard();

  @Test
  void isFoundByName() {
    assertEquals("buffer-standard", TransitionSystems.named("buffer-standard").name());
    assertEquals(List.of("static", "nd"), Oracles.names("buffer-standard"));
  }

  @Test
  void derivesJohnLikesMary() {
    StackAndBuffer c = derive(DependencyTree.of(2, 0, 2));
    assertEquals("SH SH LA SH RA RA", Derivation.print(system, c));
  }

  @Test
  void derivesExactlyTheProjectiveTrees() {
    for (DependencyTree tree : trees(5)) {
      assertEquals(Projectivity.isProjective(tree), Derivability.canDerive(system, tree));
      if (Projectivity.isProjective(tree)) {
        assertEquals(tree, derive(tree).tree(system.transitions().labels()));
      }
    }
    assertThrows(IllegalArgumentException.class, () -> derive(DependencyTree.of(3, 4, 0, 3)));
  }

  @Test
  void permitsEveryDerivationOfATree() {
    Map<DependencyTree, Integer> derivations = new HashMap<>();
    StackAndBuffer start = system.newConfiguration();
    system.initialize(start, 5);
    count(start, derivations);
    assertFalse(derivations.isEmpty());
    derivations.forEach(
        (tree, count) -> {
          DerivationLattice lattice =
              DerivationLattice.of(
                  system, Oracles.namedNonDeterministic(system, "nd").tree(tree), 5);
          assertEquals(BigInteger.valueOf(count), lattice.derivations(), tree.toString());
        });
  }

  private StackAndBuffer derive(DependencyTree tree) {
    StaticOracle<StackAndBuffer> oracle = Oracles.namedStatic(system, "static").tree(tree);
    StackAndBuffer c = system.newConfiguration();
    system.initialize(c, tree.size());
    while (!system.isTerminal(c)) {
      Derivation.replay(system, c, oracle.next(c));
    }
    return c;
  }

  /** Counts all derivations by the tree that they end in. */
  private void count(StackAndBuffer c, Map<DependencyTree, Integer> derivations) {
    if (system.isTerminal(c)) {
      derivations.merge(c.tree(system.transitions().labels()), 1, Integer::sum);
    }
    for (int t = 0; t < system.transitions().size(); t++) {
      if (system.isLegal(c, t)) {
        StackAndBuffer after = system.newConfiguration();
        after.copyFrom(c);
        system.apply(after, t);
        count(after, derivations);
      }
    }
  }

  /** All trees of so many words. */
  private static List<DependencyTree> trees(int words) {
    List<DependencyTree> trees = new ArrayList<>();
    int[] heads = new int[words];
    for (long code = 0; code < Math.pow(words + 1, words); code++) {
      long rest = code;
      for (int word = 0; word < words; word++, rest /= words + 1) {
        heads[word] = (int) (rest % (words + 1));
      }
      try {
        trees.add(DependencyTree.of(heads.clone()));
      } catch (IllegalArgumentException e) {
        continue; // a cycle
      }
    }
    return trees;
  }
}
