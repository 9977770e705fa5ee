package dodona.draw.lattice;

import dodona.lattice.DerivationLattice;
import dodona.support.Resources;
import dodona.support.Xml;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Writes the image of a lattice. */
final class LatticeSvg {

  private static final double MARGIN = 16;
  private static final double LINE = 15;
  private static final double CHARACTER = 7;
  private static final double PADDING = 8;
  private static final double EMPTY_SIZE = 20;
  private static final double BETWEEN_NODES = 26;
  private static final double ARROW = 7;
  private static final double HEADER = 46;
  private static final double FOOTER = 34;

  /** Nodes with many arcs grow to the right, too. */
  private static final int MAX_LINES = 4;

  private final DerivationLattice lattice;
  private final List<String> words;
  private final String summary;
  private final String[] names;
  private final String[][] cells;
  private final String[] tooltips;
  private final double[] width;
  private final double[] height;
  private final LatticeLayout layout;
  private final double[] layerX;
  private final double[] widest;
  private final double right;
  private final StringBuilder out = new StringBuilder();

  LatticeSvg(DerivationLattice lattice, List<String> words, String summary) {
    this.lattice = lattice;
    this.words = words;
    this.summary = summary;
    this.names = new String[lattice.arcs()];
    int nodes = lattice.nodes();
    cells = new String[nodes][];
    tooltips = new String[nodes];
    width = new double[nodes];
    height = new double[nodes];
    Arrays.setAll(names, lattice::name);
    measure();
    layout = new LatticeLayout(lattice, height, BETWEEN_NODES);
    layerX = new double[layout.layers()];
    widest = new double[layout.layers()];
    right = placeLayers();
  }

  private void measure() {
    for (int node = 0; node < cells.length; node++) {
      PartialTree c = lattice.restore(node);
      cells[node] = LatticeDrawing.arcs(c).toArray(new String[0]);
      tooltips[node] =
          c.parts().entrySet().stream()
              .map(part -> part.getKey() + ": " + named(part.getValue()))
              .collect(Collectors.joining("\n"));
      int count = cells[node].length;
      int columns = columns(count);
      int lines = lines(count);
      width[node] = count == 0 ? EMPTY_SIZE : (columns * cellWidth()) + (2 * PADDING);
      height[node] = count == 0 ? EMPTY_SIZE : (lines * LINE) + PADDING;
      if (node == cells.length - 1) {
        width[node] += PADDING;
        height[node] += PADDING;
      }
    }
  }

  private static int columns(int count) {
    return (count + MAX_LINES - 1) / MAX_LINES;
  }

  private static int lines(int count) {
    return count == 0 ? 0 : (count + columns(count) - 1) / columns(count);
  }

  private double cellWidth() {
    int digits = Integer.toString(lattice.words()).length();
    return ((2 * digits) + 2) * CHARACTER;
  }

  private String named(List<Integer> list) {
    StringJoiner text = new StringJoiner(" ");
    for (int word : list) {
      text.add(word == 0 || words.isEmpty() ? Integer.toString(word) : words.get(word - 1));
    }
    return text.toString();
  }

  /** Finds the middle of each layer: its widest node has to fit, and the longest name between. */
  private double placeLayers() {
    for (int node = 0; node < width.length; node++) {
      widest[layout.layer(node)] = Math.max(widest[layout.layer(node)], width[node]);
    }
    double[] gap = new double[layerX.length];
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      int[] points = layout.points(arc);
      int layer = layout.layer(points[named(points)]);
      gap[layer] = Math.max(gap[layer], name(arc).length() * CHARACTER);
    }
    double x = MARGIN;
    for (int layer = 0; layer < layerX.length; layer++) {
      layerX[layer] = x + (widest[layer] / 2);
      x += widest[layer] + gap[layer] + (4 * ARROW);
    }
    return layerX[layerX.length - 1] + (widest[layerX.length - 1] / 2) + MARGIN;
  }

  /** Returns the index of the segment of an arc that bears its name: the middle one. */
  private static int named(int[] points) {
    return (points.length - 2) / 2;
  }

  private String name(int arc) {
    return names[arc];
  }

  String draw() {
    double pictureWidth = Math.max(right, (2 * MARGIN) + (CHARACTER * summary.length()));
    pictureWidth = Math.max(pictureWidth, (2 * MARGIN) + (CHARACTER * sentence().length()));
    double pictureHeight = HEADER + layout.height() + FOOTER;
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
        .append(number(pictureWidth))
        .append(' ')
        .append(number(pictureHeight))
        .append("\" width=\"")
        .append(number(pictureWidth))
        .append("\" height=\"")
        .append(number(pictureHeight))
        .append("\" role=\"img\">\n");
    element("title", "", "Lattice of derivations: " + summary);
    style();
    out.append("<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n");
    text(MARGIN, MARGIN + 8, "sentence", "start", sentence());
    text(MARGIN, MARGIN + 24, "summary", "start", summary);
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      drawArc(arc);
    }
    for (int node = 0; node < lattice.nodes(); node++) {
      drawNode(node);
    }
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      nameArc(arc);
    }
    legend(pictureHeight - 12);
    return out.append("</svg>\n").toString();
  }

  private String sentence() {
    StringJoiner text = new StringJoiner(" · ");
    for (int word = 1; word <= words.size(); word++) {
      text.add(word + " " + words.get(word - 1));
    }
    return text.toString();
  }

  private List<Move> moves() {
    int moves = 0;
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      moves |= lattice.move(arc).bit();
    }
    return lattice.system().transitions().moveList(moves);
  }

  private void style() {
    out.append("<style>\n");
    out.append(resource("lattice.css"));
    for (Move move : moves()) {
      colors(move, LatticeColor.of(move).onLight());
    }
    out.append("@media (prefers-color-scheme: dark) {\n");
    out.append(resource("lattice-dark.css"));
    for (Move move : moves()) {
      colors(move, LatticeColor.of(move).onDark());
    }
    out.append("}\n</style>\n");
  }

  private static String resource(String name) {
    return Resources.text(LatticeSvg.class.getResourceAsStream(name), name);
  }

  private void colors(Move move, String color) {
    String name = move.shortName();
    out.append(".arc.").append(name).append(" { stroke: ").append(color).append("; }\n");
    out.append(".tip.").append(name).append(", .name.").append(name);
    out.append(" { fill: ").append(color).append("; }\n");
  }

  /** Draws an arc: level where it passes a layer, so that it keeps clear of the nodes there. */
  private void drawArc(int arc) {
    int[] points = layout.points(arc);
    String move = lattice.move(arc).shortName();
    double x = layerX[layout.layer(points[0])] + halfWidth(points[0]);
    double y = y(points[0]);
    StringBuilder path = new StringBuilder("M" + number(x) + " " + number(y));
    for (int i = 1; i < points.length; i++) {
      boolean bend = i < points.length - 1;
      double toX = layerX[layout.layer(points[i])] - halfWidth(points[i]) - (bend ? 0 : ARROW);
      double toY = y(points[i]);
      double middle = (x + toX) / 2;
      path.append(" C").append(number(middle)).append(' ').append(number(y));
      path.append(' ').append(number(middle)).append(' ').append(number(toY));
      path.append(' ').append(number(toX)).append(' ').append(number(toY));
      x = toX;
      y = toY;
      if (bend) {
        x += 2 * halfWidth(points[i]);
        path.append(" H").append(number(x));
      }
    }
    out.append("<path class=\"arc ").append(move).append("\" d=\"").append(path).append("\"/>\n");
    out.append("<path class=\"tip ").append(move).append("\" d=\"M").append(number(x + ARROW));
    out.append(' ').append(number(y)).append(" l").append(number(-ARROW)).append(" -4 v8 z\"/>\n");
  }

  private void nameArc(int arc) {
    int[] points = layout.points(arc);
    int from = points[named(points)];
    int to = points[named(points) + 1];
    double left = layerX[layout.layer(from)] + halfWidth(from);
    double end = layerX[layout.layer(to)] - halfWidth(to) - ARROW;
    double y = (y(from) + y(to)) / 2;
    double middle = (left + end) / 2;
    double plate = name(arc).length() * CHARACTER;
    box("ground", middle - (plate / 2), y - (LINE / 2), plate, LINE);
    text(middle, y + 4, "name " + lattice.move(arc).shortName(), "middle", name(arc));
  }

  /** Half the width of a node; a bend is as wide as its layer. */
  private double halfWidth(int point) {
    return (point < width.length ? width[point] : widest[layout.layer(point)]) / 2;
  }

  private void drawNode(int node) {
    double x = layerX[layout.layer(node)] - (width[node] / 2);
    double y = y(node) - (height[node] / 2);
    boolean terminal = node == lattice.nodes() - 1;
    out.append("<g>\n");
    element("title", "", tooltips[node]);
    box("node" + (lattice.isFork(node) ? " fork" : ""), x, y, width[node], height[node]);
    if (terminal) {
      box("ring", x + 4, y + 4, width[node] - PADDING, height[node] - PADDING);
    }
    int count = cells[node].length;
    int columns = columns(count);
    int lines = lines(count);
    double firstX = x + (width[node] / 2) - ((columns - 1) * cellWidth() / 2);
    double firstY = y(node) - ((lines - 1) * LINE / 2) + 4;
    for (int i = 0; i < count; i++) {
      int column = i / lines;
      double cellX = firstX + (column * cellWidth());
      text(cellX, firstY + ((i % lines) * LINE), "in", "middle", cells[node][i]);
    }
    out.append("</g>\n");
  }

  private void box(String classes, double x, double y, double boxWidth, double boxHeight) {
    double radius = Math.min(Math.min(boxWidth, boxHeight) / 2, 12);
    out.append("<rect class=\"").append(classes).append("\" x=\"").append(number(x));
    out.append("\" y=\"").append(number(y)).append("\" width=\"").append(number(boxWidth));
    out.append("\" height=\"").append(number(boxHeight)).append("\" rx=\"");
    out.append(number(radius)).append("\"/>\n");
  }

  private void legend(double y) {
    double x = MARGIN;
    for (Move move : moves()) {
      out.append("<path class=\"arc ").append(move.shortName()).append("\" d=\"M");
      out.append(number(x)).append(' ').append(number(y - 4)).append(" h24\"/>\n");
      text(x + 30, y, "legend", "start", description(move));
      x += 50 + (CHARACTER * description(move).length());
    }
  }

  private static String description(Move move) {
    String name = move.toString();
    return name.equals(move.shortName())
        ? name
        : move.shortName() + " " + name.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private double y(int point) {
    return HEADER + layout.place(point);
  }

  private void text(double x, double y, String classes, String anchor, String content) {
    String attributes =
        " class=\""
            + classes
            + "\" x=\""
            + number(x)
            + "\" y=\""
            + number(y)
            + "\" text-anchor=\""
            + anchor
            + "\"";
    element("text", attributes, content);
  }

  private void element(String name, String attributes, String content) {
    out.append('<').append(name).append(attributes).append('>').append(escape(content));
    out.append("</").append(name).append(">\n");
  }

  private static String escape(String text) {
    return text.lines().map(Xml::escape).collect(Collectors.joining("\n"));
  }

  private static String number(double value) {
    double rounded = Math.round(value * 10) / 10.0;
    return rounded == Math.rint(rounded)
        ? Long.toString((long) rounded)
        : String.format(Locale.ROOT, "%.1f", rounded);
  }
}
