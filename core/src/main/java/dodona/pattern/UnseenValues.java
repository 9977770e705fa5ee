package dodona.pattern;

import dodona.support.Choices;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.UniversalInventory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The features, subtypes of relations and language-specific tags that patterns name and that no
 * word of the searched sentences has. They differ between treebanks, so that a misspelled one is
 * not an error in the pattern; for one thread.
 */
public final class UnseenValues {

  /** Longer lists of names are left out of messages. */
  private static final int MAX_LISTED = 40;

  /** The maximum number of different cells of a column to remember. */
  private static final int MAX_CELLS = 100_000;

  /**
   * A feature or value that a pattern names.
   *
   * @param key the name of a feature; null for the whole column
   * @param value null for any value of a feature
   */
  record Named(Column column, @Nullable String key, @Nullable String value) {

    /** Returns whether such values differ between treebanks. */
    boolean isOpen() {
      return switch (column) {
        case FEATS -> key != null;
        case XPOS -> value != null;
        case DEPREL -> value != null && value.indexOf(':') > 0;
        default -> false;
      };
    }
  }

  private final Set<Named> unseen = new LinkedHashSet<>();
  private final Map<Column, Set<String>> cells = new EnumMap<>(Column.class);
  private final Map<String, Set<String>> features = new TreeMap<>();

  /** Starts with everything that the patterns name. */
  public UnseenValues(PatternSet patterns) {
    for (NamedPattern pattern : patterns.patterns()) {
      unseen.addAll(pattern.pattern().openValues());
    }
    unseen.forEach(named -> cells.put(named.column, new HashSet<>()));
  }

  /** Looks at the words of a sentence. */
  public void see(Sentence sentence) {
    if (unseen.isEmpty()) {
      return;
    }
    boolean isNew = false;
    for (Map.Entry<Column, Set<String>> column : cells.entrySet()) {
      Set<String> known = column.getValue();
      for (int word = 1; word <= sentence.size(); word++) {
        String cell = sentence.get(word, column.getKey());
        if (known.size() < MAX_CELLS && known.add(cell)) {
          isNew = true;
          if (column.getKey() == Column.FEATS) {
            addFeatures(cell);
          }
        }
      }
    }
    if (isNew) {
      unseen.removeIf(this::isSeen);
    }
  }

  private void addFeatures(String cell) {
    for (String feature : cell.split("\\|", -1)) {
      int equals = feature.indexOf('=');
      if (equals > 0) {
        String value = feature.substring(equals + 1);
        Set<String> values =
            features.computeIfAbsent(feature.substring(0, equals), key -> new TreeSet<>());
        values.add(value);
        values.addAll(List.of(value.split(",", -1)));
      }
    }
  }

  private boolean isSeen(Named named) {
    return named.value == null
        ? features.containsKey(named.key)
        : (named.key == null ? seen(named.column) : features.getOrDefault(named.key, Set.of()))
            .contains(named.value);
  }

  private Set<String> seen(Column column) {
    return cells.getOrDefault(column, Set.of());
  }

  /**
   * Returns a message for each value that no word has.
   *
   * @param likely whether to leave out those that are not similar to a value that was seen
   */
  public List<String> messages(boolean likely) {
    Set<String> messages = new LinkedHashSet<>();
    for (Named named : unseen) {
      String key = named.key;
      String value = named.value == null ? "" : named.value;
      if (key != null && !features.containsKey(key)) {
        boolean isOdd = !UniversalInventory.features().contains(key);
        add(messages, likely, isOdd, "feats." + key, key, features.keySet());
      } else if (key != null) {
        Set<String> seen = features.getOrDefault(key, Set.of());
        boolean isOdd = !UniversalInventory.values(key).contains(value);
        add(messages, likely, isOdd, "feats." + key + ":" + value, value, seen);
      } else if (named.column == Column.DEPREL) {
        String relation = DependencyTree.universal(value);
        List<String> subtypes = new ArrayList<>(new TreeSet<>(seen(Column.DEPREL)));
        subtypes.removeIf(label -> !DependencyTree.universal(label).equals(relation));
        add(messages, likely, true, "the relation " + value, value, subtypes);
      } else {
        add(messages, likely, false, "xpos:" + value, value, new TreeSet<>(seen(Column.XPOS)));
      }
    }
    return List.copyOf(messages);
  }

  private static void add(
      Set<String> messages,
      boolean likely,
      boolean isOdd,
      String what,
      String value,
      Collection<String> seen) {
    if (likely && !(isOdd && !Choices.closest(value, seen, 1).isEmpty())) {
      return;
    }
    messages.add(
        "no word has "
            + what
            + (seen.isEmpty()
                ? ""
                : seen.size() > MAX_LISTED
                    ? Choices.suggestion(value, seen)
                    : "; " + Choices.expected(value, seen)));
  }
}
