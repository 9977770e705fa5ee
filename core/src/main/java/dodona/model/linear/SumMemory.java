package dodona.model.linear;

/** Remembers sums of rows by keys, up to a fixed number: a new one replaces another. */
final class SumMemory {

  private static final int SLOTS = 128;

  private final long[] keys = new long[SLOTS];
  private final int[][] sums;
  private final long[] filledIn = new long[SLOTS];
  private long round = 1;
  private boolean known;

  /** Room for sums of one width, for one thread. */
  SumMemory(int width) {
    this.sums = new int[SLOTS][width];
  }

  /** Forgets everything. */
  void forget() {
    round++;
  }

  /**
   * The sums that belong to a key. If they are not {@linkplain #isKnown known}, they are to be
   * filled in.
   *
   * @param key well mixed
   */
  int[] sums(long key) {
    int slot = (int) (key >>> 32) & (SLOTS - 1);
    known = keys[slot] == key && filledIn[slot] == round;
    keys[slot] = key;
    filledIn[slot] = round;
    return sums[slot];
  }

  /** Returns whether the sums requested last were already filled in. */
  boolean isKnown() {
    return known;
  }
}
