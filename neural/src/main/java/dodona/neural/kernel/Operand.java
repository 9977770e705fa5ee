package dodona.neural.kernel;

/**
 * The right-hand factor of a matrix product, laid out as the kernels that packed it read it best.
 * One operand may be packed again and again; its arrays only grow.
 */
public final class Operand {

  /** The number of rows of the factor, which are the terms of each sum. */
  int depth;

  /** The number of columns of the factor and of the product. */
  int columns;

  /** Rows for plain Java, panels of columns for the Vector API. */
  float[][] parts = new float[0][];

  /** Returns the number of columns of the factor. */
  public int columns() {
    return columns;
  }

  /** Allocates space for this number of parts, of this number of floats each. */
  void reserve(int count, int length) {
    if (parts.length < count || (count > 0 && parts[0].length < length)) {
      int longest = Math.max(length, parts.length > 0 ? parts[0].length : 0);
      parts = new float[Math.max(count, parts.length)][longest];
    }
  }
}
