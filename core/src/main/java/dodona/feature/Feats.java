package dodona.feature;

import dodona.linear.Hash;

/** Reads the FEATS column, such as {@code Case=Nom|Number=Sing}, without taking it apart. */
final class Feats {

  /** More attributes of a word than this are left out, so that a hostile cell costs no time. */
  static final int MOST = 16;

  private Feats() {}

  /** The hash of an attribute's value, 0 if there is no such attribute. */
  static long value(String feats, String name) {
    for (int start = 0; start < feats.length(); start = end(feats, start) + 1) {
      int end = end(feats, start);
      int equals = start + name.length();
      if (equals < end && feats.charAt(equals) == '=' && feats.startsWith(name, start)) {
        return Hash.of(feats, equals + 1, end);
      }
    }
    return 0;
  }

  /**
   * Hashes each attribute with its value.
   *
   * @param out receives the hashes, from {@code at} on
   * @return how many there are
   */
  static int each(String feats, long[] out, int at) {
    int count = 0;
    for (int start = 0; start < feats.length(); start = end(feats, start) + 1) {
      int end = end(feats, start);
      if (count < MOST && feats.indexOf('=', start) > start && feats.indexOf('=', start) < end) {
        out[at + count++] = Hash.of(feats, start, end);
      }
    }
    return count;
  }

  private static int end(String feats, int start) {
    int bar = feats.indexOf('|', start);
    return bar < 0 ? feats.length() : bar;
  }
}
