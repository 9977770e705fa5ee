package dodona.linear;

import org.jspecify.annotations.Nullable;

/**
 * The weights of a table whose rows are added up.
 *
 * <p>Those of a finished parser are so small that a byte holds them. As bytes they take two thirds
 * of the time to add up by vectors, which mostly wait for the rows to arrive; HotSpot vectorizes
 * only sums of shorts. So both exist, the bytes on demand.
 */
public final class RowWeights {

  private final short[] shorts;
  private final boolean hasBytes;
  private volatile byte @Nullable [] bytes;

  private RowWeights(short[] shorts, boolean hasBytes) {
    this.shorts = shorts;
    this.hasBytes = hasBytes;
  }

  /** Finished weights, taken over. */
  public static RowWeights finished(short[] weights) {
    for (short weight : weights) {
      if (Math.abs(weight) > Quantizer.LARGEST_BYTE) {
        return new RowWeights(weights, false);
      }
    }
    return new RowWeights(weights, true);
  }

  /** Weights that go on changing. */
  static RowWeights changing(short[] weights) {
    return new RowWeights(weights, false);
  }

  /** The number of weights. */
  public int size() {
    return shorts.length;
  }

  /** A weight. */
  public int get(int cell) {
    return shorts[cell];
  }

  /** The weights themselves, not a copy. */
  public short[] shorts() {
    return shorts;
  }

  /** The same weights as bytes; null if they do not fit. */
  byte @Nullable [] bytes() {
    byte[] made = bytes;
    if (made == null && hasBytes) {
      made = new byte[shorts.length];
      for (int i = 0; i < made.length; i++) {
        made[i] = (byte) shorts[i];
      }
      bytes = made; // several threads may make it at once, and it is the same
    }
    return made;
  }

  /** Returns the maximum number of rows that can be added up in 16 bits. */
  int mostRows() {
    return hasBytes ? RowAdder.MOST_BYTE_ROWS : RowAdder.MOST_ROWS;
  }
}
