package dodona.experiment.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Draws plots as PNG, on a white background and at twice the resolution.
 *
 * <p>No screen is needed, but a font is: the shapes of the letters depend on those installed.
 */
public final class PngPlot {

  private static final int SCALE = 2;

  private final Graphics2D out;
  private final PngText text;

  private PngPlot(Graphics2D out, PngText text) {
    this.out = out;
    this.text = text;
  }

  /**
   * Writes an image; the stream stays open.
   *
   * @throws IOException also if Java finds no font, with a message that explains what to install
   */
  public static void write(Plot plot, OutputStream to) throws IOException {
    PngText text = PngText.create();
    Picture picture = Drawing.of(plot, text);
    BufferedImage image =
        new BufferedImage(
            SCALE * picture.width(), SCALE * picture.height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.scale(SCALE, SCALE);
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      PngPlot drawing = new PngPlot(graphics, text);
      drawing.draw(new Shape.Area(0, 0, picture.width(), picture.height(), Ink.PAPER));
      picture.shapes().forEach(drawing::draw);
    } finally {
      graphics.dispose();
    }
    if (!ImageIO.write(image, "png", to)) {
      throw new IOException("this Java cannot write PNG");
    }
  }

  private void draw(Shape shape) {
    if (shape instanceof Shape.Area area) {
      color(area.fill());
      out.fill(new Rectangle2D.Double(area.x(), area.y(), area.width(), area.height()));
    } else if (shape instanceof Shape.Edge edge) {
      color(edge.ink());
      out.setStroke(new BasicStroke((float) edge.thickness()));
      out.draw(new Rectangle2D.Double(edge.x(), edge.y(), edge.width(), edge.height()));
    } else if (shape instanceof Shape.Line line) {
      color(line.ink());
      out.setStroke(stroke(line));
      out.draw(path(line.points().stream().mapToDouble(Double::doubleValue).toArray()));
    } else if (shape instanceof Shape.Point point) {
      draw(point);
    } else if (shape instanceof Shape.Text words) {
      draw(words);
    }
  }

  private void draw(Shape.Point point) {
    color(point.fill());
    double r = point.radius();
    if (point.marker() == Marker.CIRCLE) {
      out.fill(new Ellipse2D.Double(point.x() - r, point.y() - r, 2 * r, 2 * r));
    } else {
      Path2D outline = path(point.marker().around(point.x(), point.y(), r));
      outline.closePath();
      out.fill(outline);
    }
  }

  private void draw(Shape.Text words) {
    color(words.ink());
    out.setFont(text.font(words.size(), words.bold()));
    double width = text.of(words.text(), words.size(), words.bold());
    double start =
        switch (words.anchor()) {
          case START -> 0;
          case MIDDLE -> -width / 2;
          case END -> -width;
        };
    AffineTransform before = out.getTransform();
    out.translate(words.x(), words.y());
    if (words.upwards()) {
      out.rotate(-Math.PI / 2);
    }
    out.drawString(words.text(), (float) start, 0);
    out.setTransform(before);
  }

  private void color(Ink ink) {
    out.setColor(new Color(ink.light()));
  }

  private static BasicStroke stroke(Shape.Line line) {
    float width = (float) line.thickness();
    List<Double> dash = line.dash();
    if (dash.isEmpty()) {
      return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
    }
    float[] lengths = new float[dash.size()];
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = dash.get(i).floatValue();
    }
    return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, lengths, 0);
  }

  private static Path2D path(double[] points) {
    Path2D path = new Path2D.Double();
    path.moveTo(points[0], points[1]);
    for (int i = 2; i < points.length; i += 2) {
      path.lineTo(points[i], points[i + 1]);
    }
    return path;
  }
}
