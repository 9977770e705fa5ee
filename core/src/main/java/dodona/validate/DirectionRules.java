package dodona.validate;

import static dodona.validate.Rule.Topic.STRUCTURE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Relations whose head is their first word. */
final class DirectionRules implements RuleGroup {

  private static final Map<String, Rule> BY_RELATION = byRelation();

  static final List<Rule> RULES = List.copyOf(BY_RELATION.values());

  private static Map<String, Rule> byRelation() {
    Map<String, Rule> rules = new LinkedHashMap<>();
    for (String relation : List.of("conj", "fixed", "flat", "goeswith", "appos")) {
      rules.put(
          relation,
          Rule.error(
              "right-to-left-" + relation,
              STRUCTURE,
              3,
              "The relation " + relation + " goes from left to right: the first word is the head.",
              "Attach the other words to the first one."));
    }
    return rules;
  }

  @Override
  public void check(CheckedSentence sentence, Findings findings) {
    for (int word = 1; word <= sentence.size(); word++) {
      if (sentence.head(word) > word) {
        Rule rule = BY_RELATION.get(sentence.relation(word));
        if (rule != null) {
          findings.atWord(
              rule,
              sentence.sentence(),
              word,
              "the head of "
                  + sentence.sentence().deprel(word)
                  + " is on its right: "
                  + sentence.show(sentence.head(word)));
        }
      }
    }
  }
}
