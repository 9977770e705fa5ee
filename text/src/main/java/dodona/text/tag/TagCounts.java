package dodona.text.tag;

import dodona.feature.Hash;
import dodona.treebank.Sentence;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How often the words of the training data have which part of speech.
 *
 * <p>A word in training must look as it will in use, where its own tag is not in the dictionary: so
 * its class is counted without that occurrence, and a word that occurs once is an unknown one.
 */
final class TagCounts {

  /** A part of speech belongs to a class if at least one of so many occurrences has it. */
  private static final int RAREST = 50;

  private final Map<String, SortedMap<String, Integer>> counts = new HashMap<>();
  private final Map<String, Integer> totals = new HashMap<>();
  private final Map<String, Long> classes = new HashMap<>();

  TagCounts(Iterable<Sentence> sentences) {
    for (Sentence sentence : sentences) {
      for (int word = 1; word <= sentence.size(); word++) {
        String lower = TagDictionary.lower(sentence.form(word));
        totals.merge(lower, 1, Integer::sum);
        counts
            .computeIfAbsent(lower, l -> new TreeMap<>())
            .merge(Tag.of(sentence, word).pos(), 1, Integer::sum);
      }
    }
  }

  int total(String lower) {
    return totals.getOrDefault(lower, 0);
  }

  TagDictionary dictionary() {
    SortedMap<String, String> classes = new TreeMap<>();
    counts.forEach((lower, byPos) -> classes.put(lower, describe(byPos, total(lower), null)));
    return new TagDictionary(classes);
  }

  /** The hash of the class of a word without one of its occurrences, which has a given tag. */
  long classWithout(String lower, String pos) {
    int total = total(lower);
    if (total <= 1) {
      return TagDictionary.UNKNOWN;
    }
    String key = lower + "\t" + pos;
    Long known = classes.get(key);
    if (known == null) {
      SortedMap<String, Integer> byPos = counts.getOrDefault(lower, new TreeMap<>());
      known = Hash.of(describe(byPos, total - 1, pos));
      classes.put(key, known);
    }
    return known;
  }

  /** A class as text: the most frequent part of speech, then all that are frequent enough. */
  private static String describe(
      SortedMap<String, Integer> byPos, int total, @Nullable String without) {
    StringBuilder all = new StringBuilder();
    String top = "";
    int most = 0;
    for (Map.Entry<String, Integer> entry : byPos.entrySet()) {
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
