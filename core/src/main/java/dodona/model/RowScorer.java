package dodona.model;

import dodona.feature.FeatureExtractor;
import dodona.feature.FeatureModel;
import dodona.feature.RowLayout;
import dodona.transition.Configuration;
import dodona.transition.EasyFirstConfiguration;
import dodona.treebank.Sentence;
import java.util.Arrays;

/**
 * Scores configurations by adding up the rows of their features.
 *
 * <p>The weights may belong to a finished model or to one in training. If it is told to remember,
 * it keeps the sums of the word features by the words at the places of stack and buffer: most items
 * of a beam differ only in their arcs.
 */
public final class RowScorer implements Scorer.Session {

  private static final int REMEMBERED = 128;

  private final FeatureExtractor extractor;
  private final short[] weights;
  private final int width;
  private final int[] rows;
  private final RowSum sum;
  private final boolean remember;
  private final int[] keys;
  private final int[][] remembered;
  private final long[] rememberedIn;
  private long sentences;

  /**
   * A scorer over weights that it does not change, but that may change between sentences.
   *
   * @param remember whether to remember sums within a sentence
   */
  public RowScorer(FeatureModel features, RowLayout layout, short[] weights, boolean remember) {
    this.extractor = features.extractor(layout);
    this.weights = weights;
    this.width = layout.width();
    this.rows = new int[extractor.mostRows()];
    this.sum = new RowSum(width);
    this.remember = remember;
    int slots = remember ? REMEMBERED : 0;
    this.keys = new int[slots * FeatureExtractor.places()];
    this.remembered = new int[slots][width];
    this.rememberedIn = new long[slots];
  }

  @Override
  public void begin(Sentence sentence) {
    extractor.begin(sentence);
    sentences++;
  }

  @Override
  public void score(Configuration c, int[] scores) {
    extractor.look(c);
    scoreLookedAt(scores);
  }

  /** Scores the attachments between a word of the list and the one after it. */
  public void score(EasyFirstConfiguration c, int left, int[] scores) {
    extractor.look(c, left);
    scoreLookedAt(scores);
  }

  /** No configuration has more features than this. */
  public int mostRows() {
    return extractor.mostRows();
  }

  /**
   * Finds the rows that are added up for a configuration.
   *
   * @param into has room for {@link #mostRows}
   * @return how many there are
   */
  public int rows(Configuration c, int[] into) {
    return extractor.extract(c, into);
  }

  /** Finds the rows that are added up between a word of the list and the one after it. */
  public int rows(EasyFirstConfiguration c, int left, int[] into) {
    extractor.look(c, left);
    return extractor.extractArcFeatures(into, extractor.extractWordFeatures(into, 0));
  }

  private void scoreLookedAt(int[] scores) {
    if (remember) {
      System.arraycopy(wordScores(), 0, scores, 0, width);
      sum.add(weights, rows, 0, extractor.extractArcFeatures(rows, 0), scores);
    } else {
      Arrays.fill(scores, 0, width, 0);
      int end = extractor.extractArcFeatures(rows, extractor.extractWordFeatures(rows, 0));
      sum.add(weights, rows, 0, end, scores);
    }
  }

  private int[] wordScores() {
    int places = FeatureExtractor.places();
    int hash = 0;
    for (int i = 0; i < places; i++) {
      hash = (hash + extractor.place(i)) * 0x9E3779B1;
    }
    int slot = (hash >>> 16) % REMEMBERED;
    int[] scores = remembered[slot];
    boolean known = rememberedIn[slot] == sentences;
    for (int i = 0; i < places && known; i++) {
      known = keys[(slot * places) + i] == extractor.place(i);
    }
    if (!known) {
      rememberedIn[slot] = sentences;
      for (int i = 0; i < places; i++) {
        keys[(slot * places) + i] = extractor.place(i);
      }
      Arrays.fill(scores, 0);
      sum.add(weights, rows, 0, extractor.extractWordFeatures(rows, 0), scores);
    }
    return scores;
  }
}
