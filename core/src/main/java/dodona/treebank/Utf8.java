package dodona.treebank;

/** Checks that bytes are well-formed UTF-8, as the Unicode Standard's Table 3-7 defines it. */
final class Utf8 {

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
