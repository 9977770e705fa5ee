package dodona.review;

import dodona.treebank.Projectivity;
import dodona.treebank.Sentence;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/**
 * Combinations that are much rarer than their parts: a form with a tag, a relation with a tag, a
 * relation between two tags in some order, a relation over some distance, and a relation that
 * crosses others.
 */
final class RareCombinations {

  private final Counts tagsOfForm = new Counts();
  private final Counts tagsOfRelation = new Counts();
  private final Counts relationsOfTag = new Counts();
  private final Counts headsOfDependent = new Counts();
  private final Counts relationsOfTags = new Counts();
  private final Counts distancesOfDependent = new Counts();
  private final Counts crossings = new Counts();

  private RareCombinations() {}

  static void find(List<Sentence> sentences, Suspicions suspicions) {
    RareCombinations counts = new RareCombinations();
    sentences.forEach(counts::count);
    for (int number = 0; number < sentences.size(); number++) {
      counts.find(number, sentences.get(number), suspicions);
    }
  }

  private void count(Sentence sentence) {
    BitSet crossing = new Projectivity(sentence.tree()).nonProjectiveArcs();
    for (int word = 1; word <= sentence.size(); word++) {
      String tag = sentence.upos(word);
      String relation = sentence.deprel(word);
      tagsOfForm.add(form(sentence, word), tag);
      tagsOfRelation.add(relation, tag);
      relationsOfTag.add(tag, relation);
      headsOfDependent.add(relation + "\t" + tag, headTag(sentence, word));
      relationsOfTags.add(headTag(sentence, word) + "\t" + tag, relation);
      distancesOfDependent.add(relation + "\t" + tag, distance(sentence, word));
      crossings.add(relation, String.valueOf(crossing.get(word)));
    }
  }

  private void find(int number, Sentence sentence, Suspicions suspicions) {
    BitSet crossing = new Projectivity(sentence.tree()).nonProjectiveArcs();
    for (int word = 1; word <= sentence.size(); word++) {
      String tag = sentence.upos(word);
      String relation = sentence.deprel(word);
      String form = form(sentence, word);
      suspicions.add(number, word, unusualTag(sentence.form(word), form, tag));
      suspicions.add(number, word, rarePair(relation, tag));
      suspicions.add(number, word, rareTriple(relation, tag, headTag(sentence, word)));
      suspicions.add(number, word, unusualDistance(relation, tag, sentence, word));
      if (crossing.get(word)) {
        suspicions.add(number, word, crossing(relation));
      }
    }
  }

  private Suspicion unusualDistance(String relation, String tag, Sentence sentence, int word) {
    String dependent = relation + "\t" + tag;
    String distance = distance(sentence, word);
    int same = distancesOfDependent.count(dependent, distance);
    int total = distancesOfDependent.total(dependent);
    return new Suspicion(
        Signal.DISTANCE,
        rarity(same - 1, total - 1, 0.01, 60),
        "the head of %s %s is %s in %,d of %,d places"
            .formatted(tag, relation, distance, same, total));
  }

  private Suspicion crossing(String relation) {
    int same = crossings.count(relation, "true");
    int total = crossings.total(relation);
    return new Suspicion(
        Signal.CROSSING,
        rarity(same - 1, total - 1, 0.05, 20),
        "%s crosses other arcs in %,d of %,d places".formatted(relation, same, total));
  }

  private Suspicion unusualTag(String shown, String form, String tag) {
    int total = tagsOfForm.total(form);
    int same = tagsOfForm.count(form, tag);
    String usual = tagsOfForm.mostFrequent(form);
    return new Suspicion(
        Signal.TAG,
        rarity(same - 1, total - 1, 0.05, 10),
        "'%s' is %s in %,d of %,d places, and %s usually"
            .formatted(shown, tag, same, total, usual));
  }

  private Suspicion rarePair(String relation, String tag) {
    int same = tagsOfRelation.count(relation, tag);
    int total = Math.min(tagsOfRelation.total(relation), relationsOfTag.total(tag));
    return new Suspicion(
        Signal.PAIR,
        rarity(same - 1, total - 1, 0.004, 150),
        "%s goes with %s in %,d of %,d places".formatted(relation, tag, same, total));
  }

  private Suspicion rareTriple(String relation, String tag, String headTag) {
    String dependent = relation + "\t" + tag;
    int same = headsOfDependent.count(dependent, headTag);
    int total =
        Math.min(headsOfDependent.total(dependent), relationsOfTags.total(headTag + "\t" + tag));
    return new Suspicion(
        Signal.TRIPLE,
        rarity(same - 1, total - 1, 0.02, 60),
        "%s is %s of %s in %,d of %,d places".formatted(tag, relation, headTag, same, total));
  }

  /**
   * Between 0 and 1.
   *
   * @param same how often the combination occurs elsewhere
   * @param total how often it could
   * @param limit the share from which on a combination is not rare
   * @param enough half of the largest strength is reached with so many occasions
   */
  private static double rarity(int same, int total, double limit, int enough) {
    if (total <= 0) {
      return 0;
    }
    double share = (double) same / total;
    return Math.max(0, 1 - share / limit) * total / (total + enough);
  }

  private static String form(Sentence sentence, int word) {
    return sentence.form(word).toLowerCase(Locale.ROOT);
  }

  /** The side on which the head is, and roughly how far away. */
  private static String distance(Sentence sentence, int word) {
    int head = sentence.head(word);
    if (head == 0) {
      return "the root";
    }
    int words = Math.abs(head - word);
    String range =
        words <= 3 ? words + "" : words <= 6 ? "4 to 6" : words <= 12 ? "7 to 12" : "more than 12";
    return range + " words to the " + (head < word ? "left" : "right");
  }

  /** The head's tag and the side on which it is. */
  private static String headTag(Sentence sentence, int word) {
    int head = sentence.head(word);
    return head == 0
        ? "the root"
        : sentence.upos(head) + (head < word ? " on its left" : " on its right");
  }
}
