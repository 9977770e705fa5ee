package dodona.system.easyfirst;

import dodona.oracle.base.DecomposableGivenArcs;
import dodona.transition.Move;

/**
 * Given arcs in the easy-first system, where a word of the list can get any other as its head.
 *
 * <p>Without forbidden arcs, what the dynamic oracle counts is enough: the word that leaves the
 * list may neither have another given head, nor be the given head of a word of the list. For
 * whatever tree is possible before, the other dependents of the word can be attached to its head
 * instead, or to one of them if it was the root's.
 */
final class EasyFirstGivenArcs extends DecomposableGivenArcs<EasyFirstConfiguration> {

  private final EasyFirst system;

  EasyFirstGivenArcs(EasyFirst system, boolean singleRoot) {
    super(singleRoot);
    this.system = system;
  }

  @Override
  public boolean isPossible(EasyFirstConfiguration c) {
    return isPossibleWithout(c, -1);
  }

  @Override
  public boolean isPossibleAfter(EasyFirstConfiguration c, int site, Move move) {
    int dependent = system.dependent(c, site, move);
    return given().allows(system.head(c, site, move), dependent)
        && (given().forbidsArcs() ? isPossibleWithout(c, dependent) : !isNeeded(c, dependent));
  }

  /** Returns whether a word is the given head of another that is still in the list. */
  private boolean isNeeded(EasyFirstConfiguration c, int word) {
    for (int d : givenWords()) {
      if (given().head(d) == word && c.isInList(d)) {
        return true;
      }
    }
    return false;
  }

  private boolean isPossibleWithout(EasyFirstConfiguration c, int dependent) {
    clear();
    for (int word = 0; word >= 0; word = c.next(word)) {
      if (word != dependent) {
        add(word);
      }
    }
    start();
    for (int place = 1; place < count(); place++) {
      permitAllowed(0, count(), place);
    }
    return hasTree();
  }
}
