package dodona.bench.ablate;

import java.util.List;

/**
 * What some templates reach.
 *
 * @param groups the templates
 * @param las for each treebank
 */
record Scored(TemplateGroups groups, List<Double> las) {

  /** Copies the list. */
  Scored {
    las = List.copyOf(las);
  }

  /** The mean over treebanks. */
  double mean() {
    return las.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
  }

  /** Whether no treebank, and not their mean, loses more than so much. */
  boolean isAsGoodAs(Scored other, double meanLoss, double anyLoss) {
    for (int i = 0; i < las.size(); i++) {
      if (las.get(i) < other.las.get(i) - anyLoss) {
        return false;
      }
    }
    return mean() >= other.mean() - meanLoss;
  }
}
