package dodona.encoder.importer;

import dodona.neural.encoder.Half;
import java.nio.ByteBuffer;

/** The kinds of numbers that weights come as, little-endian. */
enum ElementType {
  FLOAT32(4) {
    @Override
    void decode(ByteBuffer in, float[] to) {
      in.asFloatBuffer().get(to);
    }
  },
  FLOAT16(2) {
    @Override
    void decode(ByteBuffer in, float[] to) {
      for (int i = 0; i < to.length; i++) {
        to[i] = Half.toFloat(in.getShort());
      }
    }
  },
  BFLOAT16(2) {
    @Override
    void decode(ByteBuffer in, float[] to) {
      for (int i = 0; i < to.length; i++) {
        to[i] = Float.intBitsToFloat(in.getShort() << 16);
      }
    }
  };

  private final int bytes;

  ElementType(int bytes) {
    this.bytes = bytes;
  }

  int bytes() {
    return bytes;
  }

  abstract void decode(ByteBuffer in, float[] to);
}
