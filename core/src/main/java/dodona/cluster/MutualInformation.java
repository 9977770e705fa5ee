package dodona.cluster;

/**
 * The mutual information of neighboring classes, and what it loses when two classes become one.
 *
 * <p>Classes are in slots, of which some are empty. The loss of each pair is kept up to date: a
 * class that comes or goes changes it by its own terms only, so that a step takes time in the
 * square of the number of slots.
 */
final class MutualInformation {

  private static final int TABLE = 1 << 20;

  private final int slots;
  private final int[][] pairs;
  private final int[] first;
  private final int[] second;
  private final boolean[] isUsed;
  private final double[][] loss;
  private final double[] logarithms = new double[TABLE];
  private final double logOfAll;

  /**
   * No classes yet.
   *
   * @param all how many pairs the text has
   */
  MutualInformation(int slots, int all) {
    this.slots = slots;
    this.pairs = new int[slots][slots];
    this.first = new int[slots];
    this.second = new int[slots];
    this.isUsed = new boolean[slots];
    this.loss = new double[slots][slots];
    for (int n = 1; n < TABLE; n++) {
      logarithms[n] = StrictMath.log(n);
    }
    this.logOfAll = StrictMath.log(all);
  }

  private double log(int n) {
    return n < TABLE ? logarithms[n] : StrictMath.log(n);
  }

  boolean isUsed(int slot) {
    return isUsed[slot];
  }

  /** The loss of joining two classes, the first of which has the smaller slot. */
  double loss(int a, int b) {
    return loss[a][b];
  }

  /**
   * Adds a class to an empty slot.
   *
   * @param asFirst how often it is the first of a pair, with any word
   * @param asSecond how often it is the second
   * @param before how often the class of each slot comes before it
   * @param after how often the class of each slot comes after it; its own slot has its pairs with
   *     itself, in both
   */
  void add(int slot, int asFirst, int asSecond, int[] before, int[] after) {
    isUsed[slot] = true;
    first[slot] = asFirst;
    second[slot] = asSecond;
    for (int other = 0; other < slots; other++) {
      pairs[other][slot] = before[other];
      pairs[slot][other] = after[other];
    }
    addTermsOf(slot, 1);
    refresh(slot);
  }

  /** Joins a class to another, whose slot stays. */
  void merge(int kept, int gone) {
    addTermsOf(kept, -1);
    isUsed[kept] = false;
    addTermsOf(gone, -1);
    isUsed[gone] = false;
    first[kept] += first[gone];
    second[kept] += second[gone];
    pairs[kept][kept] += pairs[kept][gone] + pairs[gone][kept] + pairs[gone][gone];
    for (int other = 0; other < slots; other++) {
      if (other != kept && other != gone) {
        pairs[kept][other] += pairs[gone][other];
        pairs[other][kept] += pairs[other][gone];
      }
      pairs[gone][other] = 0;
      pairs[other][gone] = 0;
    }
    isUsed[kept] = true;
    addTermsOf(kept, 1);
    refresh(kept);
  }

  /** Adds the terms of a class to the losses of all pairs of others, or takes them away. */
  private void addTermsOf(int slot, int sign) {
    for (int a = 0; a < slots; a++) {
      if (isUsed[a] && a != slot) {
        boolean isNeighbor = isNeighbor(a, slot);
        for (int b = a + 1; b < slots; b++) {
          if (isUsed[b] && b != slot && (isNeighbor || isNeighbor(b, slot))) {
            loss[a][b] += sign * lossBeside(a, b, slot);
          }
        }
      }
    }
  }

  private boolean isNeighbor(int a, int slot) {
    return pairs[a][slot] != 0 || pairs[slot][a] != 0;
  }

  /** Computes the losses of a class with all others. */
  private void refresh(int slot) {
    for (int other = 0; other < slots; other++) {
      if (isUsed[other] && other != slot) {
        int a = Math.min(slot, other);
        int b = Math.max(slot, other);
        double sum = lossWithin(a, b);
        for (int c = 0; c < slots; c++) {
          if (isUsed[c] && c != a && c != b) {
            sum += lossBeside(a, b, c);
          }
        }
        loss[a][b] = sum;
      }
    }
  }

  /** Returns the loss from joining two classes in their terms with a third class. */
  private double lossBeside(int a, int b, int c) {
    return term(pairs[a][c], first[a], second[c])
        + term(pairs[b][c], first[b], second[c])
        - term(pairs[a][c] + pairs[b][c], first[a] + first[b], second[c])
        + term(pairs[c][a], first[c], second[a])
        + term(pairs[c][b], first[c], second[b])
        - term(pairs[c][a] + pairs[c][b], first[c], second[a] + second[b]);
  }

  /** Returns the loss from joining two classes in their terms with themselves and each other. */
  private double lossWithin(int a, int b) {
    return term(pairs[a][a], first[a], second[a])
        + term(pairs[b][b], first[b], second[b])
        + term(pairs[a][b], first[a], second[b])
        + term(pairs[b][a], first[b], second[a])
        - term(
            pairs[a][a] + pairs[b][b] + pairs[a][b] + pairs[b][a],
            first[a] + first[b],
            second[a] + second[b]);
  }

  /** A term of the mutual information, times the number of pairs of the text. */
  private double term(int together, int one, int other) {
    return together == 0 ? 0 : together * (log(together) + logOfAll - log(one) - log(other));
  }
}
