package dodona.neural.network;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The outputs of a classifier that are possible, by group; immutable. Exactly one output of each
 * group is right: the groups of a plain classifier of tags are one, those of morphological features
 * one for each attribute.
 */
public final class Candidates {

  private final int[][] groups;

  private Candidates(int[][] groups) {
    this.groups = groups;
  }

  /**
   * All outputs.
   *
   * @param sizes the number of outputs of each group, which are numbered one group after the other
   */
  public static Candidates all(List<Integer> sizes) {
    BitSet all = new BitSet();
    all.set(0, sizes.stream().mapToInt(Integer::intValue).sum());
    return of(sizes, all);
  }

  /**
   * Some outputs.
   *
   * @param possible those that are possible, at least one of each group
   */
  public static Candidates of(List<Integer> sizes, BitSet possible) {
    int[][] groups = new int[sizes.size()][];
    int start = 0;
    for (int g = 0; g < groups.length; g++) {
      int end = start + sizes.get(g);
      groups[g] = possible.stream().filter(inRange(start, end)).toArray();
      if (groups[g].length == 0) {
        throw new IllegalArgumentException("group " + g + " has no possible output");
      }
      start = end;
    }
    return new Candidates(groups);
  }

  private static IntPredicate inRange(int start, int end) {
    return output -> output >= start && output < end;
  }

  /** The number of groups. */
  int groups() {
    return groups.length;
  }

  /** The possible outputs of a group, in order. */
  int[] ofGroup(int group) {
    return groups[group];
  }

  /** Returns the best possible output of each group. */
  public int[] best(float[] scores) {
    int[] best = new int[groups.length];
    for (int g = 0; g < best.length; g++) {
      best[g] = groups[g][0];
      for (int output : groups[g]) {
        best[g] = scores[output] > scores[best[g]] ? output : best[g];
      }
    }
    return best;
  }
}
