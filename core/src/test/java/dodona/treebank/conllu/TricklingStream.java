package dodona.treebank.conllu;

import java.io.ByteArrayInputStream;

/** A stream that hands out a few bytes at a time and never knows what is to come, as pipes may. */
final class TricklingStream extends ByteArrayInputStream {

  private final int chunk;

  TricklingStream(byte[] bytes, int chunk) {
    super(bytes);
    this.chunk = chunk;
  }

  @Override
  public synchronized int read(byte[] bytes, int offset, int length) {
    return super.read(bytes, offset, Math.min(length, chunk));
  }

  @Override
  public synchronized int available() {
    return 0;
  }
}
