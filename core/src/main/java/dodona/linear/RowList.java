package dodona.linear;

import java.util.Arrays;
import java.util.function.LongToIntFunction;

/**
 * The features of one decision, as the starts of their rows in a weight table.
 *
 * <p>A feature is the number of its template and up to three values; the templates of a list are
 * numbered by the order in which they are added, so that equal values of two templates are two
 * features.
 */
public final class RowList {

  private static final long NEXT_TEMPLATE = 0x9E3779B97F4A7C15L;
  private static final int FIRST_SIZE = 96;

  private final LongToIntFunction layout;
  private int[] starts = new int[FIRST_SIZE];
  private int size;
  private long template;

  private RowList(LongToIntFunction layout) {
    this.layout = layout;
  }

  /** A list of rows of several weights. */
  public static RowList of(RowLayout layout) {
    return new RowList(layout::start);
  }

  /** A list of single weights in a table of 2^bits. */
  public static RowList ofCells(int bits) {
    return new RowList(hash -> (int) (hash >>> (Long.SIZE - bits)));
  }

  /** Begins the features of another decision. */
  public void clear() {
    size = 0;
    template = 0;
  }

  /** Adds a feature of one value. */
  public void add(long a) {
    template += NEXT_TEMPLATE;
    put(Hash.mix(a + template));
  }

  /** Adds a feature of two values. */
  public void add(long a, long b) {
    template += NEXT_TEMPLATE;
    put(Hash.mix(Hash.mix(a + template) + b));
  }

  /** Adds a feature of three values. */
  public void add(long a, long b, long c) {
    template += NEXT_TEMPLATE;
    put(Hash.mix(Hash.mix(Hash.mix(a + template) + b) + c));
  }

  private void put(long hash) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
    }
    starts[size++] = layout.applyAsInt(hash);
  }

  /** The number of features. */
  public int size() {
    return size;
  }

  /** The starts of the rows; only the first {@link #size} count. */
  public int[] starts() {
    return starts;
  }
}
