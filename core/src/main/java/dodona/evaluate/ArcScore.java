package dodona.evaluate;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Precision and recall of the arcs of one class. An arc may be in the class in one tree only: a
 * correct arc can be non-projective in the gold tree and projective in the parsed tree.
 *
 * @param gold the arcs of the class in the gold trees
 * @param goldCorrect those of them that the system has too
 * @param system the arcs of the class in the system's trees
 * @param systemCorrect those of them that the gold trees have too
 */
public record ArcScore(long gold, long goldCorrect, long system, long systemCorrect) {

  /** The correct share of the system's arcs of the class, in percent; 0 if there are none. */
  public double precision() {
    return Score.percent(systemCorrect, system);
  }

  /** The share of the gold arcs of the class that was found, in percent; 0 if there are none. */
  public double recall() {
    return Score.percent(goldCorrect, gold);
  }

  /** The harmonic mean of precision and recall, in percent; 0 if both are. */
  public double f1() {
    double sum = precision() + recall();
    return sum == 0 ? 0 : (2 * precision() * recall()) / sum;
  }

  /** All figures, for {@link dodona.support.Json}. */
  public Map<String, Object> json() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("precision", precision());
    map.put("recall", recall());
    map.put("f1", f1());
    map.put("gold", gold);
    map.put("goldCorrect", goldCorrect);
    map.put("system", system);
    map.put("systemCorrect", systemCorrect);
    return map;
  }
}
