package dodona.review;

import dodona.treebank.Sentence;
import java.util.List;
import java.util.Locale;

/**
 * Words in the same context with different annotation (Dickinson &amp; Meurers 2003; for
 * dependencies Boyd, Dickinson &amp; Meurers 2008). The more often the context has another
 * annotation, and the longer it is, the more likely is an error.
 */
final class VariationNgrams {

  /** The weight of a context, by the number of words on each side. */
  private static final double[] WEIGHTS = {0, 0.6, 1};

  private static final String EDGE = "\u0001";

  private VariationNgrams() {}

  static void find(List<Sentence> sentences, Suspicions suspicions) {
    for (int width = 1; width < WEIGHTS.length; width++) {
      Counts counts = new Counts();
      for (Sentence sentence : sentences) {
        for (int word = 1; word <= sentence.size(); word++) {
          counts.add(context(sentence, word, width), annotation(sentence, word, width));
        }
      }
      for (int number = 0; number < sentences.size(); number++) {
        Sentence sentence = sentences.get(number);
        for (int word = 1; word <= sentence.size(); word++) {
          compare(number, sentence, word, width, counts, suspicions);
        }
      }
    }
  }

  private static void compare(
      int number, Sentence sentence, int word, int width, Counts counts, Suspicions suspicions) {
    String context = context(sentence, word, width);
    String own = annotation(sentence, word, width);
    String usual = counts.mostFrequent(context);
    if (usual.equals(own)) {
      return;
    }
    int same = counts.count(context, own);
    int others = counts.count(context, usual);
    double strength = WEIGHTS[width] * (others - same) / (others + 2.0 * same);
    suspicions.add(
        number,
        word,
        new Suspicion(
            Signal.VARIATION,
            strength,
            "'%s' is annotated as %s here and as %s %s elsewhere"
                .formatted(
                    window(sentence, word, width),
                    own,
                    usual,
                    others == 1 ? "once" : others + " times")));
  }

  private static String context(Sentence sentence, int word, int width) {
    StringBuilder context = new StringBuilder();
    for (int w = word - width; w <= word + width; w++) {
      context.append(form(sentence, w)).append('\t');
    }
    return context.toString();
  }

  private static String form(Sentence sentence, int word) {
    return word < 1 || word > sentence.size() ? EDGE : sentence.form(word).toLowerCase(Locale.ROOT);
  }

  /** Tag and relation, and the head if it is part of the context. */
  private static String annotation(Sentence sentence, int word, int width) {
    int head = sentence.head(word);
    String where =
        head == 0
            ? ""
            : Math.abs(head - word) <= width
                ? " of " + sentence.form(head).toLowerCase(Locale.ROOT)
                : head < word ? " of a word on its left" : " of a word on its right";
    return sentence.upos(word) + " " + sentence.deprel(word) + where;
  }

  private static String window(Sentence sentence, int word, int width) {
    StringBuilder window = new StringBuilder();
    for (int w = Math.max(1, word - width); w <= Math.min(sentence.size(), word + width); w++) {
      window.append(window.isEmpty() ? "" : " ").append(sentence.form(w));
    }
    return window.toString();
  }
}
