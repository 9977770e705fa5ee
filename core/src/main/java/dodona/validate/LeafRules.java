package dodona.validate;

import static dodona.validate.Rule.Topic.STRUCTURE;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Function words have no dependents, apart from those of multiword expressions, coordination,
 * modifiers and what an elided head leaves behind.
 */
final class LeafRules implements RuleGroup {

  /** The relations of the dependents that are allowed below a relation. */
  private record Leaf(Rule rule, Set<String> allowed) {}

  private static final Set<String> ANYWHERE =
      Set.of("goeswith", "fixed", "reparandum", "conj", "cc", "punct");

  private static final Map<String, Leaf> LEAVES = new LinkedHashMap<>();

  static {
    leaf("leaf-mark-case", List.of("mark", "case"), "advmod", "obl", "discourse", "parataxis");
    leaf("leaf-aux-cop", List.of("aux", "cop"), "advmod", "discourse", "parataxis");
    leaf("leaf-cc", List.of("cc"), "advmod", "discourse", "parataxis");
    leaf("leaf-fixed", List.of("fixed"));
    exactly("leaf-goeswith", List.of("goeswith"));
    exactly("leaf-punct", List.of("punct"), "punct");
  }

  private static final Set<String> OF_DETERMINERS =
      Set.of("nsubj", "obj", "iobj", "csubj", "ccomp", "xcomp", "aux", "cop", "expl");

  private static final Rule DET =
      Rule.warning(
          "leaf-det-clf",
          STRUCTURE,
          3,
          "A det or clf has a dependent with the relation "
              + String.join(", ", OF_DETERMINERS.stream().sorted().toList())
              + ".",
          "Attach the dependent to the noun, or use another relation for the word.");

  static final List<Rule> RULES = rules();

  private static List<Rule> rules() {
    Set<Rule> rules = new LinkedHashSet<>();
    LEAVES.values().forEach(leaf -> rules.add(leaf.rule));
    rules.add(DET);
    return List.copyOf(rules);
  }

  private static void leaf(String name, List<String> relations, String... allowed) {
    Set<String> all = new LinkedHashSet<>(ANYWHERE);
    all.addAll(List.of(allowed));
    put(name, relations, all);
  }

  private static void exactly(String name, List<String> relations, String... allowed) {
    put(name, relations, Set.of(allowed));
  }

  private static void put(String name, List<String> relations, Set<String> allowed) {
    String explanation =
        "A word with the relation "
            + String.join(" or ", relations)
            + (allowed.isEmpty()
                ? " has dependents."
                : " has a dependent with a relation other than "
                    + String.join(", ", allowed.stream().sorted().toList())
                    + ".");
    Rule rule =
        Rule.error(
            name, STRUCTURE, 3, explanation, "Attach the dependent to the head of this word.");
    relations.forEach(relation -> LEAVES.put(relation, new Leaf(rule, allowed)));
  }

  @Override
  public void check(CheckedSentence sentence, Findings findings) {
    for (int word = 1; word <= sentence.size(); word++) {
      int head = sentence.head(word);
      if (head <= 0) {
        continue;
      }
      String above = sentence.relation(head);
      Leaf leaf = LEAVES.get(above);
      String relation = sentence.relation(word);
      if (leaf != null && !leaf.allowed.contains(relation)) {
        add(leaf.rule, sentence, word, findings);
      } else if ((above.equals("det") || above.equals("clf"))
          && OF_DETERMINERS.contains(relation)) {
        add(DET, sentence, word, findings);
      }
    }
  }

  private static void add(Rule rule, CheckedSentence sentence, int word, Findings findings) {
    int head = sentence.head(word);
    findings.atWord(
        rule,
        sentence.sentence(),
        word,
        sentence.sentence().deprel(word)
            + " depends on "
            + sentence.show(head)
            + ", which is "
            + sentence.sentence().deprel(head));
  }
}
