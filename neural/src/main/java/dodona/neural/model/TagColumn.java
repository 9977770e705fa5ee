package dodona.neural.model;

import dodona.error.InvalidInputException;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The values of a column as outputs of a classifier; immutable. Values are numbered in alphabetical
 * order, or, as {@linkplain Attributes attributes}, in parts.
 */
abstract sealed class TagColumn permits TagColumn.Values, TagColumn.Attributes {

  /** Stands for an output that does not exist. */
  private static final int NONE = -1;

  private final List<String> lines;

  private TagColumn(Collection<String> lines) {
    this.lines = List.copyOf(lines);
    if (lines.isEmpty()) {
      throw new InvalidInputException("a column has no tags");
    }
    for (String tag : lines) {
      if (tag.isEmpty() || tag.chars().anyMatch(Character::isISOControl)) {
        throw new InvalidInputException("a tag that is empty or contains a control character");
      }
    }
  }

  /** Returns the lines from which {@link #values} or {@link #attributes} restores the column. */
  final List<String> lines() {
    return lines;
  }

  /** The number of outputs of each group. */
  abstract List<Integer> groups();

  /** The output of each group for a value; −1 where it is unknown. */
  abstract int[] outputs(String value);

  /** The value that one output of each group stands for. */
  abstract String value(int[] outputs);

  /** For each output, the output of another column with the same meaning; −1 if there is none. */
  abstract List<Integer> counterparts(TagColumn other);

  /** A column of whole values. */
  static TagColumn values(List<String> values) {
    return new Values(values);
  }

  /**
   * A column of features.
   *
   * @param pairs all attributes with their values, such as {@code Case=Nom}
   */
  static TagColumn attributes(Collection<String> pairs) {
    return new Attributes(pairs);
  }

  /** Returns the attributes with their values that occur in a column of features. */
  static Set<String> pairs(Collection<String> values) {
    TreeSet<String> pairs = new TreeSet<>();
    pairs.add(Sentence.ABSENT);
    for (String value : values) {
      pairs.addAll(Arrays.asList(value.split("\\|", -1)));
    }
    pairs.remove("");
    return pairs;
  }

  /** One group of all values. */
  static final class Values extends TagColumn {
    private final Map<String, Integer> numbers = new HashMap<>();

    private Values(List<String> values) {
      super(values);
      for (String value : values) {
        if (numbers.putIfAbsent(value, numbers.size()) != null) {
          throw new InvalidInputException("the tag '" + value + "' is a duplicate");
        }
      }
    }

    @Override
    List<Integer> groups() {
      return List.of(lines().size());
    }

    @Override
    int[] outputs(String value) {
      return new int[] {numbers.getOrDefault(value, -1)};
    }

    @Override
    String value(int[] outputs) {
      return lines().get(outputs[0]);
    }

    @Override
    List<Integer> counterparts(TagColumn other) {
      return lines().stream()
          .map(tag -> other instanceof Values ? other.outputs(tag)[0] : NONE)
          .toList();
    }
  }

  /**
   * A group for each attribute, such as {@code Case}, in the order in which they are written. The
   * first output of a group means that the attribute is absent.
   */
  static final class Attributes extends TagColumn {
    private final Map<String, Integer> groupOf = new HashMap<>();
    private final List<List<String>> pairs = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final int[] starts;

    private Attributes(Collection<String> all) {
      super(all);
      Map<String, List<String>> byName = new LinkedHashMap<>();
      all.stream()
          .filter(pair -> !pair.equals(Sentence.ABSENT))
          .sorted(
              (a, b) -> {
                int order = String.CASE_INSENSITIVE_ORDER.compare(name(a), name(b));
                return order == 0 ? a.compareTo(b) : order;
              })
          .forEach(pair -> byName.computeIfAbsent(name(pair), n -> new ArrayList<>()).add(pair));
      starts = new int[byName.size() + 1];
      byName.forEach(
          (name, ofName) -> {
            int group = pairs.size();
            groupOf.put(name, group);
            for (int i = 0; i < ofName.size(); i++) {
              if (numbers.put(ofName.get(i), starts[group] + 1 + i) != null) {
                throw new InvalidInputException("the tag '" + ofName.get(i) + "' is a duplicate");
              }
            }
            pairs.add(List.copyOf(ofName));
            starts[group + 1] = starts[group] + 1 + ofName.size();
          });
    }

    private static String name(String pair) {
      int end = pair.indexOf('=');
      return end < 0 ? pair : pair.substring(0, end);
    }

    @Override
    List<Integer> groups() {
      return pairs.isEmpty() ? List.of(1) : pairs.stream().map(group -> group.size() + 1).toList();
    }

    @Override
    int[] outputs(String value) {
      if (pairs.isEmpty()) {
        return new int[] {0};
      }
      int[] outputs = Arrays.copyOf(starts, pairs.size());
      if (!value.equals(Sentence.ABSENT)) {
        for (String pair : value.split("\\|", -1)) {
          Integer group = groupOf.get(name(pair));
          if (group != null) {
            outputs[group] = numbers.getOrDefault(pair, -1);
          }
        }
      }
      return outputs;
    }

    @Override
    String value(int[] outputs) {
      StringBuilder value = new StringBuilder();
      for (int group = 0; group < pairs.size(); group++) {
        int number = outputs[group] - starts[group];
        if (number > 0) {
          value.append(value.isEmpty() ? "" : "|").append(pairs.get(group).get(number - 1));
        }
      }
      return value.isEmpty() ? Sentence.ABSENT : value.toString();
    }

    @Override
    List<Integer> counterparts(TagColumn other) {
      int outputs = groups().stream().mapToInt(Integer::intValue).sum();
      Integer[] found = new Integer[outputs];
      Arrays.fill(found, NONE);
      if (other instanceof Attributes trained) {
        groupOf.forEach(
            (name, group) -> {
              Integer ofTrained = trained.groupOf.get(name);
              found[starts[group]] = ofTrained == null ? NONE : trained.starts[ofTrained];
            });
        numbers.forEach((pair, output) -> found[output] = trained.numbers.getOrDefault(pair, NONE));
      }
      return List.of(found);
    }
  }
}
