package dodona.validate;

import static dodona.validate.Rule.Topic.LANGUAGE;

import dodona.support.Choices;
import dodona.treebank.Sentence;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tags, features and relations against the lists of a language. */
final class LanguageRules implements RuleGroup {

  private static final Rule RELATION =
      Rule.error(
              "deprel-not-in-list",
              LANGUAGE,
              4,
              "The list of relations does not have this DEPREL.",
              "Use a relation of the list, or add it.")
          .own();
  private static final Rule FEATURE =
      Rule.error(
          "feature-unknown",
          LANGUAGE,
          4,
          "The list of features does not have this feature.",
          "Use a feature of the list, or add it.");
  private static final Rule VALUE =
      Rule.error(
          "feature-value-unknown",
          LANGUAGE,
          4,
          "The list of features does not have this value.",
          "Use a value of the list, or add it.");
  private static final Rule NOT_WITH_TAG =
      Rule.error(
          "feature-upos-not-permitted",
          LANGUAGE,
          4,
          "The list of features does not allow this value with this UPOS.",
          "Correct the feature or UPOS, or extend the list.");
  private static final Rule TAG =
      Rule.error(
              "upos-not-in-list",
              LANGUAGE,
              4,
              "The list of universal tags does not have this UPOS.",
              "Use a tag of the list, or add it.")
          .own();
  private static final Rule XPOS =
      Rule.error(
              "xpos-not-in-list",
              LANGUAGE,
              4,
              "The list of XPOS tags does not have this XPOS.",
              "Use a tag of the list, or add it.")
          .own();

  static final List<Rule> RULES = List.of(RELATION, FEATURE, VALUE, NOT_WITH_TAG, TAG, XPOS);

  private final LanguageLists lists;
  private final Map<String, List<String>> pairs = new HashMap<>();

  LanguageRules(LanguageLists lists) {
    this.lists = lists;
  }

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    Sentence sentence = checked.sentence();
    for (int word = 1; word <= sentence.size(); word++) {
      checkName(RELATION, sentence.deprel(word), lists.relations(), sentence, word, findings);
      checkName(TAG, sentence.upos(word), lists.tags(), sentence, word, findings);
      checkName(XPOS, sentence.xpos(word), lists.languageTags(), sentence, word, findings);
      if (!lists.features().isEmpty()) {
        checkFeatures(sentence, word, findings);
      }
    }
  }

  private static void checkName(
      Rule rule,
      String name,
      Collection<String> list,
      Sentence sentence,
      int word,
      Findings findings) {
    if (!list.isEmpty() && !name.equals(Sentence.ABSENT) && !list.contains(name)) {
      add(rule, "'" + name + "' is not in the list", name, list, sentence, word, findings);
    }
  }

  private void checkFeatures(Sentence sentence, int word, Findings findings) {
    for (String pair : pairs.computeIfAbsent(sentence.feats(word), FeatureRules::pairs)) {
      int equals = pair.indexOf('=');
      if (equals < 0) {
        continue;
      }
      String name = pair.substring(0, equals);
      if (!lists.features().containsKey(name)) {
        add(
            FEATURE,
            "feature " + name + " is not in the list",
            name,
            lists.features().keySet(),
            sentence,
            word,
            findings);
        continue;
      }
      for (String value : pair.substring(equals + 1).split(",", -1)) {
        checkValue(sentence, word, name, value, findings);
      }
    }
  }

  private void checkValue(
      Sentence sentence, int word, String name, String value, Findings findings) {
    Map<String, Collection<String>> values = lists.values(name);
    Collection<String> tags = values.get(value);
    String what = "feature " + name + "=" + value;
    if (tags == null) {
      add(VALUE, what + " is not in the list", value, values.keySet(), sentence, word, findings);
    } else if (!tags.isEmpty() && !tags.contains(sentence.upos(word))) {
      findings.atWord(
          NOT_WITH_TAG,
          sentence,
          word,
          what
              + " is not allowed with UPOS "
              + sentence.upos(word)
              + ", only with "
              + String.join(", ", tags));
    }
  }

  private static void add(
      Rule rule,
      String message,
      String name,
      Collection<String> list,
      Sentence sentence,
      int word,
      Findings findings) {
    String suggestion = Choices.suggestion(name, list);
    findings.atWord(
        rule, sentence, word, message, suggestion.isEmpty() ? rule.fix() : suggestion.substring(2));
  }
}
