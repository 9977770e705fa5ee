package dodona.validate;

import static dodona.validate.Rule.Topic.STRUCTURE;

import java.util.List;

/**
 * Punctuation does not make trees non-projective. A word is in the <i>gap</i> of an arc if it
 * stands between the arc's ends without being below the arc's head.
 */
final class PunctuationRules implements RuleGroup {

  private static final Rule CAUSES =
      Rule.error(
          "punct-causes-nonproj",
          STRUCTURE,
          3,
          "A punctuation mark is in the gap of an arc, but its own head is not, so that the two arcs"
              + " cross.",
          "Attach the mark to a word inside the span of the other arc.");
  private static final Rule IS =
      Rule.error(
          "punct-is-nonproj",
          STRUCTURE,
          3,
          "A punctuation mark is attached across words that are not below its head.",
          "Attach the mark to the highest word from which its arc crosses no other.");

  static final List<Rule> RULES = List.of(CAUSES, IS);

  @Override
  public void check(CheckedSentence sentence, Findings findings) {
    if (!sentence.isTree() || !findings.includesAnyOf(RULES)) {
      return;
    }
    for (int mark = 1; mark <= sentence.size(); mark++) {
      if (sentence.relation(mark).equals("punct") && sentence.head(mark) > 0) {
        checkMark(sentence, mark, findings);
      }
    }
  }

  private static void checkMark(CheckedSentence sentence, int mark, Findings findings) {
    int head = sentence.head(mark);
    for (int word = Math.min(head, mark) + 1; word < Math.max(head, mark); word++) {
      if (!sentence.dominates(head, word)) {
        findings.atWord(
            IS,
            sentence.sentence(),
            mark,
            "punct is attached to "
                + sentence.show(head)
                + " across "
                + sentence.show(word)
                + ", which is not below it");
        break;
      }
    }
    for (int word = 1; word <= sentence.size(); word++) {
      int above = sentence.head(word);
      boolean isInGap =
          above > 0 && isBetween(word, above, mark) && !sentence.dominates(above, mark);
      if (isInGap && !isBetween(word, above, head)) {
        findings.atWord(
            CAUSES,
            sentence.sentence(),
            mark,
            "punct crosses the arc from " + sentence.show(above) + " to " + sentence.show(word));
        return;
      }
    }
  }

  private static boolean isBetween(int a, int b, int word) {
    return Math.min(a, b) < word && word < Math.max(a, b);
  }
}
