package dodona.experiment.plot;

/** Colors from pale to deep blue, which grow darker evenly and so can be told without hue. */
final class ColorScale {

  private static final int[] STOPS = {0xf1f6fc, 0xbcd9f0, 0x74b0dc, 0x2f7fbd, 0x0c5497, 0x082f61};

  private ColorScale() {}

  /** The color at a place from 0 to 1. */
  static int at(double place) {
    double position = Math.max(0, Math.min(1, place)) * (STOPS.length - 1);
    int from = Math.min(STOPS.length - 2, (int) position);
    double share = position - from;
    int color = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int low = (STOPS[from] >> shift) & 0xff;
      int high = (STOPS[from + 1] >> shift) & 0xff;
      color |= (int) Math.round(low + share * (high - low)) << shift;
    }
    return color;
  }

  /** Black or white, whichever is easier to read on a color. */
  static int readableOn(int color) {
    return contrast(color, 0xffffff) > contrast(color, 0) ? 0xffffff : 0;
  }

  /** The contrast of two colors by WCAG 2, from 1 to 21. */
  static double contrast(int one, int other) {
    double a = luminance(one) + 0.05;
    double b = luminance(other) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  private static double luminance(int color) {
    return 0.2126 * linear((color >> 16) & 0xff)
        + 0.7152 * linear((color >> 8) & 0xff)
        + 0.0722 * linear(color & 0xff);
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.03928 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
  }
}
