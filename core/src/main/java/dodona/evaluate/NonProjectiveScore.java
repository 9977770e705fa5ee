package dodona.evaluate;

import dodona.evaluate.alignment.StretchSide;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import dodona.treebank.Sentence;
import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * Precision and recall of non-projective arcs, as in Nivre, Kuhlmann &amp; Hall (2009), Table 2.
 *
 * <p>Precision is the correct share of the arcs that are non-projective in the system's tree,
 * recall the share that was found of those that are non-projective in the gold tree.
 */
public final class NonProjectiveScore {

  private final ArcCounter counter = new ArcCounter();

  NonProjectiveScore() {}

  void add(Stretch stretch) {
    forNonProjectiveArcs(
        stretch.gold(),
        g -> {
          if (stretch.countsGold(g)) {
            counter.addGold(stretch, g);
          }
        });
    forNonProjectiveArcs(
        stretch.system(),
        s -> {
          if (stretch.countsSystem(s)) {
            counter.addSystem(stretch, s);
          }
        });
  }

  private static void forNonProjectiveArcs(StretchSide side, IntConsumer action) {
    for (int index = 0; index < side.sentences().size(); index++) {
      Sentence sentence = side.sentences().get(index);
      DependencyTree tree = sentence.tree();
      if (!Projectivity.isProjective(tree)) {
        BitSet arcs = new Projectivity(tree).nonProjectiveArcs();
        int before = side.wordBefore(index);
        arcs.stream().forEach(word -> action.accept(before + word));
      }
    }
  }

  /** Heads and labels must be right. */
  public ArcScore labeled() {
    return counter.labeled();
  }

  /** Heads must be right. */
  public ArcScore unlabeled() {
    return counter.unlabeled();
  }
}
