package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import dodona.neural.encoder.WeightFormat;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/** A matrix or vector that lies somewhere in a foreign file; its place was checked. */
final class ForeignTensor {

  private final String name;
  private final ElementType type;
  private final long[] shape;
  private final FileChannel channel;
  private final long offset;

  /**
   * A tensor at a place in a file.
   *
   * @param length the number of bytes according to the file
   * @throws InvalidInputException if that is not what its shape needs, or not in the file
   */
  ForeignTensor(
      String name, ElementType type, long[] shape, FileChannel channel, long offset, long length)
      throws IOException {
    this.name = name;
    this.type = type;
    this.shape = shape.clone();
    this.channel = channel;
    this.offset = offset;
    long cells = 1;
    for (long side : shape) {
      if (side < 1 || side > Integer.MAX_VALUE || cells > (1L << 40) / side) {
        throw new InvalidInputException(name + " has the shape " + Arrays.toString(shape));
      }
      cells *= side;
    }
    if (length != cells * type.bytes()) {
      throw new InvalidInputException(
          name
              + " of shape "
              + Arrays.toString(shape)
              + " has "
              + length
              + " bytes; expected "
              + cells * type.bytes());
    }
    if (offset < 0 || offset > channel.size() - length) {
      throw new InvalidInputException(name + " is outside of the file");
    }
  }

  String name() {
    return name;
  }

  long[] shape() {
    return shape.clone();
  }

  boolean hasShape(long... expected) {
    return Arrays.equals(shape, expected);
  }

  long offset() {
    return offset;
  }

  long bytes() {
    return Arrays.stream(shape).reduce(type.bytes(), (a, b) -> a * b);
  }

  /** Fills a row of a matrix, or a vector, if they are of the same length. */
  void read(long row, float[] to) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(to.length * type.bytes());
    buffer.order(ByteOrder.LITTLE_ENDIAN);
    long at = offset + row * to.length * type.bytes();
    while (buffer.hasRemaining()) {
      int count = channel.read(buffer, at + buffer.position());
      if (count < 0) {
        throw new EOFException();
      }
    }
    type.decode(buffer.flip(), to);
    WeightFormat.requireFinite(to, name);
  }
}
