package dodona.review;

import java.util.HashMap;
import java.util.Map;

/** Counts of values, by a key and in all. */
final class Counts {

  private final Map<String, Map<String, Integer>> counts = new HashMap<>();
  private final Map<String, Integer> totals = new HashMap<>();

  void add(String key, String value) {
    counts.computeIfAbsent(key, k -> new HashMap<>(2)).merge(value, 1, Integer::sum);
    totals.merge(key, 1, Integer::sum);
  }

  int count(String key, String value) {
    return counts.getOrDefault(key, Map.of()).getOrDefault(value, 0);
  }

  int total(String key) {
    return totals.getOrDefault(key, 0);
  }

  /** The most frequent value of a key; of several, the first in alphabetical order. */
  String mostFrequent(String key) {
    String best = "";
    int count = 0;
    for (Map.Entry<String, Integer> entry : counts.getOrDefault(key, Map.of()).entrySet()) {
      boolean isBetter =
          entry.getValue() > count
              || (entry.getValue() == count && entry.getKey().compareTo(best) < 0);
      if (isBetter) {
        best = entry.getKey();
        count = entry.getValue();
      }
    }
    return best;
  }
}
