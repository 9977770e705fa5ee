package dodona.model.linear;

import dodona.feature.FeatureExtractor;
import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.linear.RowSum;
import dodona.linear.RowWeights;
import dodona.model.Scorer;
import dodona.transition.PartialTree;
import dodona.treebank.Sentence;
import java.util.Arrays;

/**
 * Scores configurations by adding up the rows of their features.
 *
 * <p>The weights may belong to a finished model or to one in training. With memory, it keeps the
 * sums of groups of features: the items of a beam have most of them in common.
 */
public final class RowScorer implements Scorer.Session {

  private final FeatureExtractor extractor;
  private final int places;
  private final RowLayout layout;
  private final RowWeights weights;
  private final int width;
  private final int[] rows;
  private final RowSum sum;
  private final SumMemory[] memories;

  /**
   * A scorer over weights that it does not change, but that may change between sentences.
   *
   * @param remember whether to remember sums within a sentence
   */
  public RowScorer(FeatureModel features, RowLayout layout, RowWeights weights, boolean remember) {
    this.extractor = features.extractor(layout);
    this.places = features.places();
    this.layout = layout;
    this.weights = weights;
    this.width = layout.width();
    this.rows = new int[extractor.mostRows()];
    this.sum = new RowSum(width);
    this.memories = new SumMemory[remember ? extractor.groups() : 0];
    for (int group = 0; group < memories.length; group++) {
      memories[group] = new SumMemory(width);
    }
  }

  @Override
  public void begin(Sentence sentence) {
    extractor.begin(sentence);
    for (SumMemory memory : memories) {
      memory.forget();
    }
  }

  /** No configuration has more features than this. */
  public int mostRows() {
    return extractor.mostRows();
  }

  /**
   * Finds the rows that are added up for a site of a configuration.
   *
   * @param into an array for at least {@link #mostRows} rows
   * @return how many there are
   */
  public int rows(PartialTree c, int site, int[] into) {
    return extractor.extract(c, site, into);
  }

  /**
   * Finds the cells that are added up for an idle step of a finished configuration.
   *
   * @param into an array for at least {@link #mostRows} rows
   * @return how many there are
   */
  public int idleCells(PartialTree finished, int[] into) {
    int count = extractor.extract(finished, 0, into);
    for (int i = 0; i < count; i++) {
      into[i] = layout.beside(into[i]);
    }
    return count;
  }

  @Override
  public int idle(PartialTree finished) {
    int score = 0;
    int count = idleCells(finished, rows);
    for (int i = 0; i < count; i++) {
      score += weights.get(rows[i]);
    }
    return score;
  }

  @Override
  public int places() {
    return places;
  }

  @Override
  public void score(PartialTree[] items, int[] sites, int count, int[][] scores) {
    for (int i = 0; i < count; i++) {
      score(items[i], sites[i], scores[i]);
    }
  }

  /** Scores every transition at a site of one configuration. */
  public void score(PartialTree c, int site, int[] scores) {
    extractor.look(c, site);
    if (memories.length == 0) {
      sum.sum(weights, rows, extractor.extract(rows), scores);
      return;
    }
    Arrays.fill(scores, 0, width, 0);
    for (int group = 0; group < memories.length; group++) {
      SumMemory memory = memories[group];
      int[] sums = memory.sums(extractor.key(group));
      if (!memory.isKnown()) {
        sum.sum(weights, rows, extractor.extract(group, rows), sums);
      }
      for (int t = 0; t < width; t++) {
        scores[t] += sums[t];
      }
    }
  }
}
