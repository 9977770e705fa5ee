package dodona.validate;

import static dodona.validate.Rule.Topic.STRUCTURE;

import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.List;

/** Fixed expressions, and words that are written apart by mistake. */
final class SpanRules implements RuleGroup {

  private static final Rule FIXED_GAP =
      Rule.warning(
          "fixed-gap",
          STRUCTURE,
          3,
          "A fixed expression is interrupted by other words.",
          "Check whether the expression is fixed.");
  private static final Rule GAP =
      Rule.error(
          "goeswith-gap",
          STRUCTURE,
          3,
          "The parts of a word that are joined by goeswith are interrupted.",
          "Join neighboring parts only.");
  private static final Rule NO_SPACE =
      Rule.error(
          "goeswith-nospace",
          STRUCTURE,
          3,
          "goeswith joins parts that are not separated by a space.",
          "Use goeswith only for a word that is written apart by mistake.");
  private static final Rule NO_TYPO =
      Rule.error(
          "goeswith-missing-typo",
          STRUCTURE,
          3,
          "The head of goeswith has features, but not Typo=Yes.",
          "Add Typo=Yes to the features of the head.");

  static final List<Rule> RULES = List.of(FIXED_GAP, GAP, NO_SPACE, NO_TYPO);

  @Override
  public void check(CheckedSentence sentence, Findings findings) {
    for (int head = 1; head <= sentence.size(); head++) {
      if (sentence.hasChild(head, "fixed")) {
        checkGap(FIXED_GAP, "fixed", sentence, head, findings);
      }
      if (sentence.hasChild(head, "goeswith")) {
        checkGap(GAP, "goeswith", sentence, head, findings);
        checkSpaces(sentence, head, findings);
        if (!sentence.hasFeature(head, "Typo")
            && !sentence.sentence().feats(head).equals(Sentence.ABSENT)) {
          findings.atWord(
              NO_TYPO,
              sentence.sentence(),
              head,
              sentence.show(head) + " is continued by goeswith but has no Typo=Yes");
        }
      }
    }
  }

  /** Words between the first and the last part that are neither parts nor punctuation. */
  private static void checkGap(
      Rule rule, String relation, CheckedSentence sentence, int head, Findings findings) {
    int last = head;
    for (int child = sentence.firstChild(head); child > 0; child = sentence.nextSibling(child)) {
      last = sentence.relation(child).equals(relation) ? child : last;
    }
    for (int word = head + 1; word < last; word++) {
      boolean isPart = sentence.head(word) == head && sentence.relation(word).equals(relation);
      boolean isInside = isPart || sentence.relation(word).equals("punct");
      boolean isBelowPart =
          sentence.head(word) > head
              && sentence.head(word) <= last
              && sentence.relation(sentence.head(word)).equals(relation);
      if (!isInside && !isBelowPart) {
        findings.atWord(
            rule,
            sentence.sentence(),
            head,
            sentence.show(word)
                + " stands between "
                + sentence.show(head)
                + " and its "
                + relation
                + " "
                + sentence.show(last));
        return;
      }
    }
  }

  private static void checkSpaces(CheckedSentence sentence, int head, Findings findings) {
    boolean[] spaceAfter = new boolean[sentence.size() + 1];
    SurfaceText.forEachToken(
        sentence.sentence(), (form, first, last, isSpaceAfter) -> spaceAfter[last] = isSpaceAfter);
    for (int child = sentence.firstChild(head); child > 0; child = sentence.nextSibling(child)) {
      if (sentence.relation(child).equals("goeswith") && !spaceAfter[child - 1]) {
        findings.atWord(
            NO_SPACE,
            sentence.sentence(),
            child,
            "no space before " + sentence.show(child) + ", which is goeswith");
      }
    }
  }
}
