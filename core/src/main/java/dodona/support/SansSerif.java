package dodona.support;

import java.text.Normalizer;

/**
 * The width of a text in a common sans-serif font, estimated.
 *
 * <p>The font of a viewer is unknown, so the estimate is generous: a little too much space is
 * better than words that touch.
 */
public final class SansSerif {

  /** Advance widths of U+0020 to U+007E in Helvetica and its metric equivalents, in 1/1000 em. */
  private static final int[] ASCII = {
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584
  };

  /** Letters of scripts without a table: about as wide as Cyrillic, Arabic or Devanagari runs. */
  private static final int OTHER = 640;

  private static final int WIDE = 1000;

  /** Thousands of combining marks in a row take quadratic time to be put in order. */
  private static final int PIECE = 256;

  private static final double GENEROSITY = 1.06;

  private SansSerif() {}

  /** The width of a text in pixels, rounded up. */
  public static int width(String text, double fontSize) {
    long sum = 0;
    for (int from = 0, to; from < text.length(); from = to) {
      to = Math.min(text.length(), from + PIECE);
      boolean splits =
          to < text.length()
              && Character.isHighSurrogate(text.charAt(to - 1))
              && Character.isLowSurrogate(text.charAt(to));
      to += splits ? 1 : 0;
      sum += widthOfPiece(text.substring(from, to));
    }
    return (int) Math.ceil(sum * fontSize * GENEROSITY / 1000);
  }

  private static long widthOfPiece(String text) {
    long sum = 0;
    for (String cluster : DisplayWidth.clusters(Normalizer.normalize(text, Normalizer.Form.NFD))) {
      int first = cluster.codePointAt(0);
      if (first >= ' ' && first <= '~') {
        sum += ASCII[first - ' '];
      } else {
        sum +=
            DisplayWidth.ofCluster(cluster) == 2 ? WIDE : OTHER * DisplayWidth.ofCluster(cluster);
      }
    }
    return sum;
  }
}
