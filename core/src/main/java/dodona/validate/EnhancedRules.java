package dodona.validate;

import static dodona.validate.Rule.Topic.ENHANCED;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The DEPS column, where it is filled in. */
final class EnhancedRules implements RuleGroup {

  private static final Rule SYNTAX =
      Rule.error(
          "invalid-deps",
          ENHANCED,
          2,
          "DEPS is not a list of pairs head:relation separated by bars.",
          "Write DEPS as in 2:nsubj|4:nsubj.");
  private static final Rule UNKNOWN_HEAD =
      Rule.error(
          "unknown-ehead",
          ENHANCED,
          2,
          "A head in DEPS is neither 0 nor a word or empty node of the sentence.",
          "Use an ID of the sentence.");
  private static final Rule ORDER =
      Rule.error(
          "unsorted-deps",
          ENHANCED,
          2,
          "The pairs in DEPS are not sorted by head and relation.",
          "Sort the pairs.");
  private static final Rule REPEATED =
      Rule.error("repeated-deps", ENHANCED, 2, "DEPS has the same pair twice.", "Keep one of them.")
          .own();
  private static final Rule NOT_ROOT =
      Rule.error(
          "enhanced-0-is-not-root",
          ENHANCED,
          2,
          "A head in DEPS is 0, but its relation is not root.",
          "Label it root, or use another head.");
  private static final Rule NOT_0 =
      Rule.error(
          "enhanced-root-is-not-0",
          ENHANCED,
          2,
          "A relation in DEPS is root, but its head is not 0.",
          "Use head 0, or another relation.");

  static final List<Rule> RULES = List.of(SYNTAX, UNKNOWN_HEAD, ORDER, REPEATED, NOT_ROOT, NOT_0);

  private static final Pattern PAIR =
      Pattern.compile("(0|[1-9][0-9]{0,8})(?:\\.([1-9][0-9]{0,8}))?:([a-z]+(?::.+)?)");

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    Sentence sentence = checked.sentence();
    Set<String> ids = null;
    for (int row = 0; row < sentence.rows(); row++) {
      String deps = sentence.cell(row, Column.DEPS);
      if (!deps.equals(Sentence.ABSENT) && !deps.isEmpty()) {
        ids = ids == null ? ids(sentence) : ids;
        checkDeps(sentence, row, deps, ids, findings);
      }
    }
  }

  private static Set<String> ids(Sentence sentence) {
    Set<String> ids = new HashSet<>();
    for (int row = 0; row < sentence.rows(); row++) {
      ids.add(sentence.cell(row, Column.ID));
    }
    ids.add("0");
    return ids;
  }

  private static void checkDeps(
      Sentence sentence, int row, String deps, Set<String> ids, Findings findings) {
    long lastHead = -1;
    String lastRelation = "";
    for (String pair : deps.split("\\|", -1)) {
      Matcher matcher = PAIR.matcher(pair);
      if (!matcher.matches()) {
        findings.atRow(SYNTAX, sentence, row, "DEPS has '" + pair + "', expected head:relation");
        return;
      }
      String head = pair.substring(0, pair.indexOf(':'));
      String relation = matcher.group(3);
      if (!ids.contains(head)) {
        findings.atRow(UNKNOWN_HEAD, sentence, row, "DEPS has head " + head + ", which is no ID");
      }
      boolean isRoot = relation.equals("root") || relation.startsWith("root:");
      if (head.equals("0") && !isRoot) {
        findings.atRow(NOT_ROOT, sentence, row, "DEPS has " + pair + ", expected 0:root");
      } else if (!head.equals("0") && isRoot) {
        findings.atRow(NOT_0, sentence, row, "DEPS has " + pair + ", expected 0:root");
      }
      String empty = matcher.group(2);
      long number =
          (Long.parseLong(matcher.group(1)) << 32) + (empty == null ? 0 : Long.parseLong(empty));
      if (number < lastHead || (number == lastHead && relation.compareTo(lastRelation) < 0)) {
        findings.atRow(ORDER, sentence, row, "DEPS '" + deps + "' are not sorted");
      } else if (number == lastHead && relation.equals(lastRelation)) {
        findings.atRow(REPEATED, sentence, row, "DEPS has " + pair + " twice");
      }
      lastHead = number;
      lastRelation = relation;
    }
  }
}
