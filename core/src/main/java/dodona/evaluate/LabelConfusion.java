package dodona.evaluate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts of predicted labels for each gold label; only aligned words are counted. */
public final class LabelConfusion {

  /**
   * A label that was mistaken for another.
   *
   * @param gold the right label
   * @param system the label given
   * @param words how many words it happened to
   * @param wrongHeads how many of these have a wrong head too
   */
  public record Confusion(String gold, String system, long words, long wrongHeads) {}

  private static final Comparator<Confusion> MOST_FREQUENT_FIRST =
      Comparator.comparingLong(Confusion::words)
          .reversed()
          .thenComparing(Confusion::gold)
          .thenComparing(Confusion::system);

  private final Map<String, Map<String, long[]>> counts = new TreeMap<>();

  LabelConfusion() {}

  void add(Stretch stretch) {
    for (int g = 1; g <= stretch.gold().size(); g++) {
      int s = stretch.systemOf(g);
      if (s > 0 && stretch.countsGold(g)) {
        long[] cell =
            counts
                .computeIfAbsent(stretch.goldLabel(g), unused -> new TreeMap<>())
                .computeIfAbsent(stretch.systemLabel(s), unused -> new long[2]);
        cell[0]++;
        cell[1] += stretch.headCorrect(g) ? 0 : 1;
      }
    }
  }

  /** The confusions, most frequent first, then by gold label and system's label. */
  public List<Confusion> confusions() {
    List<Confusion> confusions = new ArrayList<>();
    counts.forEach(
        (gold, row) ->
            row.forEach(
                (system, cell) -> {
                  if (!gold.equals(system)) {
                    confusions.add(new Confusion(gold, system, cell[0], cell[1]));
                  }
                }));
    confusions.sort(MOST_FREQUENT_FIRST);
    return Collections.unmodifiableList(confusions);
  }

  /** The full table: for each gold label, how many words were given each label. */
  public Map<String, Map<String, Long>> table() {
    Map<String, Map<String, Long>> table = new TreeMap<>();
    counts.forEach(
        (gold, row) -> {
          Map<String, Long> copy = new TreeMap<>();
          row.forEach((system, cell) -> copy.put(system, cell[0]));
          table.put(gold, copy);
        });
    return table;
  }
}
