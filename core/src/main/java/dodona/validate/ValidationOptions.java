package dodona.validate;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Settings of a {@link Validator}.
 *
 * @param level the highest level of rules
 * @param rules the only rules to check; empty for all
 * @param ignored rules that are not checked
 * @param lists the lists of the language; null if there are none
 * @param needsTrees whether every word must have a head
 */
public record ValidationOptions(
    int level,
    Set<String> rules,
    Set<String> ignored,
    @Nullable LanguageLists lists,
    boolean needsTrees) {

  /** The highest level that any rule has. */
  public static final int MAX_LEVEL = 4;

  /** All rules, for complete trees. */
  public static final ValidationOptions DEFAULT =
      new ValidationOptions(MAX_LEVEL, Set.of(), Set.of(), null, true);

  /** Takes copies of the sets. */
  public ValidationOptions {
    rules = Set.copyOf(rules);
    ignored = Set.copyOf(ignored);
  }

  /** Returns these options with rules up to this level only. */
  public ValidationOptions withLevel(int newLevel) {
    return new ValidationOptions(newLevel, rules, ignored, lists, needsTrees);
  }

  /**
   * Returns these options with these rules only.
   *
   * @throws dodona.error.InvalidInputException if there is no rule of a name
   */
  public ValidationOptions withRules(Collection<String> names) {
    return new ValidationOptions(level, existing(names), ignored, lists, needsTrees);
  }

  /**
   * Returns these options without these rules.
   *
   * @throws dodona.error.InvalidInputException if there is no rule of a name
   */
  public ValidationOptions withIgnored(Collection<String> names) {
    return new ValidationOptions(level, rules, existing(names), lists, needsTrees);
  }

  /** Returns these options with the lists of a language. */
  public ValidationOptions withLists(@Nullable LanguageLists newLists) {
    return new ValidationOptions(level, rules, ignored, newLists, needsTrees);
  }

  /** Returns these options for sentences in which heads may be missing, or not. */
  public ValidationOptions withTrees(boolean newNeedsTrees) {
    return new ValidationOptions(level, rules, ignored, lists, newNeedsTrees);
  }

  /** Returns whether a rule is to be checked. */
  public boolean includes(Rule rule) {
    return rule.level() <= level
        && (rules.isEmpty() || rules.contains(rule.name()))
        && !ignored.contains(rule.name());
  }

  private static Set<String> existing(Collection<String> names) {
    Set<String> found = new TreeSet<>();
    for (String name : names) {
      found.add(Rules.named(name).name());
    }
    return found;
  }
}
