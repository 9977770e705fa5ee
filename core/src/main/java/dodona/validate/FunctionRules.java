package dodona.validate;

import static dodona.validate.Rule.Topic.FUNCTIONS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rules on the parts of speech that a relation may have. A word with {@code fixed} dependents
 * stands for the whole expression. Unless ExtPos specifies the expression's part of speech, it may
 * differ from that of the first word.
 */
final class FunctionRules implements RuleGroup {

  /** Tags that a relation must have, or must not have. */
  private record Tags(Rule rule, boolean isAllowed, Set<String> tags) {
    boolean allow(String tag) {
      return tags.contains(tag) == isAllowed;
    }
  }

  private static final Set<String> CONTENT =
      Set.of("NOUN", "PROPN", "ADJ", "PRON", "DET", "NUM", "VERB", "AUX", "INTJ");

  private static final Map<String, Tags> TAGS = new LinkedHashMap<>();

  static {
    only("det", "DET", "PRON");
    only("nummod", "NUM", "NOUN", "SYM");
    only("advmod", "ADV", "ADJ", "CCONJ", "DET", "PART", "SYM");
    only("expl", "PRON", "DET", "PART");
    only("aux", "AUX");
    only("cop", "AUX", "PRON", "DET", "SYM");
    never("case", Set.of("PROPN", "ADJ", "PRON", "DET", "NUM", "AUX"));
    never("mark", CONTENT);
    never("cc", CONTENT);
    only("punct", "PUNCT");
  }

  private static final Rule PUNCT =
      Rule.error(
          "upos-rel-punct",
          FUNCTIONS,
          3,
          "UPOS is PUNCT but the relation is neither punct nor root.",
          "Use punct, or another part of speech such as SYM.");

  static final List<Rule> RULES = rules();

  private static List<Rule> rules() {
    List<Rule> rules = new ArrayList<>();
    TAGS.values().forEach(tags -> rules.add(tags.rule));
    rules.add(PUNCT);
    return List.copyOf(rules);
  }

  private static void only(String relation, String... tags) {
    String list = String.join(", ", tags);
    TAGS.put(
        relation,
        new Tags(
            rule(relation, "The relation " + relation + " is for " + list + " only."),
            true,
            Set.of(tags)));
  }

  private static void never(String relation, Set<String> tags) {
    String list = String.join(", ", tags.stream().sorted().toList());
    TAGS.put(
        relation,
        new Tags(
            rule(relation, "The relation " + relation + " is not for " + list + "."), false, tags));
  }

  private static Rule rule(String relation, String explanation) {
    return Rule.error(
        "rel-upos-" + relation,
        FUNCTIONS,
        3,
        explanation,
        "Correct UPOS or the relation; mark a multiword expression with fixed or ExtPos.");
  }

  @Override
  public void check(CheckedSentence sentence, Findings findings) {
    for (int word = 1; word <= sentence.size(); word++) {
      String relation = sentence.relation(word);
      String tag = sentence.upos(word);
      Tags tags = TAGS.get(relation);
      if (tags != null && !tags.allow(tag) && !tag.equals("_")) {
        checkExpression(sentence, word, tags, findings);
      }
      if (tag.equals("PUNCT")
          && !relation.equals("punct")
          && !relation.equals("root")
          && !relation.equals("_")) {
        findings.atWord(
            PUNCT,
            sentence.sentence(),
            word,
            "UPOS is PUNCT but DEPREL is " + sentence.sentence().deprel(word));
      }
    }
  }

  private static void checkExpression(
      CheckedSentence sentence, int word, Tags tags, Findings findings) {
    String extPos = extPos(sentence.sentence().feats(word));
    boolean isFine = extPos == null ? sentence.hasChild(word, "fixed") : tags.allow(extPos);
    if (!isFine) {
      findings.atWord(
          tags.rule,
          sentence.sentence(),
          word,
          "DEPREL is "
              + sentence.sentence().deprel(word)
              + " but UPOS is "
              + sentence.upos(word)
              + (extPos == null ? "" : " and ExtPos is " + extPos));
    }
  }

  private static @Nullable String extPos(String feats) {
    int at = feats.indexOf("ExtPos=");
    if (at < 0) {
      return null;
    }
    int bar = feats.indexOf('|', at);
    return feats.substring(at + "ExtPos=".length(), bar < 0 ? feats.length() : bar);
  }
}
