package dodona.bench.ablate;

import java.util.List;

/**
 * Templates and the LAS that they reach.
 *
 * @param groups the templates
 * @param las the LAS on each treebank
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

  /** Returns whether neither the mean nor any treebank's LAS is lower by more than permitted. */
  boolean isAsGoodAs(Scored other, double meanLoss, double anyLoss) {
    for (int i = 0; i < las.size(); i++) {
      if (las.get(i) < other.las.get(i) - anyLoss) {
        return false;
      }
    }
    return mean() >= other.mean() - meanLoss;
  }
}
