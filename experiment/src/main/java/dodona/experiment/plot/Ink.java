package dodona.experiment.plot;

import java.util.List;
import java.util.stream.Stream;

/**
 * A color, as it is on a light and on a dark ground.
 *
 * <p>The colors of series differ in lightness as well as in hue, so that most of them stay apart
 * for readers who do not see red or green; markers and dashes distinguish the rest, and all of them
 * on a black-and-white printer.
 *
 * @param light the color on a light ground, as 0xRRGGBB
 * @param dark the color on a dark ground
 */
record Ink(int light, int dark) {

  static final Ink PAPER = new Ink(0xffffff, 0x17191e);
  static final Ink TEXT = new Ink(0x1b1d21, 0xe8e6e3);
  static final Ink SOFT = new Ink(0x5d6470, 0xa3a9b4);
  static final Ink AXIS = new Ink(0x8a919e, 0x7b828f);
  static final Ink GRID = new Ink(0xe3e6eb, 0x2f343d);

  static final List<Ink> SERIES =
      List.of(
          new Ink(0x0b5fa5, 0x6cb0f0), // blue
          new Ink(0xd1540a, 0xff9a57), // vermilion
          new Ink(0x0a8a64, 0x45c99b), // green
          new Ink(0x9a3d8c, 0xd79ad0), // purple
          new Ink(0xb98600, 0xf0c14b), // amber
          new Ink(0x3396cf, 0x8fdcff), // sky
          new Ink(0x3c4048, 0xd5d8de), // graphite
          new Ink(0xd8609b, 0xffa3c7), // pink
          new Ink(0x6b7a1e, 0xc0cf6a), // olive
          new Ink(0x7d4a2b, 0xc99b78)); // brown

  /** All colors that change with the ground; no two are alike on a light one. */
  static final List<Ink> CHANGING =
      Stream.concat(Stream.of(PAPER, TEXT, SOFT, AXIS, GRID), SERIES.stream()).toList();

  /** The same color on any ground. */
  static Ink fixed(int rgb) {
    return new Ink(rgb, rgb);
  }

  boolean changes() {
    return light != dark;
  }

  /** A color in CSS. */
  static String css(int rgb) {
    return "#%06x".formatted(rgb);
  }
}
