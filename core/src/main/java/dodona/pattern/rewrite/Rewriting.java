package dodona.pattern.rewrite;

import dodona.error.InvalidInputException;
import dodona.pattern.PatternSet;
import dodona.pattern.PatternSet.NamedMatch;
import dodona.pattern.WordAttribute;
import dodona.support.Choices;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.TreeDefect;
import dodona.treebank.UniversalInventory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Changes to the words of matches, such as {@code s.deprel=nsubj:pass}; immutable.
 *
 * <p>All matches are found before anything is changed. Columns that are not named keep their
 * values; this includes DEPS.
 */
public final class Rewriting {

  /** The columns that can be changed. */
  private static final Set<Column> CHANGEABLE =
      Set.of(
          Column.FORM,
          Column.LEMMA,
          Column.UPOS,
          Column.XPOS,
          Column.FEATS,
          Column.HEAD,
          Column.DEPREL,
          Column.DEPS,
          Column.MISC);

  private static final Pattern FEATS =
      Pattern.compile("[^=|\\s]+=[^=|\\s]+(\\|[^=|\\s]+=[^=|\\s]+)*");
  private static final Pattern DEPS =
      Pattern.compile("\\d+(\\.\\d+)?:[^|\\s]+(\\|\\d+(\\.\\d+)?:[^|\\s]+)*");

  /**
   * An assignment.
   *
   * @param value the new value; null to remove it
   * @param headNode the node that becomes the head, for HEAD
   */
  private record Change(
      String text,
      String node,
      WordAttribute attribute,
      @Nullable String value,
      @Nullable String headNode) {}

  /** A cell of a sentence, or an entry in it. */
  private record Target(int word, String attribute) {}

  private final List<Change> changes;

  private Rewriting(List<Change> changes) {
    this.changes = List.copyOf(changes);
  }

  /**
   * Reads assignments: {@code NODE.ATTRIBUTE=VALUE}, where an empty value removes what is there;
   * {@code NODE.head=NODE} and {@code NODE.head=0} for heads. A tag or relation in double quotes
   * need not be one of Universal Dependencies.
   *
   * @throws InvalidInputException if one of them is not valid
   */
  public static Rewriting parse(List<String> assignments, PatternSet patterns) {
    List<Change> changes = new ArrayList<>();
    for (String assignment : assignments) {
      try {
        changes.add(change(assignment, patterns.nodeNames()));
      } catch (InvalidInputException e) {
        throw new InvalidInputException("'" + assignment + "': " + e.getMessage());
      }
    }
    return new Rewriting(changes);
  }

  private static Change change(String text, List<String> nodes) {
    int equals = text.indexOf('=');
    int dot = text.indexOf('.');
    if (equals < 0 || dot < 1 || dot > equals) {
      throw new InvalidInputException("expected NODE.ATTRIBUTE=VALUE, such as s.deprel=nsubj:pass");
    }
    String node = text.substring(0, dot).strip();
    requireNode(node, nodes);
    WordAttribute attribute = WordAttribute.of(text.substring(dot + 1, equals).strip());
    if (!CHANGEABLE.contains(attribute.column())) {
      throw new InvalidInputException(
          "the position of a word cannot be changed; expected form, lemma, upos, xpos, feats,"
              + " feats.NAME, head, deprel, deps, misc or misc.NAME");
    }
    String value = text.substring(equals + 1);
    if (attribute.column() == Column.HEAD) {
      if (value.equals("0")) {
        return new Change(text, node, attribute, "0", null);
      }
      if (!nodes.contains(value)) {
        throw new InvalidInputException(
            "the head '"
                + value
                + "' is neither 0 nor a named node; "
                + Choices.expected(value, nodes));
      }
      return new Change(text, node, attribute, null, value);
    }
    return new Change(text, node, attribute, checked(attribute, value), null);
  }

  private static void requireNode(String node, List<String> nodes) {
    if (!nodes.contains(node)) {
      throw new InvalidInputException(
          nodes.isEmpty()
              ? "the pattern has no named nodes. Name one as in {}=" + node
              : "no node is named '" + node + "'; " + Choices.expected(node, nodes));
    }
  }

  private static @Nullable String checked(WordAttribute attribute, String text) {
    boolean isQuoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
    String value = isQuoted ? text.substring(1, text.length() - 1) : text;
    Column column = attribute.column();
    String key = attribute.key() == null ? "" : attribute.key();
    if ((key + value).chars().anyMatch(c -> c == '\t' || c == '\n' || c == '\r')) {
      throw new InvalidInputException("names and values cannot have tabs or line ends");
    }
    if (key.indexOf('|') >= 0 || (column == Column.FEATS && key.indexOf(' ') >= 0)) {
      throw new InvalidInputException("the name '" + key + "' cannot have spaces or a '|'");
    }
    if (attribute.key() != null && value.indexOf('|') >= 0) {
      throw new InvalidInputException("the value of " + attribute + " cannot have a '|'");
    }
    if (value.isEmpty()) {
      if (column == Column.FORM) {
        throw new InvalidInputException("a form cannot be removed");
      }
      return null;
    }
    if (column != Column.FORM
        && column != Column.LEMMA
        && column != Column.MISC
        && value.indexOf(' ') >= 0) {
      throw new InvalidInputException("a value of " + attribute + " cannot have spaces");
    }
    if (!value.equals(value.strip())) {
      throw new InvalidInputException("a value cannot begin or end with white space");
    }
    if (!isQuoted) {
      checkSyntax(attribute, value);
      Set<String> known =
          column == Column.UPOS
              ? UniversalInventory.tags()
              : column == Column.DEPREL ? UniversalInventory.relations() : Set.of();
      String universal = column == Column.DEPREL ? DependencyTree.universal(value) : value;
      if (!known.isEmpty() && !known.contains(universal)) {
        throw new InvalidInputException(
            "unknown "
                + (column == Column.UPOS ? "tag" : "relation")
                + " '"
                + value
                + "'; double quotes accept any value, otherwise "
                + Choices.expected(universal, known));
      }
    }
    return value;
  }

  /** Refuses values that readers of CoNLL-U would stumble over, and misspelled features. */
  private static void checkSyntax(WordAttribute attribute, String value) {
    Column column = attribute.column();
    String key = attribute.key();
    if (column == Column.DEPREL && value.endsWith(":")) {
      throw new InvalidInputException(
          "the relation '" + value + "' ends in ':'; expected a subtype");
    }
    if (key == null && !value.equals(Sentence.ABSENT)) {
      if (column == Column.FEATS && !FEATS.matcher(value).matches()) {
        throw new InvalidInputException(
            "the value of feats is not a list such as Case=Nom|Number=Sing; double quotes accept"
                + " any value");
      }
      if (column == Column.DEPS && !DEPS.matcher(value).matches()) {
        throw new InvalidInputException(
            "the value of deps is not a list such as 2:nsubj|4:nsubj; double quotes accept any"
                + " value");
      }
    }
    if (key != null && column == Column.FEATS && !UniversalInventory.features().contains(key)) {
      List<String> close = Choices.closest(key, UniversalInventory.features(), 1);
      if (!close.isEmpty()) {
        throw new InvalidInputException(
            "unknown feature '"
                + key
                + "'. Did you mean feats."
                + close.get(0)
                + "? Double quotes around the value accept any name");
      }
    }
  }

  /**
   * Returns a sentence with the changes, or the sentence itself if nothing changes.
   *
   * @throws InvalidInputException if two matches change a cell to different values, or if a tree
   *     would become something else
   */
  public Sentence apply(Sentence sentence, List<NamedMatch> matches) {
    Map<Target, String> made = new LinkedHashMap<>();
    Sentence result = sentence;
    for (NamedMatch match : matches) {
      for (Change change : changes) {
        int word = match.word(change.node);
        String value = value(change, match);
        if (word < 1 || (change.headNode != null && value == null)) {
          continue;
        }
        String shown = value == null ? "" : value;
        String other = made.putIfAbsent(new Target(word, change.attribute.name()), shown);
        if (other != null && !other.equals(shown)) {
          throw error(
              sentence,
              word,
              change.attribute + " would become both '" + other + "' and '" + shown + "'");
        }
        result = other == null ? changed(result, word, change.attribute, value) : result;
      }
    }
    if (result != sentence) {
      checkTree(sentence, result);
    }
    return result;
  }

  private static @Nullable String value(Change change, NamedMatch match) {
    if (change.headNode == null) {
      return change.value;
    }
    int head = match.word(change.headNode);
    return head < 1 ? null : Integer.toString(head);
  }

  private static Sentence changed(
      Sentence sentence, int word, WordAttribute attribute, @Nullable String value) {
    Column column = attribute.column();
    String old = sentence.get(word, column);
    String key = attribute.key();
    String cell =
        key == null
            ? value == null ? Sentence.ABSENT : value
            : WordAttribute.replaced(old, key, value, column == Column.FEATS);
    return cell.equals(old) ? sentence : sentence.withCell(word, column, cell);
  }

  private static void checkTree(Sentence before, Sentence after) {
    List<TreeDefect> defects = after.treeDefects();
    if (!defects.isEmpty() && before.treeDefects().isEmpty()) {
      TreeDefect first = defects.get(0);
      throw error(before, first.word(), "the changes would break the tree: " + first.message());
    }
  }

  private static InvalidInputException error(Sentence sentence, int word, String problem) {
    String location =
        sentence.source().isEmpty()
            ? ""
            : sentence.source() + ":" + sentence.lineOfWord(word) + ": ";
    return new InvalidInputException(
        location + sentence.name() + ", word " + word + ": " + problem);
  }
}
