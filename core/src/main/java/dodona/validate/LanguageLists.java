package dodona.validate;

import dodona.error.InvalidInputException;
import dodona.support.Choices;
import dodona.support.TextFile;
import dodona.treebank.Sentence;
import dodona.treebank.UniversalInventory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The tags, features and relations that a language uses. A list without items allows everything.
 *
 * <pre>
 * [relations]
 * nsubj
 * nsubj:pass
 * [features]
 * Case=Nom,Acc
 * Tense=Past: VERB AUX
 * [upos]
 * NOUN
 * [xpos]
 * NN
 * </pre>
 */
public final class LanguageLists {

  private static final int MOST_BYTES = 1 << 22;
  private static final List<String> SECTIONS = List.of("relations", "features", "upos", "xpos");

  private final Set<String> relations = new TreeSet<>();
  private final Set<String> tags = new TreeSet<>();
  private final Set<String> languageTags = new TreeSet<>();
  private final SortedMap<String, Map<String, Collection<String>>> features = new TreeMap<>();

  /** Lists without items. */
  public LanguageLists() {}

  /**
   * Reads the lists of a file.
   *
   * @throws InvalidInputException if a line is not part of a list
   */
  public static LanguageLists read(Path file) throws IOException {
    LanguageLists lists = new LanguageLists();
    String[] lines = TextFile.read(file, MOST_BYTES).split("\\R", -1);
    String section = "";
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].replaceFirst("(^|\\s)#.*", "").strip();
      String problem = "";
      if (line.startsWith("[") && line.endsWith("]")) {
        section = line.substring(1, line.length() - 1).strip().toLowerCase(Locale.ROOT);
        if (!SECTIONS.contains(section)) {
          problem = "no such list: '" + section + "'; " + Choices.expected(section, SECTIONS);
        }
      } else if (!line.isEmpty()) {
        problem = lists.add(section, line);
      }
      if (!problem.isEmpty()) {
        throw new InvalidInputException(file + ":" + (i + 1) + ": " + problem);
      }
    }
    return lists;
  }

  /** Adds an item to a list; returns what is wrong with it, or an empty text. */
  private String add(String section, String item) {
    switch (section) {
      case "relations" -> relations.add(item);
      case "xpos" -> languageTags.add(item);
      case "upos" -> {
        if (!UniversalInventory.tags().contains(item)) {
          return "'" + item + "' is not a universal tag; " + expectedTag(item);
        }
        tags.add(item);
      }
      case "features" -> {
        return addFeature(item);
      }
      default -> {
        return "'" + item + "' is in no list; expected a heading such as [relations] above it";
      }
    }
    return "";
  }

  private String addFeature(String item) {
    int colon = item.indexOf(':');
    String pair = colon < 0 ? item : item.substring(0, colon).strip();
    Set<String> with = new TreeSet<>();
    if (colon >= 0) {
      for (String tag : item.substring(colon + 1).strip().split("[\\s,]+", -1)) {
        if (!UniversalInventory.tags().contains(tag)) {
          return "'" + tag + "' is not a universal tag; " + expectedTag(tag);
        }
        with.add(tag);
      }
    }
    int equals = pair.indexOf('=');
    if (equals < 1 || equals == pair.length() - 1) {
      return "'" + pair + "' is not a feature; expected Name=Value or Name=Value: TAGS";
    }
    for (String value : pair.substring(equals + 1).split(",", -1)) {
      addValue(pair.substring(0, equals), value.strip(), with);
    }
    return "";
  }

  private void addValue(String name, String value, Set<String> with) {
    features.computeIfAbsent(name, key -> new TreeMap<>()).put(value, with);
  }

  private static String expectedTag(String typed) {
    return Choices.expected(typed, UniversalInventory.tags());
  }

  /** Adds everything that a sentence uses. */
  public void add(Sentence sentence) {
    for (int word = 1; word <= sentence.size(); word++) {
      addIfPresent(relations, sentence.deprel(word));
      addIfPresent(tags, sentence.upos(word));
      addIfPresent(languageTags, sentence.xpos(word));
      for (String pair : FeatureRules.pairs(sentence.feats(word))) {
        int equals = pair.indexOf('=');
        if (equals > 0) {
          for (String value : pair.substring(equals + 1).split(",", -1)) {
            features
                .computeIfAbsent(pair.substring(0, equals), key -> new TreeMap<>())
                .computeIfAbsent(value, key -> new TreeSet<>())
                .add(sentence.upos(word));
          }
        }
      }
    }
  }

  private static void addIfPresent(Set<String> list, String item) {
    if (!item.equals(Sentence.ABSENT)) {
      list.add(item);
    }
  }

  /** The relations with their subtypes. */
  public Set<String> relations() {
    return Collections.unmodifiableSet(relations);
  }

  /** The universal parts of speech. */
  public Set<String> tags() {
    return Collections.unmodifiableSet(tags);
  }

  /** The parts of speech in XPOS. */
  public Set<String> languageTags() {
    return Collections.unmodifiableSet(languageTags);
  }

  /** The features, with the universal tags that each value is for; none if it is for all. */
  public Map<String, Map<String, Collection<String>>> features() {
    return Collections.unmodifiableMap(features);
  }

  Map<String, Collection<String>> values(String feature) {
    return features.getOrDefault(feature, Map.of());
  }

  /** The lists as a file that {@link #read} reads. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    appendList("relations", relations, out);
    out.append("[features]\n");
    features.forEach(
        (name, values) ->
            values.forEach(
                (value, with) -> {
                  out.append(name).append('=').append(value);
                  out.append(with.isEmpty() ? "" : ": " + String.join(" ", with)).append('\n');
                }));
    appendList("upos", tags, out);
    appendList("xpos", languageTags, out);
    return out.toString();
  }

  private static void appendList(String name, Set<String> items, StringBuilder out) {
    out.append('[').append(name).append("]\n");
    items.forEach(item -> out.append(item).append('\n'));
  }
}
