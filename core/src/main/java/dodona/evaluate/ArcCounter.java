package dodona.evaluate;

/** Counts the arcs of one class in both trees, and how many of them the other tree has too. */
final class ArcCounter {

  private long gold;
  private long goldHeads;
  private long goldArcs;
  private long system;
  private long systemHeads;
  private long systemArcs;

  /** Counts the arc into a gold word. */
  void addGold(Stretch stretch, int goldWord) {
    gold++;
    goldHeads += stretch.headCorrect(goldWord) ? 1 : 0;
    goldArcs += stretch.arcCorrect(goldWord) ? 1 : 0;
  }

  /** Counts the arc into a system's word. */
  void addSystem(Stretch stretch, int systemWord) {
    int goldWord = stretch.goldOf(systemWord);
    system++;
    systemHeads += goldWord > 0 && stretch.headCorrect(goldWord) ? 1 : 0;
    systemArcs += goldWord > 0 && stretch.arcCorrect(goldWord) ? 1 : 0;
  }

  /** Arcs are the same if they have the same head. */
  ArcScore unlabeled() {
    return new ArcScore(gold, goldHeads, system, systemHeads);
  }

  /** Arcs are the same if they have the same head and label. */
  ArcScore labeled() {
    return new ArcScore(gold, goldArcs, system, systemArcs);
  }
}
