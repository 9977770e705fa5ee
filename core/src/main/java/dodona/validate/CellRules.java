package dodona.validate;

import static dodona.validate.Rule.Topic.FORMAT;
import static dodona.validate.Rule.Topic.TEXT;

import dodona.treebank.Column;
import dodona.treebank.FormatCheck;
import dodona.treebank.Sentence;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Empty cells, white space and Unicode normalization, in any format. */
final class CellRules implements RuleGroup {

  private static final Rule EMPTY = FormatRules.of(FormatCheck.EMPTY_COLUMN);
  private static final Rule LEADING =
      Rule.error(
          "leading-whitespace",
          FORMAT,
          1,
          "A column begins with white space.",
          "Remove the white space.");
  private static final Rule TRAILING =
      Rule.error(
          "trailing-whitespace",
          FORMAT,
          1,
          "A column ends with white space.",
          "Remove the white space.");
  private static final Rule REPEATED =
      Rule.error(
          "repeated-whitespace",
          FORMAT,
          1,
          "A column contains two spaces in a row.",
          "Keep one of the spaces.");
  private static final Rule INVALID =
      Rule.error(
          "invalid-whitespace",
          FORMAT,
          1,
          "A column other than FORM, LEMMA and MISC contains white space.",
          "Remove the white space.");
  private static final Rule NORMALIZATION =
      Rule.error(
          "unicode-normalization",
          TEXT,
          1,
          "A line is not in Unicode normalization form C, so that equal words look different to"
              + " programs.",
          "Normalize the file to NFC.");

  static final List<Rule> RULES = List.of(LEADING, TRAILING, REPEATED, INVALID, NORMALIZATION);

  private static final int REMEMBERED = 1 << 17;

  /** Cells with characters beyond ASCII that have been checked. */
  private final Set<String> good = new HashSet<>();

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    Sentence sentence = checked.sentence();
    List<String> comments = sentence.comments();
    for (int i = 0; i < comments.size(); i++) {
      if (!isNormalized(comments.get(i))) {
        findings.atComment(NORMALIZATION, sentence, i, "the comment is not in Unicode form NFC");
      }
    }
    for (int row = 0; row < sentence.rows(); row++) {
      for (Column column : Column.values()) {
        String cell = sentence.cell(row, column);
        if (!isPlain(cell) && !good.contains(cell)) {
          checkCell(sentence, row, column, cell, findings);
        }
      }
    }
  }

  /** Returns whether a cell is not empty and has only visible ASCII characters. */
  private static boolean isPlain(String cell) {
    for (int i = 0; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (c <= ' ' || c >= 0x7F) {
        return false;
      }
    }
    return !cell.isEmpty();
  }

  private void checkCell(
      Sentence sentence, int row, Column column, String cell, Findings findings) {
    String name = column.nameIn(sentence.format());
    boolean allowsSpaces = column == Column.FORM || column == Column.LEMMA || column == Column.MISC;
    boolean hasSpace = cell.codePoints().anyMatch(CellRules::isSpace);
    if (cell.isEmpty()) {
      findings.atRow(EMPTY, sentence, row, name + " is empty, expected _ where there is no value");
    } else if (isSpace(cell.codePointAt(0))) {
      findings.atRow(LEADING, sentence, row, name + " begins with white space");
    } else if (isSpace(cell.codePointBefore(cell.length()))) {
      findings.atRow(TRAILING, sentence, row, name + " ends with white space");
    } else if (hasSpace && !allowsSpaces) {
      findings.atRow(INVALID, sentence, row, name + " '" + cell + "' contains white space");
    } else if (cell.contains("  ")) {
      findings.atRow(REPEATED, sentence, row, name + " '" + cell + "' contains repeated spaces");
    } else if (!Normalizer.isNormalized(cell, Normalizer.Form.NFC)) {
      findings.atRow(
          NORMALIZATION, sentence, row, name + " '" + cell + "' is not in Unicode form NFC");
    } else if (!hasSpace && good.size() < REMEMBERED) {
      good.add(cell);
    }
  }

  private static boolean isSpace(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  private static boolean isNormalized(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x300) {
        return Normalizer.isNormalized(text, Normalizer.Form.NFC);
      }
    }
    return true;
  }
}
