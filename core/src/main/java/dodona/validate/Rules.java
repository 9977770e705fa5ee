package dodona.validate;

import dodona.error.InvalidInputException;
import dodona.support.Choices;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The catalogue of all rules. */
public final class Rules {

  private static final Map<String, Rule> BY_NAME = byName();

  private Rules() {}

  private static Map<String, Rule> byName() {
    List<Rule> all = new ArrayList<>(FormatRules.RULES);
    for (List<Rule> group :
        List.of(
            CellRules.RULES,
            MetadataRules.RULES,
            TextRules.RULES,
            TokenRules.RULES,
            TagRules.RULES,
            FeatureRules.RULES,
            RelationRules.RULES,
            EnhancedRules.RULES,
            FunctionRules.RULES,
            DirectionRules.RULES,
            LeafRules.RULES,
            ArgumentRules.RULES,
            SpanRules.RULES,
            PunctuationRules.RULES,
            LanguageRules.RULES)) {
      all.addAll(group);
    }
    Map<String, Rule> byName = new LinkedHashMap<>();
    for (Rule rule : all) {
      if (byName.put(rule.name(), rule) != null) {
        throw new IllegalStateException("two rules are called " + rule.name());
      }
    }
    return Collections.unmodifiableMap(byName);
  }

  /** All rules, by topic and level. */
  public static List<Rule> all() {
    return List.copyOf(BY_NAME.values());
  }

  /**
   * The rule of this name.
   *
   * @throws InvalidInputException if there is none
   */
  public static Rule named(String name) {
    Rule rule = BY_NAME.get(name);
    if (rule == null) {
      throw new InvalidInputException(
          "'" + name + "' is not a rule" + Choices.suggestion(name, BY_NAME.keySet()));
    }
    return rule;
  }
}
