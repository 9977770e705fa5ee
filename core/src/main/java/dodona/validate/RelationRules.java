package dodona.validate;

import static dodona.validate.Rule.Topic.RELATIONS;

import dodona.support.Choices;
import dodona.treebank.Sentence;
import dodona.treebank.UniversalInventory;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Relations and their spelling, and whether root and HEAD 0 go together. */
final class RelationRules implements RuleGroup {

  private static final Rule SYNTAX =
      Rule.error(
          "invalid-deprel",
          RELATIONS,
          2,
          "DEPREL is missing, or not a relation in lower-case letters with an optional subtype.",
          "Write relations as in nsubj or nsubj:pass.");
  private static final Rule UNKNOWN =
      Rule.error(
          "unknown-deprel",
          RELATIONS,
          2,
          "DEPREL, without its subtype, is not one of the 37 universal relations.",
          "Use a universal relation, with a subtype after a colon if needed.");
  private static final Rule NOT_ROOT =
      Rule.error(
          "0-is-not-root",
          RELATIONS,
          2,
          "HEAD is 0 but DEPREL is not root.",
          "Label the word root, or attach it to a word.");
  private static final Rule NOT_0 =
      Rule.error(
          "root-is-not-0",
          RELATIONS,
          2,
          "DEPREL is root but HEAD is not 0.",
          "Use another relation, or HEAD 0.");

  static final List<Rule> RULES = List.of(SYNTAX, UNKNOWN, NOT_ROOT, NOT_0);

  private static final Pattern LABEL = Pattern.compile("[a-z]+(:[a-z]+)?");
  private static final Set<String> UNIVERSAL = UniversalInventory.relations();

  private final boolean isPartial;

  RelationRules(boolean isPartial) {
    this.isPartial = isPartial;
  }

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    Sentence sentence = checked.sentence();
    for (int word = 1; word <= sentence.size(); word++) {
      String label = sentence.deprel(word);
      if (label.equals(Sentence.ABSENT)) {
        if (!isPartial) {
          findings.atWord(SYNTAX, sentence, word, "DEPREL is missing");
        }
        continue;
      }
      String relation = checked.relation(word);
      if (!UNIVERSAL.contains(relation)) {
        String suggestion = Choices.suggestion(relation, UNIVERSAL);
        findings.atWord(
            UNKNOWN,
            sentence,
            word,
            "'" + relation + "' is not a universal relation",
            suggestion.isEmpty() ? UNKNOWN.fix() : suggestion.substring(2));
      } else if (label.length() > relation.length() && !LABEL.matcher(label).matches()) {
        findings.atWord(SYNTAX, sentence, word, "DEPREL '" + label + "' is not well-formed");
      }
      checkRoot(sentence, word, label, relation.equals("root"), findings);
    }
  }

  private static void checkRoot(
      Sentence sentence, int word, String label, boolean isRoot, Findings findings) {
    if (sentence.head(word) == 0 && !isRoot) {
      findings.atWord(NOT_ROOT, sentence, word, "HEAD is 0 but DEPREL is " + label + ", not root");
    } else if (sentence.head(word) > 0 && isRoot) {
      findings.atWord(
          NOT_0, sentence, word, "DEPREL is root but HEAD is " + sentence.head(word) + ", not 0");
    }
  }
}
