package dodona.treebank.conllu;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Checks that bytes are well-formed UTF-8, as the Unicode Standard's Table 3-7 defines it. */
final class Utf8 {

  private static final byte[] REPLACEMENT = "\uFFFD".getBytes(StandardCharsets.UTF_8);

  private Utf8() {}

  /** The index of the first byte that cannot be decoded, or −1. */
  static int firstInvalid(byte[] bytes, int start, int end) {
    int i = start;
    while (i < end) {
      int lead = bytes[i] & 0xFF;
      int length = sequenceLength(lead);
      if (length == 0 || i + length > end || !continues(bytes, i, length, lead)) {
        return i;
      }
      i += length;
    }
    return -1;
  }

  /** A copy of some bytes in which each that cannot be decoded is U+FFFD. */
  static byte[] replaced(byte[] bytes, int start, int end) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(end - start + 2 * REPLACEMENT.length);
    int from = start;
    for (int bad = firstInvalid(bytes, from, end); bad >= 0; bad = firstInvalid(bytes, from, end)) {
      out.write(bytes, from, bad - from);
      out.write(REPLACEMENT, 0, REPLACEMENT.length);
      from = bad + 1;
    }
    out.write(bytes, from, end - from);
    return out.toByteArray();
  }

  /** Returns the number of bytes that were replaced to make a copy. */
  static int replacedBytes(byte[] copy, int originalLength) {
    return (copy.length - originalLength) / (REPLACEMENT.length - 1);
  }

  /** The place behind the last character that does not lack bytes yet to come. */
  static int completeUpTo(byte[] bytes, int end) {
    for (int i = end - 1; i >= Math.max(0, end - 3); i--) {
      int length = sequenceLength(bytes[i] & 0xFF);
      if (length > 0) {
        return i + length > end ? i : end;
      }
    }
    return end;
  }

  private static int sequenceLength(int lead) {
    if (lead < 0x80) {
      return 1;
    } else if (lead < 0xC2) {
      return 0;
    } else if (lead < 0xE0) {
      return 2;
    } else if (lead < 0xF0) {
      return 3;
    }
    return lead < 0xF5 ? 4 : 0;
  }

  private static boolean continues(byte[] bytes, int i, int length, int lead) {
    for (int k = 1; k < length; k++) {
      if ((bytes[i + k] & 0xC0) != 0x80) {
        return false;
      }
    }
    int second = length > 1 ? bytes[i + 1] & 0xFF : 0;
    return switch (lead) {
      case 0xE0 -> second >= 0xA0;
      case 0xED -> second < 0xA0;
      case 0xF0 -> second >= 0x90;
      case 0xF4 -> second < 0x90;
      default -> true;
    };
  }
}
