package dodona.validate;

import static dodona.validate.Rule.Topic.FEATURES;

import dodona.support.Choices;
import dodona.treebank.Sentence;
import dodona.treebank.UniversalInventory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The syntax and the order of FEATS, and misspelled universal features. */
final class FeatureRules implements RuleGroup {

  private static final Rule SYNTAX =
      Rule.error(
          "invalid-feature",
          FEATURES,
          2,
          "FEATS is not a list of pairs Name=Value separated by bars. Names begin with a capital"
              + " letter and have letters and digits only; a layer may follow in brackets.",
          "Write FEATS as in Case=Nom|Number[psor]=Sing.");
  private static final Rule VALUE =
      Rule.error(
          "invalid-feature-value",
          FEATURES,
          2,
          "The value of a feature is not made of letters and digits, beginning with a capital letter"
              + " or a digit.",
          "Write values as in Case=Nom; separate several with commas.");
  private static final Rule ORDER =
      Rule.error(
          "unsorted-features",
          FEATURES,
          2,
          "Features are not in alphabetical order, ignoring case.",
          "Sort the features.");
  private static final Rule REPEATED =
      Rule.error(
          "repeated-feature",
          FEATURES,
          2,
          "A feature occurs twice.",
          "Join the values with a comma, as in Gender=Fem,Masc.");
  private static final Rule VALUE_ORDER =
      Rule.error(
          "unsorted-feature-values",
          FEATURES,
          2,
          "The values of a feature are not in alphabetical order, ignoring case.",
          "Sort the values.");
  private static final Rule REPEATED_VALUE =
      Rule.error(
          "repeated-feature-value",
          FEATURES,
          2,
          "A feature has the same value twice.",
          "Keep one of them.");
  private static final Rule MISSPELLED =
      Rule.warning(
              "misspelled-feature",
              FEATURES,
              2,
              "A feature or value is not universal, and differs in one letter from one that is.",
              "Correct the spelling, or ignore this rule if the language has this feature.")
          .own();

  static final List<Rule> RULES =
      List.of(SYNTAX, VALUE, ORDER, REPEATED, VALUE_ORDER, REPEATED_VALUE, MISSPELLED);

  private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9]*(\\[[a-z0-9]+])?");
  private static final Pattern VALUES = Pattern.compile("[A-Z0-9][A-Za-z0-9]*");
  private static final int REMEMBERED = 1 << 16;

  /** A violation that every word with the same FEATS has. */
  private record Violation(Rule rule, String message, String fix) {
    Violation(Rule rule, String message) {
      this(rule, message, rule.fix());
    }
  }

  private final Map<String, List<Violation>> known = new HashMap<>();

  @Override
  public void check(CheckedSentence checked, Findings findings) {
    Sentence sentence = checked.sentence();
    for (int word = 1; word <= sentence.size(); word++) {
      String feats = sentence.feats(word);
      List<Violation> violations = known.get(feats);
      if (violations == null) {
        violations = violations(feats);
        if (known.size() >= REMEMBERED) {
          known.clear();
        }
        known.put(feats, violations);
      }
      for (Violation violation : violations) {
        findings.atWord(violation.rule, sentence, word, violation.message, violation.fix);
      }
    }
  }

  private static List<Violation> violations(String feats) {
    if (feats.equals(Sentence.ABSENT) || feats.isEmpty()) {
      return List.of();
    }
    List<Violation> found = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (String pair : feats.split("\\|", -1)) {
      int equals = pair.indexOf('=');
      String name = name(pair);
      if (equals < 0 || !NAME.matcher(name).matches()) {
        found.add(
            new Violation(
                SYNTAX, "FEATS '" + feats + "' has '" + pair + "', which is not Name=Value"));
      } else {
        names.add(name);
        addValues(name, List.of(pair.substring(equals + 1).split(",", -1)), found);
      }
    }
    addOrder(feats, names, found);
    return found.isEmpty() ? List.of() : found;
  }

  private static String name(String pair) {
    int equals = pair.indexOf('=');
    return equals < 0 ? pair : pair.substring(0, equals);
  }

  private static void addOrder(String feats, List<String> names, List<Violation> found) {
    List<String> sorted = new ArrayList<>(names);
    sorted.sort(String.CASE_INSENSITIVE_ORDER);
    if (new HashSet<>(names).size() < names.size()) {
      for (int i = 1; i < sorted.size(); i++) {
        if (sorted.get(i).equals(sorted.get(i - 1))) {
          found.add(new Violation(REPEATED, "FEATS has " + sorted.get(i) + " twice"));
        }
      }
    }
    if (!sorted.equals(names)) {
      List<String> pairs = new ArrayList<>(List.of(feats.split("\\|", -1)));
      pairs.sort(Comparator.comparing(FeatureRules::name, String.CASE_INSENSITIVE_ORDER));
      found.add(
          new Violation(
              ORDER,
              "FEATS '" + feats + "' are not sorted",
              "Write " + String.join("|", pairs) + "."));
    }
  }

  private static void addValues(String name, List<String> values, List<Violation> found) {
    String bare = name.indexOf('[') < 0 ? name : name.substring(0, name.indexOf('['));
    Set<String> universal = UniversalInventory.values(bare);
    if (universal.isEmpty()) {
      addMisspelling(bare, UniversalInventory.features(), "feature ", found);
    }
    for (String value : values) {
      if (!VALUES.matcher(value).matches()) {
        found.add(new Violation(VALUE, "the value '" + value + "' of " + name + " is not valid"));
      } else if (!universal.isEmpty() && !universal.contains(value)) {
        addMisspelling(value, universal, "value " + bare + "=", found);
      }
    }
    List<String> sorted = new ArrayList<>(values);
    sorted.sort(String.CASE_INSENSITIVE_ORDER);
    if (new HashSet<>(values).size() < values.size()) {
      found.add(new Violation(REPEATED_VALUE, name + " has the same value twice"));
    } else if (!sorted.equals(values)) {
      found.add(
          new Violation(
              VALUE_ORDER,
              "the values of " + name + " are not sorted",
              "Write " + name + "=" + String.join(",", sorted) + "."));
    }
  }

  private static void addMisspelling(
      String typed, Set<String> names, String what, List<Violation> found) {
    if (typed.length() > 3) {
      List<String> near = Choices.closest(typed, names, 1);
      if (!near.isEmpty()) {
        found.add(
            new Violation(
                MISSPELLED,
                what + typed + " is not universal",
                "Did you mean " + Choices.list(near) + "?"));
      }
    }
  }

  /** The pairs of a FEATS column that has no violations; for lists of a language. */
  static List<String> pairs(String feats) {
    return feats.equals(Sentence.ABSENT)
        ? Collections.emptyList()
        : List.of(feats.split("\\|", -1));
  }
}
