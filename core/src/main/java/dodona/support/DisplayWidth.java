package dodona.support;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number of terminal columns that a text takes.
 *
 * <p>The unit is the grapheme cluster, since that is what a terminal puts into a cell: a letter
 * with its accents, a flag, a family of emoji joined by zero-width joiners. A cluster is as wide as
 * its widest code point. Marks, format and control characters take no column, East Asian wide
 * characters and emoji two. Java has no API for the East Asian Width property, so this class has a
 * table of the wide ranges of Unicode 14.
 */
public final class DisplayWidth {

  private static final Pattern CLUSTER = Pattern.compile("\\X");
  private static final int EMOJI_PRESENTATION = 0xFE0F;
  private static final int SOFT_HYPHEN = 0xAD;

  /** First and last code point of each wide range, in order. */
  private static final int[] WIDE = {
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3, 0x23F3,
    0x25FD, 0x25FE, 0x2614, 0x2615, 0x2648, 0x2653, 0x267F, 0x267F, 0x2693, 0x2693, 0x26A1, 0x26A1,
    0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA,
    0x26F2, 0x26F3, 0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD, 0x2705, 0x2705, 0x270A, 0x270B,
    0x2728, 0x2728, 0x274C, 0x274C, 0x274E, 0x274E, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797,
    0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B50, 0x2B55, 0x2B55, 0x2E80, 0x303E,
    0x3040, 0x3247, 0x3250, 0x4DBF, 0x4E00, 0xA4CF, 0xA960, 0xA97F, 0xAC00, 0xD7A3, 0xF900, 0xFAFF,
    0xFE10, 0xFE19, 0xFE30, 0xFE6F, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x18D08, 0x1AFF0,
    0x1B2FF, 0x1F004, 0x1F004, 0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E, 0x1F191, 0x1F19A, 0x1F200,
    0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA, 0x1F3CF,
    0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E, 0x1F440, 0x1F440, 0x1F442,
    0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A, 0x1F57A, 0x1F595,
    0x1F596, 0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0,
    0x1F6D2, 0x1F6D5, 0x1F6DF, 0x1F6EB, 0x1F6EF, 0x1F6F4, 0x1F6FF, 0x1F7E0, 0x1F7F0, 0x1F90C,
    0x1F93A, 0x1F93C, 0x1F945, 0x1F947, 0x1F9FF, 0x1FA70, 0x1FAFF, 0x20000, 0x3FFFD
  };

  private DisplayWidth() {}

  /** The columns that a text takes. */
  public static int of(String text) {
    if (isPlain(text)) {
      return text.length();
    }
    Matcher clusters = CLUSTER.matcher(text);
    int width = 0;
    while (clusters.find()) {
      width += ofCluster(clusters.group());
    }
    return width;
  }

  /** The grapheme clusters of a text: what may stand in one cell, or in two. */
  public static String[] clusters(String text) {
    return CLUSTER.matcher(text).results().map(result -> result.group()).toArray(String[]::new);
  }

  /** The columns that one grapheme cluster takes. */
  public static int ofCluster(String cluster) {
    int width = 0;
    int flagLetters = 0;
    for (int i = 0; i < cluster.length(); ) {
      int c = cluster.codePointAt(i);
      i += Character.charCount(c);
      width = Math.max(width, c == EMOJI_PRESENTATION && width > 0 ? 2 : ofCodePoint(c));
      flagLetters += isFlagLetter(c) ? 1 : 0;
    }
    return flagLetters == 2 ? 2 : width;
  }

  /** The columns that a code point takes when it stands alone: 0, 1 or 2. */
  public static int ofCodePoint(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          0;
      case Character.FORMAT -> c == SOFT_HYPHEN ? 1 : 0;
      default -> isConjoiningVowelOrFinal(c) ? 0 : isWide(c) ? 2 : 1;
    };
  }

  /** Returns whether a code point is East Asian wide or an emoji of that width. */
  public static boolean isWide(int c) {
    int at = Arrays.binarySearch(WIDE, c);
    return at >= 0 || (-at - 1) % 2 == 1;
  }

  /**
   * The beginning of a text that fits into {@code columns}, with an ellipsis if something is gone.
   */
  public static String shorten(String text, int columns) {
    if (of(text) <= columns) {
      return text;
    }
    StringBuilder kept = new StringBuilder();
    int width = 0;
    for (String cluster : clusters(text)) {
      width += ofCluster(cluster);
      if (width > columns - 1) {
        break;
      }
      kept.append(cluster);
    }
    return columns < 1 ? "" : kept.append('…').toString();
  }

  /**
   * Returns whether a text consists of ASCII, Latin letters and box-drawing lines. Most texts do,
   * and then each char takes one column.
   */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain =
          (c >= ' ' && c <= '~') || (c >= 0xC0 && c <= 0x24F) || (c >= 0x2500 && c <= 0x257F);
      if (!plain) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFlagLetter(int c) {
    return c >= 0x1F1E6 && c <= 0x1F1FF;
  }

  /** Hangul vowels and finals, which join the initial consonant before them. */
  private static boolean isConjoiningVowelOrFinal(int c) {
    return (c >= 0x1160 && c <= 0x11FF) || (c >= 0xD7B0 && c <= 0xD7FB);
  }
}
