package dodona.train.gold;

import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;

/** The arcs of a gold tree, with labels as numbers. */
final class GoldArcs {

  private final TransitionSystem<?> system;
  private int words;
  private int[] heads = {};
  private int[] labels = {};

  GoldArcs(TransitionSystem<?> system) {
    this.system = system;
  }

  void begin(DependencyTree gold) {
    words = gold.size();
    if (heads.length <= words) {
      heads = new int[words + 1];
      labels = new int[words + 1];
    }
    for (int word = 1; word <= words; word++) {
      heads[word] = gold.head(word);
      labels[word] = system.transitions().labelId(gold.label(word));
    }
  }

  /** Returns whether a configuration has exactly these arcs. */
  boolean are(PartialTree c) {
    for (int word = 1; word <= words; word++) {
      if (c.head(word) != heads[word] || c.label(word) != labels[word]) {
        return false;
      }
    }
    return true;
  }
}
