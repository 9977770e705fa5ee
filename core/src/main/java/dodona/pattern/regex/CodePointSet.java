package dodona.pattern.regex;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** A set of code points; immutable. */
final class CodePointSet {

  /** Every code point. */
  static final CodePointSet ALL = new CodePointSet(new int[] {0, Character.MAX_CODE_POINT});

  /** No code point. */
  static final CodePointSet NONE = new CodePointSet(new int[0]);

  /** First and last code points of disjoint ranges, sorted, with gaps between them. */
  private final int[] ranges;

  private CodePointSet(int[] ranges) {
    this.ranges = ranges;
  }

  static CodePointSet of(int first, int last) {
    return new CodePointSet(new int[] {first, last});
  }

  /** The code points that satisfy a predicate; looks at each of them. */
  static CodePointSet where(IntPredicate predicate) {
    int[] found = new int[16];
    int length = 0;
    int c = 0;
    while (c <= Character.MAX_CODE_POINT) {
      if (!predicate.test(c)) {
        c++;
        continue;
      }
      int first = c;
      while (c <= Character.MAX_CODE_POINT && predicate.test(c)) {
        c++;
      }
      if (length == found.length) {
        found = Arrays.copyOf(found, 2 * length);
      }
      found[length++] = first;
      found[length++] = c - 1;
    }
    return new CodePointSet(Arrays.copyOf(found, length));
  }

  CodePointSet union(CodePointSet other) {
    int pairs = (ranges.length + other.ranges.length) / 2;
    long[] all = new long[pairs];
    int count = 0;
    for (int[] part : new int[][] {ranges, other.ranges}) {
      for (int i = 0; i < part.length; i += 2) {
        all[count++] = (long) part[i] << 32 | part[i + 1];
      }
    }
    Arrays.sort(all);
    int[] merged = new int[2 * pairs];
    int length = 0;
    for (long range : all) {
      int first = (int) (range >>> 32);
      int last = (int) range;
      if (length > 0 && first <= merged[length - 1] + 1) {
        merged[length - 1] = Math.max(merged[length - 1], last);
      } else {
        merged[length++] = first;
        merged[length++] = last;
      }
    }
    return new CodePointSet(Arrays.copyOf(merged, length));
  }

  CodePointSet complement() {
    int[] gaps = new int[ranges.length + 2];
    int length = 0;
    int next = 0;
    for (int i = 0; i < ranges.length; i += 2) {
      if (ranges[i] > next) {
        gaps[length++] = next;
        gaps[length++] = ranges[i] - 1;
      }
      next = ranges[i + 1] + 1;
    }
    if (next <= Character.MAX_CODE_POINT) {
      gaps[length++] = next;
      gaps[length++] = Character.MAX_CODE_POINT;
    }
    return new CodePointSet(Arrays.copyOf(gaps, length));
  }

  /** This set with the other case of each of its letters. */
  CodePointSet ignoringCase() {
    int[] others = new int[16];
    int length = 0;
    boolean isSmall = size() < Cased.LETTERS.length;
    int[] letters = isSmall ? members() : Cased.LETTERS;
    for (int letter : letters) {
      if (!isSmall && !contains(letter)) {
        continue;
      }
      for (int variant : variants(letter)) {
        if (!contains(variant)) {
          if (length == others.length) {
            others = Arrays.copyOf(others, 2 * length);
          }
          others[length++] = variant;
          others[length++] = variant;
        }
      }
    }
    return union(new CodePointSet(Arrays.copyOf(others, length)));
  }

  /** Returns the number of letters that {@link #ignoringCase} examines. */
  int lettersToFold() {
    return Math.min(size(), Cased.LETTERS.length);
  }

  private int size() {
    int size = 0;
    for (int i = 0; i < ranges.length; i += 2) {
      size += ranges[i + 1] - ranges[i] + 1;
    }
    return size;
  }

  private int[] members() {
    int[] members = new int[size()];
    int length = 0;
    for (int i = 0; i < ranges.length; i += 2) {
      for (int c = ranges[i]; c <= ranges[i + 1]; c++) {
        members[length++] = c;
      }
    }
    return members;
  }

  private static int[] variants(int c) {
    int upper = Character.toUpperCase(c);
    return new int[] {
      upper, Character.toLowerCase(c), Character.toLowerCase(upper), Character.toTitleCase(c)
    };
  }

  private static boolean hasCase(int c) {
    return Character.toUpperCase(c) != c
        || Character.toLowerCase(c) != c
        || Character.toTitleCase(c) != c;
  }

  /** The code points that have another case. */
  private static final class Cased {
    static final int[] LETTERS = where(CodePointSet::hasCase).members();
  }

  boolean contains(int codePoint) {
    int low = 0;
    int high = ranges.length / 2 - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (codePoint < ranges[2 * middle]) {
        high = middle - 1;
      } else if (codePoint > ranges[2 * middle + 1]) {
        low = middle + 1;
      } else {
        return true;
      }
    }
    return false;
  }

  /** First and last code points of the ranges, one after the other. */
  int[] ranges() {
    return ranges.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CodePointSet set && Arrays.equals(ranges, set.ranges);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(ranges);
  }
}
