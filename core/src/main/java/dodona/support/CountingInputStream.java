package dodona.support;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/** A stream that counts the bytes that are read from it. */
public final class CountingInputStream extends FilterInputStream {

  private final LongConsumer counter;

  /**
   * A stream that counts.
   *
   * @param counter receives the bytes of each reading
   */
  public CountingInputStream(InputStream in, LongConsumer counter) {
    super(in);
    this.counter = counter;
  }

  @Override
  public int read() throws IOException {
    int b = super.read();
    counter.accept(b < 0 ? 0 : 1);
    return b;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int count = super.read(bytes, offset, length);
    counter.accept(Math.max(count, 0));
    return count;
  }
}
