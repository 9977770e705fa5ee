package dodona.evaluate;

import dodona.evaluate.alignment.StretchSide;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Precision, recall and F of a system's arcs, class by class, as in McDonald &amp; Nivre (2007):
 * precision looks at the arcs of a class in the system's trees, recall at those in the gold trees.
 */
public final class Breakdown {

  private final ArcClasses classes;
  private final Map<ArcClass, ArcCounter> counters = new HashMap<>();

  Breakdown(ArcClasses classes) {
    this.classes = classes;
  }

  void add(Stretch stretch) {
    StretchSide gold = stretch.gold();
    for (int g = 1; g <= gold.size(); g++) {
      if (stretch.countsGold(g)) {
        counter(gold, g, stretch.goldLabel(g)).addGold(stretch, g);
      }
    }
    StretchSide system = stretch.system();
    for (int s = 1; s <= system.size(); s++) {
      if (stretch.countsSystem(s)) {
        counter(system, s, stretch.systemLabel(s)).addSystem(stretch, s);
      }
    }
  }

  private ArcCounter counter(StretchSide side, int word, String label) {
    ArcClass arcClass = classes.of(side.sentence(word), side.inSentence(word), label);
    return counters.computeIfAbsent(arcClass, unused -> new ArcCounter());
  }

  /** The property by which arcs are classified, such as "arc length". */
  public String title() {
    return classes.toString();
  }

  /** Heads and labels: the scores of each class, in the classes' order. */
  public Map<String, ArcScore> labeled() {
    return scores(ArcCounter::labeled);
  }

  /** Heads only: the scores of each class, in the classes' order. */
  public Map<String, ArcScore> unlabeled() {
    return scores(ArcCounter::unlabeled);
  }

  private Map<String, ArcScore> scores(Function<ArcCounter, ArcScore> score) {
    Map<String, ArcScore> scores = new LinkedHashMap<>();
    new TreeMap<>(counters)
        .forEach((arcClass, counter) -> scores.put(arcClass.name(), score.apply(counter)));
    return scores;
  }
}
