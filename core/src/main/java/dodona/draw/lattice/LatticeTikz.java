package dodona.draw.lattice;

import dodona.lattice.DerivationLattice;
import dodona.support.Latex;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Draws lattices for LaTeX with TikZ, as a document that compiles on its own. */
final class LatticeTikz {

  private static final double LINE = 12;
  private static final double PADDING = 8;
  private static final double BETWEEN_NODES = 20;
  private static final double BETWEEN_LAYERS = 30;
  private static final double CHARACTER = 5.5;
  private static final double ARC_NAME_CHARACTER = 4.5;

  private final DerivationLattice lattice;
  private final List<List<String>> cells;
  private final LatticeLayout layout;
  private final double[] layerX;
  private final StringBuilder out = new StringBuilder();

  LatticeTikz(DerivationLattice lattice) {
    this.lattice = lattice;
    this.cells =
        IntStream.range(0, lattice.nodes())
            .mapToObj(node -> LatticeDrawing.arcs(lattice.restore(node)))
            .toList();
    double[] heights = new double[lattice.nodes()];
    for (int node = 0; node < heights.length; node++) {
      heights[node] = (Math.max(1, cells.get(node).size()) * LINE) + PADDING;
    }
    this.layout = new LatticeLayout(lattice, heights, BETWEEN_NODES);
    this.layerX = placeLayers();
  }

  /** Returns the middle of each layer: the widest node fits, and the longest name next to it. */
  private double[] placeLayers() {
    double[] gap = new double[layout.layers()];
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      int layer = layout.layer(namedFrom(layout.points(arc)));
      gap[layer] = Math.max(gap[layer], lattice.name(arc).length() * ARC_NAME_CHARACTER);
    }
    double nodeWidth = ((2 * Integer.toString(lattice.words()).length()) + 2) * CHARACTER;
    double[] x = new double[gap.length];
    for (int layer = 1; layer < x.length; layer++) {
      x[layer] = x[layer - 1] + nodeWidth + gap[layer - 1] + BETWEEN_LAYERS;
    }
    return x;
  }

  /** Returns the point from which the named piece of an arc leaves: the middle one. */
  private static int namedFrom(int[] points) {
    return points[(points.length - 2) / 2];
  }

  String document(String summary) {
    boolean isLatin =
        IntStream.range(0, lattice.arcs()).allMatch(arc -> Latex.isLatin(lattice.name(arc)));
    out.append(Latex.engines(isLatin));
    out.append("% ").append(summary).append('\n');
    out.append(
        """
        \\documentclass[border=4pt]{standalone}
        \\usepackage{iftex}
        \\ifPDFTeX
          \\usepackage[T1]{fontenc}
          \\usepackage[utf8]{inputenc}
          \\usepackage{textcomp}
        \\else
          \\usepackage{fontspec}
        """);
    out.append(Latex.setFont(isLatin));
    out.append(
        """
        \\fi
        \\usepackage{tikz}
        \\begin{document}
        \\begin{tikzpicture}[x=1pt, y=-1pt,
            configuration/.style={draw, rounded corners=3pt, align=center, font=\\footnotesize},
            move/.style={->, semithick},
            move name/.style={midway, fill=white, inner sep=1pt, font=\\scriptsize}]
        """);
    for (int node = 0; node < lattice.nodes(); node++) {
      node(node);
    }
    for (int arc = 0; arc < lattice.arcs(); arc++) {
      arc(arc);
    }
    return out.append("\\end{tikzpicture}\n\\end{document}\n").toString();
  }

  private void node(int node) {
    String style = node == lattice.nodes() - 1 ? "configuration, double" : "configuration";
    out.append("\\node[").append(style).append("] (n").append(node).append(") at ");
    out.append(at(node)).append(" {");
    String arcs = String.join(" \\\\ ", cells.get(node)).replace("→", "$\\to$");
    out.append(arcs).append("};\n");
  }

  private void arc(int arc) {
    int[] points = layout.points(arc);
    int named = namedFrom(points);
    String color = "move" + arc;
    out.append("\\definecolor{").append(color).append("}{HTML}{");
    out.append(LatticeColor.of(lattice.move(arc)).onLight().substring(1).toUpperCase(Locale.ROOT));
    out.append("}\n\\draw[move, ").append(color).append("] (n").append(points[0]).append(')');
    for (int i = 1; i < points.length; i++) {
      out.append(" to[out=0, in=180] ");
      if (points[i - 1] == named) {
        out.append("node[move name] {").append(Latex.escape(lattice.name(arc))).append("} ");
      }
      out.append(i == points.length - 1 ? "(n" + points[i] + ")" : at(points[i]));
    }
    out.append(";\n");
  }

  private String at(int point) {
    return String.format(
        Locale.ROOT, "(%.1f, %.1f)", layerX[layout.layer(point)], layout.place(point));
  }
}
