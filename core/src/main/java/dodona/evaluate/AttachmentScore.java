package dodona.evaluate;

import dodona.evaluate.alignment.StretchSide;
import dodona.treebank.Sentence;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Heads and labels: the attachment scores UAS and LAS, label accuracy and exact match, over all
 * words that count.
 *
 * <pre>{@code
 * AttachmentScore score = new AttachmentScore(EvaluationOptions.CONLLX);
 * score.add(gold, parsed);
 * System.out.println(score.las().f1());
 * }</pre>
 */
public final class AttachmentScore {

  private final EvaluationOptions options;
  private final boolean punctuation;
  private long goldWords;
  private long systemWords;
  private long aligned;
  private long heads;
  private long labels;
  private long arcs;
  private long goldSentences;
  private long systemSentences;
  private long sameHeads;
  private long sameTrees;

  /** A score of nothing yet, over the words that count under the convention. */
  public AttachmentScore(EvaluationOptions options) {
    this(options, options.punctuation());
  }

  AttachmentScore(EvaluationOptions options, boolean punctuation) {
    this.options = options;
    this.punctuation = punctuation;
  }

  /**
   * Counts a sentence.
   *
   * @param system the same words with another tree
   */
  public void add(Sentence gold, Sentence system) {
    add(Stretch.ofSameWords(gold, system, options));
  }

  void add(Stretch stretch) {
    StretchSide system = stretch.system();
    for (int s = 1; s <= system.size(); s++) {
      systemWords += counts(system, s) ? 1 : 0;
    }
    goldSentences += stretch.gold().sentences().size();
    systemSentences += system.sentences().size();
    int other = 0;
    for (int index = 0; index < stretch.gold().sentences().size(); index++) {
      int end = stretch.gold().sentenceEnd(index);
      while (system.sentenceEnd(other) < end) {
        other++;
      }
      addSentence(stretch, index, other);
    }
  }

  private void addSentence(Stretch stretch, int index, int other) {
    StretchSide gold = stretch.gold();
    StretchSide system = stretch.system();
    long before = goldWords;
    long headsBefore = heads;
    long arcsBefore = arcs;
    for (int g = gold.wordBefore(index) + 1; g <= gold.lastWord(index); g++) {
      if (counts(gold, g)) {
        goldWords++;
        aligned += stretch.systemOf(g) > 0 ? 1 : 0;
        heads += stretch.headCorrect(g) ? 1 : 0;
        labels += stretch.labelCorrect(g) ? 1 : 0;
        arcs += stretch.arcCorrect(g) ? 1 : 0;
      }
    }
    boolean sameSentence =
        gold.sentenceStart(index) == system.sentenceStart(other)
            && gold.sentenceEnd(index) == system.sentenceEnd(other)
            && goldWords - before == countedWords(system, other);
    sameHeads += sameSentence && heads - headsBefore == goldWords - before ? 1 : 0;
    sameTrees += sameSentence && arcs - arcsBefore == goldWords - before ? 1 : 0;
  }

  private long countedWords(StretchSide side, int index) {
    long count = 0;
    for (int word = side.wordBefore(index) + 1; word <= side.lastWord(index); word++) {
      count += counts(side, word) ? 1 : 0;
    }
    return count;
  }

  private boolean counts(StretchSide side, int word) {
    return punctuation || !Punctuation.isPunctuation(side.form(word));
  }

  /** Returns whether words made only of punctuation are counted. */
  public boolean punctuation() {
    return punctuation;
  }

  /** Heads: the unlabeled attachment score. */
  public Score uas() {
    return new Score(goldWords, systemWords, heads, aligned);
  }

  /** Heads and labels: the labeled attachment score. */
  public Score las() {
    return new Score(goldWords, systemWords, arcs, aligned);
  }

  /** Labels, whatever the heads. */
  public Score labelAccuracy() {
    return new Score(goldWords, systemWords, labels, aligned);
  }

  /** Sentences with the right words, heads and labels. */
  public Score exactMatch() {
    return new Score(goldSentences, systemSentences, sameTrees, -1);
  }

  /** Sentences with the right words and heads. */
  public Score unlabeledExactMatch() {
    return new Score(goldSentences, systemSentences, sameHeads, -1);
  }

  /** The five figures under their short names, the most cited first. */
  public Map<String, Score> scores() {
    Map<String, Score> scores = new LinkedHashMap<>();
    scores.put("LAS", las());
    scores.put("UAS", uas());
    scores.put("LA", labelAccuracy());
    scores.put("LEM", exactMatch());
    scores.put("UEM", unlabeledExactMatch());
    return scores;
  }
}
