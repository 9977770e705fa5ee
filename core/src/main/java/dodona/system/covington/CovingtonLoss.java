package dodona.system.covington;

import dodona.oracle.base.GoldTree;

/**
 * The loss of configurations of Covington's system for any gold tree (Gómez-Rodríguez &amp;
 * Fernández-González 2015).
 *
 * <p>A gold arc is out of reach if its dependent has another head, or if its two words have been
 * compared without adding it. The root is compared with the words in the end, and so within the
 * reach of every word that has no head. Gold arcs that can each be reached can be reached together,
 * unless they form a cycle with the arcs that are there: then one of them has to be given up. A
 * word has one head at most, so cycles share nothing, and
 *
 * <pre>loss = gold arcs out of reach + cycles of the arcs so far and the gold arcs within reach
 * </pre>
 *
 * <p>An arc that would close a cycle with the arcs so far alone is counted as a cycle; it might as
 * well be called out of reach.
 *
 * <p>Carlos Gómez-Rodríguez &amp; Daniel Fernández-González (2015): <i>An Efficient Dynamic Oracle
 * for Unrestricted Non-Projective Parsing</i>.
 */
final class CovingtonLoss {

  private final GoldTree gold;

  /** The head of each word: its own, else its gold head if within reach, else 0. */
  private final int[] heads;

  /** The word whose path over the heads first came by. */
  private final int[] foundFrom;

  CovingtonLoss(GoldTree gold) {
    this.gold = gold;
    this.heads = new int[gold.size() + 1];
    this.foundFrom = new int[gold.size() + 1];
  }

  /**
   * The loss with the arcs of a configuration and at most one more, wrong labels apart.
   *
   * @param last the last word of λ1 then
   * @param front the first word of the buffer then, n + 1 for the root
   * @param head the head of the new arc
   * @param dependent the dependent of the new arc, −1 for none
   */
  int loss(CovingtonConfiguration c, int last, int front, int head, int dependent) {
    int lost = 0;
    for (int word = 1; word <= gold.size(); word++) {
      int goldHead = gold.head(word);
      int wordsHead = word == dependent ? head : c.head(word);
      if (wordsHead < 0) {
        wordsHead = isWithinReach(goldHead, word, last, front) ? goldHead : 0;
      }
      heads[word] = wordsHead;
      foundFrom[word] = 0;
      lost += wordsHead == goldHead ? 0 : 1;
    }
    return lost + cycles();
  }

  private static boolean isWithinReach(int head, int dependent, int last, int front) {
    int right = Math.max(head, dependent);
    return head == 0 || right > front || (right == front && Math.min(head, dependent) <= last);
  }

  private int cycles() {
    int cycles = 0;
    for (int start = 1; start <= gold.size(); start++) {
      int word = start;
      while (word > 0 && foundFrom[word] == 0) {
        foundFrom[word] = start;
        word = heads[word];
      }
      cycles += word > 0 && foundFrom[word] == start ? 1 : 0;
    }
    return cycles;
  }
}
