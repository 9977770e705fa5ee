package dodona.validate;

import static dodona.validate.Rule.Topic.TEXT;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.List;

/** The comment {@code text} against the tokens and their SpaceAfter. */
final class TextRules implements RuleGroup {

  private static final Rule MISMATCH =
      Rule.error(
          "text-form-mismatch",
          TEXT,
          2,
          "The comment text and the forms with their SpaceAfter differ.",
          "Correct the text, the form or SpaceAfter.");
  private static final Rule EXTRA =
      Rule.error(
          "text-extra-chars",
          TEXT,
          2,
          "The comment text continues after the last token.",
          "Add the missing tokens, or shorten the text.");
  private static final Rule NO_SPACE =
      Rule.error(
          "missing-spaceafter",
          TEXT,
          2,
          "No space follows a token in the comment text, but MISC has no SpaceAfter=No.",
          "Add SpaceAfter=No, or the space.");

  static final List<Rule> RULES = List.of(MISMATCH, EXTRA, NO_SPACE);

  private static final int SHOWN = 20;

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    String text = checked.sentence().comment("text").orElse("");
    if (!text.isEmpty()) {
      new Walk(checked.sentence(), text, findings).run();
    }
  }

  /** Goes through text and tokens side by side up to the first difference. */
  private static final class Walk {
    private final Sentence sentence;
    private final String text;
    private final Findings findings;
    private int at;
    private boolean isBroken;
    private int lackingSpace;

    Walk(Sentence sentence, String text, Findings findings) {
      this.sentence = sentence;
      this.text = text;
      this.findings = findings;
    }

    void run() {
      SurfaceText.forEachRow(sentence, (row, first, last) -> token(row, first));
      if (!isBroken && at < text.length()) {
        findings.atSentence(
            EXTRA, sentence, "text continues with '" + shown(at) + "' after the last token");
      }
    }

    private void token(int row, int word) {
      if (isBroken) {
        return;
      }
      String form = sentence.cell(row, Column.FORM);
      if (lackingSpace > 0 && text.startsWith(form, at)) {
        findings.atWord(
            NO_SPACE,
            sentence,
            lackingSpace,
            "text has no space after '"
                + sentence.form(lackingSpace)
                + "', but the word has no"
                + " SpaceAfter=No");
      }
      lackingSpace = 0;
      if (!text.startsWith(form, at)) {
        isBroken = true;
        findings.atWord(
            MISMATCH,
            sentence,
            word,
            "text has '" + shown(at) + "' where the token '" + form + "' was expected");
        return;
      }
      at += form.length();
      if (SurfaceText.isSpaceAfter(sentence.cell(row, Column.MISC))) {
        boolean isEnd = at == text.length();
        int before = at;
        while (at < text.length() && isSpace(text.codePointAt(at))) {
          at += Character.charCount(text.codePointAt(at));
        }
        lackingSpace = at == before && !isEnd ? word : 0;
      }
    }

    private String shown(int from) {
      int end = Math.min(text.length(), from + SHOWN);
      return text.substring(from, end) + (end < text.length() ? "…" : "");
    }

    private static boolean isSpace(int c) {
      return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }
  }
}
