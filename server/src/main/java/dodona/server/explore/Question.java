package dodona.server.explore;

import dodona.oracle.Oracles;
import dodona.server.http.Fields;
import dodona.server.http.ProblemException;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The fields that all questions about a tree have in common.
 *
 * @param words the words
 * @param gold the tree
 * @param system the name of a transition system
 * @param oracle the name of one of its oracles
 */
record Question(List<String> words, DependencyTree gold, String system, String oracle) {

  /** The most characters of a word. */
  static final int LONGEST_WORD = 256;

  /** The most characters of a label: each is repeated in every position of an answer. */
  static final int LONGEST_LABEL = 64;

  /**
   * Reads a question.
   *
   * @param mostWords the longest sentence that can be answered for
   * @param otherwise the oracle if none is named: the system's last one that it says yes to
   * @throws ProblemException if it makes no sense
   */
  static Question of(Fields fields, int mostWords, String otherwise) {
    DependencyTree gold = tree(fields, mostWords);
    List<String> words = words(fields, gold.size());
    String system = fields.optionalText("system").orElse("arc-eager");
    String oracle = fields.optionalText("oracle").orElse("");
    TransitionSystems.named(system);
    oracle = oracle.isEmpty() ? defaultOracle(system, otherwise) : oracle;
    Oracles.kind(system, oracle);
    return new Question(words, gold, system, oracle);
  }

  private static String defaultOracle(String system, String wanted) {
    List<String> names = Oracles.names(system);
    return names.contains(wanted) ? wanted : names.get(names.size() - 1);
  }

  private static DependencyTree tree(Fields fields, int mostWords) {
    List<@Nullable Object> given = fields.list("heads");
    if (given.isEmpty() || given.size() > mostWords) {
      throw Fields.wrong("heads", "a list of 1 to " + mostWords + " whole numbers");
    }
    int[] heads = new int[given.size()];
    for (int i = 0; i < heads.length; i++) {
      if (!(given.get(i) instanceof Long head) || head < 0 || head > heads.length) {
        throw Fields.wrong("heads", "a list of whole numbers from 0 to " + heads.length);
      }
      heads[i] = head.intValue();
    }
    return DependencyTree.of(heads, labels(fields, heads.length));
  }

  private static String[] labels(Fields fields, int size) {
    List<String> given = texts(fields, "labels", size, LONGEST_LABEL);
    String[] labels = new String[size];
    for (int i = 0; i < size; i++) {
      String label = given.isEmpty() ? "" : given.get(i);
      labels[i] = label.isEmpty() ? DependencyTree.NO_LABEL : label;
    }
    return labels;
  }

  private static List<String> words(Fields fields, int size) {
    List<String> given = texts(fields, "words", size, LONGEST_WORD);
    if (!given.isEmpty()) {
      return given;
    }
    List<String> numbers = new ArrayList<>();
    for (int word = 1; word <= size; word++) {
      numbers.add(String.valueOf(word));
    }
    return numbers;
  }

  /** As many strings as there are words, or none. */
  private static List<String> texts(Fields fields, String name, int size, int longest) {
    List<String> texts = strings(fields, name, size, longest);
    if (!texts.isEmpty() && texts.size() != size) {
      throw Fields.wrong(name, "as long as the field 'heads', which has " + size);
    }
    return texts;
  }

  /**
   * A list of strings; empty if it is missing.
   *
   * @param most how many there may be
   * @param longest how many characters each may have
   */
  static List<String> strings(Fields fields, String name, int most, int longest) {
    List<@Nullable Object> given = fields.list(name);
    List<String> texts = new ArrayList<>();
    for (Object text : given) {
      if (!(text instanceof String string) || texts.size() == most || string.length() > longest) {
        throw Fields.wrong(
            name, "a list of at most " + most + " strings of at most " + longest + " characters");
      }
      texts.add(string);
    }
    return texts;
  }
}
