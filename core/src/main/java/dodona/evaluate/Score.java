package dodona.evaluate;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A count of correct items among those of the gold file and those of the system.
 *
 * @param gold the items of the gold file
 * @param system the items of the system
 * @param correct the items on which both agree
 * @param aligned the gold items that have a counterpart in the system, or −1 where that says
 *     nothing
 */
public record Score(long gold, long system, long correct, long aligned) {

  /** The correct share of the system's items, in percent; 0 if there are none. */
  public double precision() {
    return percent(correct, system);
  }

  /** The correct share of the gold items, in percent; 0 if there are none. */
  public double recall() {
    return percent(correct, gold);
  }

  /** The harmonic mean of precision and recall, in percent; 0 if there are no items. */
  public double f1() {
    return percent(2 * correct, gold + system);
  }

  /** The correct share of the aligned items, in percent; NaN if alignment is irrelevant. */
  public double alignedAccuracy() {
    return aligned < 0 ? Double.NaN : percent(correct, aligned);
  }

  /** A share in percent; 0 of nothing. */
  public static double percent(long part, long whole) {
    return whole == 0 ? 0.0 : (100.0 * part) / whole;
  }

  /** All figures, for {@link dodona.support.Json}. */
  public Map<String, Object> json() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("precision", precision());
    map.put("recall", recall());
    map.put("f1", f1());
    if (aligned >= 0) {
      map.put("alignedAccuracy", alignedAccuracy());
    }
    map.put("gold", gold);
    map.put("system", system);
    map.put("correct", correct);
    return map;
  }
}
