package dodona.validate;

import static dodona.validate.Rule.Topic.STRUCTURE;

import java.util.List;

/** Rules on the number of arguments of a predicate and on the heads of orphans. */
final class ArgumentRules implements RuleGroup {

  private static final Rule SUBJECTS =
      Rule.error(
          "too-many-subjects",
          STRUCTURE,
          3,
          "A predicate has several subjects. Subtypes ending in :outer do not count.",
          "Keep one subject; the others may belong to another predicate, or be dislocated or"
              + " :outer.");
  private static final Rule OBJECTS =
      Rule.warning(
          "too-many-objects",
          STRUCTURE,
          3,
          "A predicate has several direct objects.",
          "Keep one obj; the others may be iobj, obl or xcomp.");
  private static final Rule ORPHAN =
      Rule.warning(
          "orphan-parent",
          STRUCTURE,
          3,
          "The head of an orphan is usually a conjunct, a clause or the root.",
          "Attach the orphan to the word that stands for the elided predicate.");

  static final List<Rule> RULES = List.of(SUBJECTS, OBJECTS, ORPHAN);

  private static final List<String> ABOVE_ORPHANS =
      List.of("conj", "parataxis", "root", "csubj", "ccomp", "advcl", "acl", "reparandum");

  @Override
  public void check(CheckedSentence sentence, Findings findings) {
    for (int word = 1; word <= sentence.size(); word++) {
      int subjects = 0;
      int objects = 0;
      for (int child = sentence.firstChild(word); child > 0; child = sentence.nextSibling(child)) {
        String relation = sentence.relation(child);
        if (isSubject(sentence, child, relation) && ++subjects == 2) {
          add(SUBJECTS, "second subject", sentence, child, word, findings);
        } else if (relation.equals("obj") && ++objects == 2) {
          add(OBJECTS, "second obj", sentence, child, word, findings);
        }
      }
      int head = sentence.head(word);
      if (head > 0
          && sentence.relation(word).equals("orphan")
          && !ABOVE_ORPHANS.contains(sentence.relation(head))) {
        findings.atWord(
            ORPHAN,
            sentence.sentence(),
            word,
            "orphan of " + sentence.show(head) + ", which is " + sentence.relation(head));
      }
    }
  }

  private static boolean isSubject(CheckedSentence sentence, int word, String relation) {
    return (relation.equals("nsubj") || relation.equals("csubj"))
        && !sentence.sentence().deprel(word).endsWith(":outer");
  }

  private static void add(
      Rule rule, String what, CheckedSentence sentence, int word, int head, Findings findings) {
    findings.atWord(rule, sentence.sentence(), word, what + " of " + sentence.show(head));
  }
}
