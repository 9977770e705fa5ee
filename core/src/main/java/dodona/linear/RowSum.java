package dodona.linear;

import dodona.support.VectorApi;
import java.lang.invoke.MethodHandles;
import java.util.Optional;

/**
 * The innermost loop: adds up rows of a weight table.
 *
 * <p>It starts in plain Java and switches to the Vector API if available. The latter takes a third
 * of the time once it is compiled but is much slower before, which would delay short inputs. Sums
 * of whole numbers are the same either way.
 */
public final class RowSum {

  /** The largest absolute value of a weight, so that no sum overflows. */
  static final int LARGEST = Short.MAX_VALUE / RowAdder.MOST_ROWS;

  /** Sums in plain Java, about what ten thousand words take. */
  private static final int WARM_UP = 1 << 16;

  private static final class Vectors {
    static final Optional<Class<? extends RowAdder>> ROWS =
        VectorApi.find(
            "dodona.linear.VectorRows",
            RowAdder.class,
            MethodHandles.lookup(),
            vectors -> RowSum.class.getModule().addReads(vectors));
  }

  private final int width;
  private final int[] more;
  private RowAdder adder;
  private int untilVectors = WARM_UP;

  /** Sums of rows of one width, for one thread. */
  public RowSum(int width) {
    this.width = width;
    this.more = new int[width];
    this.adder = new PlainRows(width);
  }

  /** Sets scores to the sums of the rows that start at {@code rows[0 … count − 1]}. */
  public void sum(RowWeights weights, int[] rows, int count, int[] scores) {
    if (untilVectors > 0 && --untilVectors == 0) {
      adder = vectors(width).orElse(adder);
    }
    int most = weights.mostRows();
    adder.sum(weights, rows, 0, Math.min(count, most), scores);
    for (int from = most; from < count; from += most) {
      adder.sum(weights, rows, from, Math.min(count, from + most), more);
      for (int t = 0; t < width; t++) {
        scores[t] += more[t];
      }
    }
  }

  /** Sums with the Vector API, if it is there and rows are as long as its vectors. */
  static Optional<RowAdder> vectors(int width) {
    try {
      return Vectors.ROWS.isEmpty()
          ? Optional.empty()
          : Optional.of(Vectors.ROWS.get().getDeclaredConstructor(int.class).newInstance(width));
    } catch (ReflectiveOperationException | LinkageError e) {
      return Optional.empty(); // too short; or an incubating module has changed its ways
    }
  }
}
