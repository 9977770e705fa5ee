package dodona.text.input;

import dodona.treebank.Column;
import dodona.treebank.Problem;
import dodona.treebank.conllu.TreebankInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Tells treebanks from texts by how they begin, and refuses what is nearly a treebank, or words
 * with their tags: trees of it read as prose would look like trees.
 */
final class Recognition {

  /** So many lines are looked at. */
  private static final int LINES = 50;

  /** So many rows of a word and a tag are no accident. */
  private static final int TAGGED_ROWS = 3;

  private static final Pattern TAGGED_ROW =
      Pattern.compile("\\S+\\t([A-Z]{1,6}\\$?|\\p{Punct}{1,5}|-[LR][A-Z]B-)\\s*");
  private static final Pattern NAME = Pattern.compile("(?i).*\\.conll[ux]?(\\.gz)?");
  private static final Pattern MARK =
      Pattern.compile("#\\s*(sent_id\\s*=|text\\s*=|global\\.columns\\s*=|new(doc|par)\\b).*");
  private static final String ID = "\\d{1,6}([-.]\\d{1,6})?";
  private static final Pattern WORD = Pattern.compile(ID + "(\\t[^\\t]*){9}");
  private static final Pattern COLUMNS_BUT_TEN = Pattern.compile(ID + "(\\t[^\\t]*){2,}");
  private static final Pattern SPACES_FOR_TABS =
      Pattern.compile(ID + "(\\s+\\S+){5}\\s+(\\d+|_)(\\s+\\S+){3}\\s*");

  private Recognition() {}

  /**
   * Returns the kind of an input.
   *
   * @param name the name of the input in messages
   * @throws IOException if it is almost a treebank, or words with their tags; the message names the
   *     invalid line
   */
  static InputKind of(byte[] beginning, String name) throws IOException {
    if (TreebankInput.looksLikeTreebank(beginning)) {
      return InputKind.CONLLU;
    }
    List<String> lines =
        new String(beginning, StandardCharsets.UTF_8).lines().limit(LINES).toList();
    int first = firstRow(lines);
    if (first < lines.size() && isNearlyTreebank(lines, first, name)) {
      throw refusal(name, first, complaint(lines.get(first)));
    }
    if (isTaggedWords(lines)) {
      throw refusal(
          name,
          first,
          "looks like one word and its tag per line; expected text or CoNLL-U. Use --input"
              + " vertical, or --input text if it is running text.");
    }
    return InputKind.TEXT;
  }

  private static IOException refusal(String name, int line, String message) {
    return new IOException(
        new Problem(Problem.Severity.ERROR, name, line + 1, null, message).toString());
  }

  /** Returns whether every line is a word with its tag; the last line may be incomplete. */
  private static boolean isTaggedWords(List<String> lines) {
    List<String> rows = lines.stream().filter(line -> !line.isBlank()).toList();
    return rows.size() >= TAGGED_ROWS
        && rows.subList(0, rows.size() - 1).stream()
            .allMatch(row -> TAGGED_ROW.matcher(row).matches());
  }

  /** The first line that is neither empty nor a comment. */
  private static int firstRow(List<String> lines) {
    int first = 0;
    while (first < lines.size()
        && (lines.get(first).isBlank() || lines.get(first).matches("\uFEFF?#.*"))) {
      first++;
    }
    return first;
  }

  private static boolean isNearlyTreebank(List<String> lines, int first, String name) {
    String row = lines.get(first);
    return NAME.matcher(name).matches()
        || COLUMNS_BUT_TEN.matcher(row).matches()
        || SPACES_FOR_TABS.matcher(row).matches()
        || lines.subList(0, first).stream().anyMatch(line -> MARK.matcher(line).find())
        || lines.subList(first, lines.size()).stream()
            .anyMatch(line -> WORD.matcher(line).matches());
  }

  private static String complaint(String row) {
    long columns = row.chars().filter(c -> c == '\t').count() + 1;
    return "looks like a treebank, but the line has "
        + (columns == 1 ? "one column" : columns + " columns")
        + "; expected "
        + Column.COUNT
        + " separated by tabs. If it is text, use --input text.";
  }
}
