package dodona.text.tag;

import dodona.linear.Hash;
import dodona.treebank.Sentence;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Counts of the tags, or of values taken from them, of each word in the training data.
 *
 * <p>A word in training must look as it will in use, where its own tag is not in the dictionary. So
 * its class is computed without that occurrence, and a word that occurs once is unknown.
 */
final class TagCounts {

  /** A value belongs to a class if at least one of so many occurrences has it. */
  private static final int RAREST = 50;

  private final Function<Tag, String> value;
  private final Map<String, SortedMap<String, Integer>> counts = new HashMap<>();
  private final Map<String, Integer> totals = new HashMap<>();

  /** Found when they are asked for, by any thread. */
  private final Map<String, Long> classes = new ConcurrentHashMap<>();

  TagCounts(Iterable<Sentence> sentences, Function<Tag, String> value) {
    this.value = value;
    for (Sentence sentence : sentences) {
      for (int word = 1; word <= sentence.size(); word++) {
        String lower = TagDictionary.lower(sentence.form(word));
        totals.merge(lower, 1, Integer::sum);
        counts
            .computeIfAbsent(lower, l -> new TreeMap<>())
            .merge(value.apply(Tag.of(sentence, word)), 1, Integer::sum);
      }
    }
  }

  int total(String lower) {
    return totals.getOrDefault(lower, 0);
  }

  TagDictionary dictionary() {
    SortedMap<String, String> classes = new TreeMap<>();
    counts.forEach((lower, byValue) -> classes.put(lower, describe(byValue, total(lower), null)));
    return new TagDictionary(classes);
  }

  /** The hash of the class of a word without one of its occurrences, which has a given tag. */
  long classWithout(String lower, Tag tag) {
    int total = total(lower);
    if (total <= 1) {
      return TagDictionary.UNKNOWN;
    }
    String without = value.apply(tag);
    String key = lower + "\n" + without;
    Long known = classes.get(key);
    if (known == null) {
      SortedMap<String, Integer> byValue = counts.getOrDefault(lower, new TreeMap<>());
      known = Hash.of(describe(byValue, total - 1, without));
      classes.put(key, known);
    }
    return known;
  }

  /** A class as text: the most frequent value, then all that are frequent enough. */
  private static String describe(
      SortedMap<String, Integer> byValue, int total, @Nullable String without) {
    StringBuilder all = new StringBuilder();
    String top = "";
    int most = 0;
    for (Map.Entry<String, Integer> entry : byValue.entrySet()) {
      int count = entry.getValue() - (entry.getKey().equals(without) ? 1 : 0);
      if (count > 0 && count * RAREST >= total) {
        all.append('\t').append(entry.getKey());
        if (count > most) {
          most = count;
          top = entry.getKey();
        }
      }
    }
    return top + all;
  }
}
