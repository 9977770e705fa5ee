package dodona.stress.fuzz.input;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Mutations of a file: changed bytes, and lost, repeated or moved pieces. */
public final class Mutation {

  /** The lengths in files of weights. */
  private static final int START_BYTES = 2048;

  private Mutation() {}

  /** The bytes after accidents that happened to their start, in half of all cases. */
  public static byte[] mostlyOfStart(byte[] bytes, Chance chance) {
    if (bytes.length <= START_BYTES || chance.oneIn(2)) {
      return of(bytes, chance);
    }
    int length = 1 + chance.below(START_BYTES);
    byte[] start = of(Arrays.copyOf(bytes, length), chance);
    return joined(start, 0, -1, bytes, length, bytes.length);
  }

  /** The bytes after one to a few accidents. */
  public static byte[] of(byte[] bytes, Chance chance) {
    byte[] result = bytes;
    for (int i = 1 + chance.small(6); i > 0; i--) {
      result = once(result, chance);
    }
    return result;
  }

  private static byte[] once(byte[] bytes, Chance chance) {
    if (bytes.length == 0) {
      return Oddities.text(chance).getBytes(StandardCharsets.UTF_8);
    }
    int at = chance.below(bytes.length);
    int end = Math.min(bytes.length, at + 1 + chance.small(Math.min(bytes.length, 2000)));
    return switch (chance.below(9)) {
      case 0 -> changed(bytes, at, (byte) (bytes[at] ^ (1 << chance.below(8))));
      case 1 -> changed(bytes, at, (byte) chance.below(256));
      case 2 -> Arrays.copyOf(bytes, at);
      case 3 -> joined(bytes, 0, at, bytes, end, bytes.length);
      case 4 -> insert(bytes, at, Oddities.text(chance).getBytes(StandardCharsets.UTF_8));
      case 5 -> insert(bytes, at, chance.bytes(1 + chance.small(20)));
      case 6 -> insert(bytes, at, repeated(bytes, at, end, chance));
      case 7 -> insert(bytes, chance.below(bytes.length), Arrays.copyOfRange(bytes, at, end));
      default ->
          joined(
              joined(bytes, 0, at, Oddities.text(chance).getBytes(StandardCharsets.UTF_8), 0, -1),
              0,
              -1,
              bytes,
              end,
              bytes.length);
    };
  }

  private static byte[] changed(byte[] bytes, int at, byte to) {
    byte[] copy = bytes.clone();
    copy[at] = to;
    return copy;
  }

  private static byte[] repeated(byte[] bytes, int from, int to, Chance chance) {
    int times = 1 + chance.small(chance.oneIn(100) ? 50_000 : 30);
    byte[] piece = Arrays.copyOfRange(bytes, from, to);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int i = 0; i < times && out.size() < (1 << 20); i++) {
      out.writeBytes(piece);
    }
    return out.toByteArray();
  }

  private static byte[] insert(byte[] bytes, int at, byte[] piece) {
    return joined(joined(bytes, 0, at, piece, 0, piece.length), 0, -1, bytes, at, bytes.length);
  }

  /** Two stretches in a row; an end of −1 is that of the array. */
  private static byte[] joined(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(a, aFrom, (aTo < 0 ? a.length : aTo) - aFrom);
    out.write(b, bFrom, (bTo < 0 ? b.length : bTo) - bFrom);
    return out.toByteArray();
  }
}
