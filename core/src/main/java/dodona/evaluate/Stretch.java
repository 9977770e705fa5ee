package dodona.evaluate;

import dodona.evaluate.alignment.StretchSide;
import dodona.evaluate.alignment.WordAlignment;
import dodona.treebank.Sentence;

/**
 * The fewest sentences of the gold file and of the system that cover the same characters, their
 * words aligned and the system's arcs judged.
 */
final class Stretch {

  private final WordAlignment alignment;
  private final String[] goldLabels;
  private final String[] systemLabels;
  private final boolean[] goldCounted;
  private final boolean[] systemCounted;
  private final boolean[] headCorrect;
  private final boolean[] labelCorrect;

  Stretch(WordAlignment alignment, EvaluationOptions options) {
    StretchSide gold = alignment.gold();
    StretchSide system = alignment.system();
    this.alignment = alignment;
    this.goldLabels = labels(gold, options);
    this.systemLabels = labels(system, options);
    this.goldCounted = counted(gold, options);
    this.systemCounted = counted(system, options);
    this.headCorrect = new boolean[gold.size() + 1];
    this.labelCorrect = new boolean[gold.size() + 1];
    for (int g = 1; g <= gold.size(); g++) {
      int s = alignment.systemOf(g);
      if (s > 0) {
        headCorrect[g] = alignment.goldOf(system.head(s)) == gold.head(g);
        labelCorrect[g] = goldLabels[g].equals(systemLabels[s]);
      }
    }
  }

  /** Two sentences with the same words as a stretch of their own. */
  static Stretch ofSameWords(Sentence gold, Sentence system, EvaluationOptions options) {
    return new Stretch(WordAlignment.ofSameWords(gold, system), options);
  }

  private static String[] labels(StretchSide side, EvaluationOptions options) {
    String[] labels = new String[side.size() + 1];
    labels[0] = "";
    for (int word = 1; word < labels.length; word++) {
      labels[word] = options.convention().label(side.sentence(word).deprel(side.inSentence(word)));
    }
    return labels;
  }

  private static boolean[] counted(StretchSide side, EvaluationOptions options) {
    boolean[] counted = new boolean[side.size() + 1];
    for (int word = 1; word < counted.length; word++) {
      counted[word] = options.counts(side.form(word));
    }
    return counted;
  }

  StretchSide gold() {
    return alignment.gold();
  }

  StretchSide system() {
    return alignment.system();
  }

  /** The system's word for a gold word: 0 for the root, −1 if there is none. */
  int systemOf(int goldWord) {
    return alignment.systemOf(goldWord);
  }

  /** The gold word for a system's word: 0 for the root, −1 if there is none. */
  int goldOf(int systemWord) {
    return alignment.goldOf(systemWord);
  }

  /** The label of a gold word, as the convention compares it. */
  String goldLabel(int goldWord) {
    return goldLabels[goldWord];
  }

  /** The label of a system's word, as the convention compares it. */
  String systemLabel(int systemWord) {
    return systemLabels[systemWord];
  }

  /** Returns whether a gold word counts towards the scores. */
  boolean countsGold(int goldWord) {
    return goldCounted[goldWord];
  }

  /** Returns whether a system word counts towards the scores. */
  boolean countsSystem(int systemWord) {
    return systemCounted[systemWord];
  }

  /** Returns whether a gold word is aligned and the heads are, too, or both words are roots. */
  boolean headCorrect(int goldWord) {
    return headCorrect[goldWord];
  }

  /** Returns whether a gold word is aligned and has the same label, regardless of its head. */
  boolean labelCorrect(int goldWord) {
    return labelCorrect[goldWord];
  }

  /** Returns whether both the head and the label of a gold word are correct. */
  boolean arcCorrect(int goldWord) {
    return headCorrect[goldWord] && labelCorrect[goldWord];
  }
}
