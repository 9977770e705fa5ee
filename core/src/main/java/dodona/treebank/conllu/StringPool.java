package dodona.treebank.conllu;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Turns bytes into strings and hands out the same string again for the same bytes where it can.
 *
 * <p>Most cells of a treebank repeat (tags, labels, frequent words), and decoding them again costs
 * more than everything else a reader does. The pool is a table with one entry a slot: a newcomer
 * takes the place of whatever was there, so its size is bounded whatever the file holds.
 */
final class StringPool {

  private static final int SLOTS = 1 << 15;
  private static final int LONGEST = 64;

  /** A quarter of all cells and more are one character: {@code _}, small numbers, punctuation. */
  private static final String[] SINGLE = new String[128];

  static {
    for (char c = 0; c < SINGLE.length; c++) {
      SINGLE[c] = String.valueOf(c);
    }
  }

  private final byte[] @Nullable [] keys = new byte[SLOTS][];
  private final @Nullable String[] values = new String[SLOTS];

  String get(byte[] bytes, int start, int end) {
    int length = end - start;
    if (length == 1 && bytes[start] >= 0) {
      return SINGLE[bytes[start]];
    }
    if (length > LONGEST) {
      return new String(bytes, start, length, StandardCharsets.UTF_8);
    }
    int hash = length;
    for (int i = start; i < end; i++) {
      hash = 31 * hash + bytes[i];
    }
    int slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    byte[] key = keys[slot];
    String value = values[slot];
    if (key != null && value != null && matches(key, bytes, start, length)) {
      return value;
    }
    byte[] copy = new byte[length];
    System.arraycopy(bytes, start, copy, 0, length);
    String decoded = new String(copy, StandardCharsets.UTF_8);
    keys[slot] = copy;
    values[slot] = decoded;
    return decoded;
  }

  private static boolean matches(byte[] key, byte[] bytes, int start, int length) {
    if (key.length != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (key[i] != bytes[start + i]) {
        return false;
      }
    }
    return true;
  }
}
