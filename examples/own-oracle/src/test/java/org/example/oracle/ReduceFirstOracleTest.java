package org.example.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.system.arceager.ArcEager;
import dodona.transition.Configuration;
import dodona.transition.Derivation;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReduceFirstOracleTest {

  private final ArcEager system = new ArcEager();

  @Test
  void comesAfterTheSystemsOwnOracles() {
    assertEquals(List.of("static", "nd", "dynamic", "reduce-first"), Oracles.names("arc-eager"));
  }

  @Test
  void reducesBeforeItShifts() {
    // a → b, c → d and the root → a, c: b is reduced at once, not when c needs the stack
    assertEquals("SH RA RE SH RA RE LA LA", derive(DependencyTree.of(0, 1, 0, 3)));
  }

  @Test
  void derivesEveryProjectiveTreeByMovesThatTheNonDeterministicOraclePermits() {
    int words = 5;
    int derived = 0;
    int[] heads = new int[words];
    for (int code = 0; code < Math.pow(words + 1, words); code++) {
      int rest = code;
      for (int word = 0; word < words; word++, rest /= words + 1) {
        heads[word] = rest % (words + 1);
      }
      DependencyTree tree;
      try {
        tree = DependencyTree.of(heads.clone());
      } catch (IllegalArgumentException e) {
        continue; // a cycle
      }
      if (Projectivity.isProjective(tree)) {
        derive(tree);
        derived++;
      }
    }
    assertEquals(273, derived);
  }

  private String derive(DependencyTree tree) {
    StaticOracle<Configuration> oracle = Oracles.namedStatic(system, "reduce-first").tree(tree);
    NonDeterministicOracle<Configuration> all =
        Oracles.namedNonDeterministic(system, "nd").tree(tree);
    BitSet permitted = new BitSet();
    Configuration c = system.newConfiguration();
    system.initialize(c, tree.size());
    while (!system.isTerminal(c)) {
      int next = oracle.next(c);
      all.optimal(c, permitted);
      assertTrue(permitted.get(next), () -> Derivation.print(system, c) + ", gold " + tree);
      system.apply(c, next);
    }
    assertEquals(tree, c.tree(system.transitions().labels()));
    return Derivation.print(system, c);
  }
}
