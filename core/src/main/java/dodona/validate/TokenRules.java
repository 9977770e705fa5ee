package dodona.validate;

import static dodona.validate.Rule.Topic.TEXT;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.List;

/** Multiword tokens, empty nodes and their SpaceAfter. */
final class TokenRules implements RuleGroup {

  private static final Rule MWT_FIELD =
      Rule.error(
          "mwt-nonempty-field",
          TEXT,
          2,
          "A multiword token has values in columns other than ID, FORM and MISC, apart from"
              + " Typo=Yes in FEATS.",
          "Move the value to the words of the token.");
  private static final Rule MWT_SPACE =
      Rule.error(
          "invalid-whitespace-mwt",
          TEXT,
          1,
          "The form of a multiword token contains a space.",
          "Split it into several tokens.");
  private static final Rule SPACE_AFTER_MWT_WORD =
      Rule.error(
          "spaceafter-mwt-node",
          TEXT,
          2,
          "A word of a multiword token has SpaceAfter=No, which belongs to the token.",
          "Move SpaceAfter=No to the line of the multiword token.");
  private static final Rule SPACE_AFTER_EMPTY_NODE =
      Rule.error(
          "spaceafter-empty-node",
          TEXT,
          2,
          "An empty node has SpaceAfter=No.",
          "Remove SpaceAfter=No from the empty node.");
  private static final Rule SPACE_AFTER_VALUE =
      Rule.error(
          "spaceafter-value",
          TEXT,
          2,
          "SpaceAfter has a value other than No.",
          "Use SpaceAfter=No, or leave it out where a space follows.");
  private static final Rule NO_SPACE_AFTER =
      Rule.warning(
          "nospaceafter-yes",
          TEXT,
          2,
          "MISC has NoSpaceAfter=Yes.",
          "Write SpaceAfter=No instead.");
  private static final Rule EMPTY_NODE_FIELD =
      Rule.error(
              "empty-node-nonempty-field",
              TEXT,
              2,
              "An empty node has a HEAD or DEPREL; its relations stand in DEPS.",
              "Replace the value with _.")
          .own();

  static final List<Rule> RULES =
      List.of(
          MWT_FIELD,
          MWT_SPACE,
          SPACE_AFTER_MWT_WORD,
          SPACE_AFTER_EMPTY_NODE,
          SPACE_AFTER_VALUE,
          NO_SPACE_AFTER,
          EMPTY_NODE_FIELD);

  private static final List<Column> EMPTY_IN_TOKENS =
      List.of(
          Column.LEMMA,
          Column.UPOS,
          Column.XPOS,
          Column.FEATS,
          Column.HEAD,
          Column.DEPREL,
          Column.DEPS);

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    Sentence sentence = checked.sentence();
    int insideUntil = 0;
    for (int row = 0; row < sentence.rows(); row++) {
      String id = sentence.cell(row, Column.ID);
      int dash = id.indexOf('-');
      String misc = sentence.cell(row, Column.MISC);
      if (dash > 0) {
        insideUntil = Integer.parseInt(id, dash + 1, id.length(), 10);
        checkToken(sentence, row, findings);
      } else if (id.indexOf('.') > 0) {
        checkEmptyNode(sentence, row, findings);
      } else if (misc.length() > 1
          && Integer.parseInt(id) <= insideUntil
          && has(misc, "SpaceAfter", "No")) {
        findings.atRow(
            SPACE_AFTER_MWT_WORD,
            sentence,
            row,
            "word " + id + " is part of a multiword token and has SpaceAfter=No");
      }
      if (misc.length() > 1) {
        checkSpaceAfter(sentence, row, misc, findings);
      }
    }
  }

  private static void checkToken(Sentence sentence, int row, Findings findings) {
    String id = sentence.cell(row, Column.ID);
    String form = sentence.cell(row, Column.FORM);
    if (form.codePoints().anyMatch(Character::isWhitespace)) {
      findings.atRow(
          MWT_SPACE, sentence, row, "multiword token " + id + " '" + form + "' contains a space");
    }
    for (Column column : EMPTY_IN_TOKENS) {
      String cell = sentence.cell(row, column);
      boolean isAllowed =
          cell.equals(Sentence.ABSENT) || (column == Column.FEATS && cell.equals("Typo=Yes"));
      if (!isAllowed) {
        findings.atRow(
            MWT_FIELD,
            sentence,
            row,
            "multiword token " + id + " has " + column + " " + cell + ", expected _");
      }
    }
  }

  private static void checkEmptyNode(Sentence sentence, int row, Findings findings) {
    String id = sentence.cell(row, Column.ID);
    if (has(sentence.cell(row, Column.MISC), "SpaceAfter", "No")) {
      findings.atRow(
          SPACE_AFTER_EMPTY_NODE, sentence, row, "empty node " + id + " has SpaceAfter=No");
    }
    for (Column column : List.of(Column.HEAD, Column.DEPREL)) {
      String cell = sentence.cell(row, column);
      if (!cell.equals(Sentence.ABSENT)) {
        findings.atRow(
            EMPTY_NODE_FIELD,
            sentence,
            row,
            "empty node " + id + " has " + column + " " + cell + ", expected _");
      }
    }
  }

  private static void checkSpaceAfter(Sentence sentence, int row, String misc, Findings findings) {
    int at = misc.indexOf("SpaceAfter=");
    if (at < 0) {
      return;
    }
    if (has(misc, "NoSpaceAfter", "Yes")) {
      findings.atRow(NO_SPACE_AFTER, sentence, row, "NoSpaceAfter=Yes, expected SpaceAfter=No");
    } else if ((at == 0 || misc.charAt(at - 1) == '|') && !has(misc, "SpaceAfter", "No")) {
      findings.atRow(SPACE_AFTER_VALUE, sentence, row, misc + ", expected SpaceAfter=No");
    }
  }

  private static boolean has(String misc, String key, String value) {
    String pair = key + "=" + value;
    return misc.contains(pair) && ("|" + misc + "|").contains("|" + pair + "|");
  }
}
