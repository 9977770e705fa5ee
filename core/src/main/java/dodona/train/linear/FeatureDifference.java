package dodona.train.linear;

import dodona.linear.AveragedWeights;
import java.util.Arrays;

/**
 * The features of the correct decisions minus those of the predicted ones, as cells of the weight
 * table; what they have in common cancels out.
 */
final class FeatureDifference {

  private int[] rewarded = new int[4096];
  private int[] punished = new int[4096];
  private int rewardedCount;
  private int punishedCount;

  /** Begins another difference. */
  void clear() {
    rewardedCount = 0;
    punishedCount = 0;
  }

  /** Adds the cells that a correct decision adds up, one column of some rows. */
  void reward(int[] rows, int count, int column) {
    rewarded = reserve(rewarded, rewardedCount + count);
    for (int i = 0; i < count; i++) {
      rewarded[rewardedCount++] = rows[i] + column;
    }
  }

  /** Adds the cells that a predicted decision adds up. */
  void punish(int[] rows, int count, int column) {
    punished = reserve(punished, punishedCount + count);
    for (int i = 0; i < count; i++) {
      punished[punishedCount++] = rows[i] + column;
    }
  }

  private static int[] reserve(int[] cells, int count) {
    return cells.length >= count ? cells : Arrays.copyOf(cells, 2 * count);
  }

  /** Removes what is both rewarded and punished. */
  void cancel() {
    Arrays.sort(rewarded, 0, rewardedCount);
    Arrays.sort(punished, 0, punishedCount);
    int keptRewarded = 0;
    int keptPunished = 0;
    int r = 0;
    int p = 0;
    while (r < rewardedCount || p < punishedCount) {
      if (p == punishedCount || (r < rewardedCount && rewarded[r] < punished[p])) {
        rewarded[keptRewarded++] = rewarded[r++];
      } else if (r == rewardedCount || punished[p] < rewarded[r]) {
        punished[keptPunished++] = punished[p++];
      } else {
        r++;
        p++;
      }
    }
    rewardedCount = keptRewarded;
    punishedCount = keptPunished;
  }

  /** The squared length of the difference; after {@link #cancel}. */
  double squaredNorm() {
    return squaredNorm(rewarded, rewardedCount) + squaredNorm(punished, punishedCount);
  }

  private static double squaredNorm(int[] sorted, int count) {
    double sum = 0;
    for (int from = 0, to = 0; from < count; from = to) {
      while (to < count && sorted[to] == sorted[from]) {
        to++;
      }
      sum += (double) (to - from) * (to - from);
    }
    return sum;
  }

  /** By how much the correct decisions score better. */
  double score(AveragedWeights weights) {
    double score = 0;
    for (int i = 0; i < rewardedCount; i++) {
      score += weights.weight(rewarded[i]);
    }
    for (int i = 0; i < punishedCount; i++) {
      score -= weights.weight(punished[i]);
    }
    return score;
  }

  /** Adds the difference, so many times, to the weights. */
  void addTo(AveragedWeights weights, float step) {
    for (int i = 0; i < rewardedCount; i++) {
      weights.add(rewarded[i], step);
    }
    for (int i = 0; i < punishedCount; i++) {
      weights.add(punished[i], -step);
    }
  }
}
