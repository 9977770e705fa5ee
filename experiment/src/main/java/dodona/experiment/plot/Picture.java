package dodona.experiment.plot;

import dodona.experiment.plot.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;

/**
 * A drawing, independent of the output format.
 *
 * @param width in pixels
 * @param height in pixels
 * @param description the image in words, for those who cannot see it
 * @param shapes its parts; later ones cover earlier ones
 */
record Picture(int width, int height, String description, List<Shape> shapes) {

  static final double SMALL = 12;
  static final double HEADING = 15;

  /** A builder of images. */
  static final class Sketch {

    private final List<Shape> shapes = new ArrayList<>();
    private final TextWidth widths;

    Sketch(TextWidth widths) {
      this.widths = widths;
    }

    TextWidth widths() {
      return widths;
    }

    double width(String text) {
      return widths.of(text, SMALL, false);
    }

    void add(Shape shape) {
      shapes.add(shape);
    }

    void text(String text, double x, double y, Anchor anchor, Ink ink) {
      add(new Shape.Text(text, x, y, anchor, SMALL, false, ink, false));
    }

    /** Writes a title from the top left corner and returns where it ends. */
    double title(String title, double width) {
      double y = 8;
      for (String line : widths.wrap(title, HEADING, true, width - 24, 3)) {
        y += HEADING * 1.3;
        add(new Shape.Text(line, 12, y, Anchor.START, HEADING, true, Ink.TEXT, false));
      }
      return y + 10;
    }

    Picture finish(double width, double height, String description) {
      return new Picture(
          (int) Math.ceil(width), (int) Math.ceil(height), description, List.copyOf(shapes));
    }
  }
}
