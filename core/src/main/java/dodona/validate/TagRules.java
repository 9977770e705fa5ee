package dodona.validate;

import static dodona.validate.Rule.Topic.TAGS;

import dodona.support.Choices;
import dodona.treebank.Sentence;
import dodona.treebank.UniversalInventory;
import java.util.List;
import java.util.Set;

/** Universal parts of speech. */
final class TagRules implements RuleGroup {

  private static final Rule UNKNOWN =
      Rule.error(
          "unknown-upos",
          TAGS,
          2,
          "UPOS is missing, or not one of the 17 universal parts of speech.",
          "Use " + Choices.list(UniversalInventory.tags()) + ".");

  static final List<Rule> RULES = List.of(UNKNOWN);

  private static final Set<String> TAGS_OF_UD = UniversalInventory.tags();

  private final boolean isPartial;

  TagRules(boolean isPartial) {
    this.isPartial = isPartial;
  }

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    for (int word = 1; word <= checked.size(); word++) {
      String tag = checked.upos(word);
      if (!TAGS_OF_UD.contains(tag) && !(isPartial && tag.equals(Sentence.ABSENT))) {
        String suggestion = Choices.suggestion(tag, TAGS_OF_UD);
        findings.atWord(
            UNKNOWN,
            checked.sentence(),
            word,
            tag.equals(Sentence.ABSENT)
                ? "UPOS is missing"
                : "UPOS '" + tag + "' is not a universal part of speech",
            suggestion.isEmpty() ? UNKNOWN.fix() : suggestion.substring(2));
      }
    }
  }
}
