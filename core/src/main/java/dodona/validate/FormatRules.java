package dodona.validate;

import dodona.treebank.FormatCheck;
import dodona.treebank.Problem.Severity;
import dodona.treebank.Sentence;
import dodona.treebank.TreeDefect;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The checks that readers make, as rules. Those of HEAD are made here, so that sentences without a
 * tree are checked for everything else, too.
 */
final class FormatRules implements RuleGroup {

  private static final Map<FormatCheck, Rule> BY_CHECK = byCheck();

  static final List<Rule> RULES = List.copyOf(BY_CHECK.values());

  private final boolean isPartial;

  FormatRules(boolean isPartial) {
    this.isPartial = isPartial;
  }

  private static Map<FormatCheck, Rule> byCheck() {
    Map<FormatCheck, Rule> rules = new EnumMap<>(FormatCheck.class);
    for (FormatCheck check : FormatCheck.values()) {
      rules.put(
          check,
          new Rule(
              check.checkName(),
              check.isAboutHeads() ? Rule.Topic.RELATIONS : Rule.Topic.FORMAT,
              check.isAboutHeads() ? 2 : 1,
              check.severity(),
              check.isOfficial(),
              check.explanation(),
              check.fix()));
    }
    return rules;
  }

  static Rule of(FormatCheck check) {
    return BY_CHECK.getOrDefault(check, RULES.get(0));
  }

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    Sentence sentence = checked.sentence();
    for (TreeDefect defect : checked.defects()) {
      if (!isPartial || defect.check() != FormatCheck.INVALID_HEAD) {
        findings.atWord(of(defect.check()), sentence, defect.word(), defect.message());
      }
    }
    int roots = 0;
    for (int word = 1; word <= sentence.size(); word++) {
      if (sentence.head(word) == 0 && ++roots == 2) {
        Rule rule = of(FormatCheck.MULTIPLE_ROOTS);
        findings.add(
            new Finding(
                rule,
                checked.isConllu() ? Severity.ERROR : Severity.WARNING,
                sentence.source(),
                sentence.line() == 0 ? 0 : sentence.lineOfWord(word),
                sentence.name(),
                word,
                "several roots, the second is word " + word + "; expected one HEAD of 0",
                rule.fix()));
      }
    }
  }
}
