package dodona.train;

import dodona.oracle.GivenArcsOracle;
import dodona.oracle.Oracles;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.GivenArcs;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Sentences in which only some words have heads, as training data. Each gets some tree with its
 * arcs; the arcs that it adds have the label {@link DependencyTree#NO_LABEL}, which parsers do not
 * learn. With a weight of 0 for that label, the dynamic oracle of an arc-decomposable system counts
 * the known arcs only: errors on the other words cost nothing.
 */
public final class PartialTrees {

  private PartialTrees() {}

  /**
   * Returns the sentences with trees that a system can build. Those that have one are not changed.
   * Known arcs that the system cannot build together with those before them are lost.
   */
  public static List<Sentence> complete(List<Sentence> sentences, String system) {
    return complete(sentences, TransitionSystems.named(system));
  }

  private static <C extends PartialTree> List<Sentence> complete(
      List<Sentence> sentences, TransitionSystem<C> system) {
    GivenArcsOracle<C> oracle = Oracles.givenArcs(system, true);
    List<Sentence> complete = new ArrayList<>(sentences.size());
    for (Sentence sentence : sentences) {
      complete.add(
          sentence.treeDefects().isEmpty() ? sentence : complete(sentence, system, oracle));
    }
    return complete;
  }

  private static <C extends PartialTree> Sentence complete(
      Sentence sentence, TransitionSystem<C> system, GivenArcsOracle<C> oracle) {
    C c = system.newConfiguration();
    system.initialize(c, sentence);
    GivenArcs known = possible(sentence, c, oracle);
    oracle.begin(known);
    while (!system.isTerminal(c)) {
      system.apply(c, next(c, system, oracle));
    }
    int[] heads = new int[sentence.size()];
    String[] labels = new String[sentence.size()];
    for (int d = 1; d <= sentence.size(); d++) {
      heads[d - 1] = c.head(d);
      labels[d - 1] = known.head(d) < 0 ? DependencyTree.NO_LABEL : sentence.deprel(d);
    }
    return sentence.withTree(DependencyTree.of(heads, labels));
  }

  /** As many of the known arcs, from left to right, as there is a tree for. */
  private static <C extends PartialTree> GivenArcs possible(
      Sentence sentence, C start, GivenArcsOracle<C> oracle) {
    int[] none = new int[sentence.size()];
    Arrays.fill(none, -1);
    GivenArcs known = GivenArcs.ofHeads(none);
    for (int d = 1; d <= sentence.size(); d++) {
      if (sentence.head(d) >= 0) {
        GivenArcs more = known.withHead(d, sentence.head(d));
        if (more.contradiction(true).isEmpty()) {
          oracle.begin(more);
          known = oracle.isPossible(start) ? more : known;
        }
      }
    }
    return known;
  }

  /** The last move that keeps the known arcs possible, which adds an arc if one does. */
  private static <C extends PartialTree> int next(
      C c, TransitionSystem<C> system, GivenArcsOracle<C> oracle) {
    int found = -1;
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      int moves = system.singleRoot(c, site, system.legalMoves(c, site));
      for (Move move : system.transitions().moveList(moves)) {
        if (oracle.isPossibleAfter(c, site, move)) {
          found = (site * system.transitions().size()) + system.transitions().first(move);
        }
      }
    }
    return found;
  }
}
