package dodona.draw.latex;

import dodona.draw.Arc;
import dodona.draw.ArcStyle;
import dodona.draw.TreeDrawing;
import dodona.draw.layout.TreeLayout;
import dodona.support.Latex;
import dodona.support.SansSerif;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws trees for LaTeX with the package tikz-dependency.
 *
 * <p>The package alone makes an arc as high as it is long, whether or not its label fits. Here,
 * arcs have computed levels and end points, and the distance between words leaves enough space for
 * labels.
 */
public final class TikzTree {

  private static final int LEVEL = 13;
  private static final double WORD_SIZE = 10;
  private static final double TAG_SIZE = 7;
  private static final double LABEL_SIZE = 7;
  private static final int GAP = 8;
  private static final int MIN_PORT_GAP = 3;
  private static final int MAX_PORT_GAP = 6;
  private static final int LABEL_MARGIN = 5;
  private static final String BEGIN =
      """
      \\begin{dependency}[segmented edge, edge slant=0pt, edge horizontal padding=0pt,
          label style={draw=none, inner sep=1pt}]
      """;

  private static final String RTL =
      """
      \\ifLuaTeX
        \\newcommand{\\rtl}[1]{{\\textdir TRT #1}}
      \\else
        \\TeXXeTeXstate=1
        \\newcommand{\\rtl}[1]{\\beginR #1\\endR}
      \\fi
      """;

  private final TreeDrawing drawing;
  private final boolean tags;
  private final TreeLayout layout;
  private final int[] anchors;

  private TikzTree(TreeDrawing drawing, boolean tags) {
    this.drawing = drawing;
    this.tags = tags && drawing.hasTags();
    this.layout =
        new TreeLayout(
            drawing,
            new TreeLayout.Metrics(
                this::textWidth,
                arc -> SansSerif.width(arc.label(), LABEL_SIZE),
                GAP,
                MIN_PORT_GAP,
                MAX_PORT_GAP,
                LABEL_MARGIN));
    this.anchors = anchors();
  }

  /**
   * A document that compiles on its own.
   *
   * @param tags whether to show the universal part of speech of each word
   */
  public static String document(TreeDrawing drawing, boolean tags) {
    boolean isLatin = isLatin(drawing);
    return Latex.engines(isLatin)
        + """
        \\documentclass[border=4pt]{standalone}
        \\usepackage{iftex}
        \\ifPDFTeX
          \\usepackage[T1]{fontenc}
          \\usepackage[utf8]{inputenc}
          \\usepackage{textcomp}
          \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}
        \\else
          \\usepackage{fontspec}
        """
        + Latex.setFont(isLatin)
        + "\\fi\n"
        + (hasRightToLeft(drawing) ? RTL : "")
        + """
        \\usepackage{tikz-dependency}
        \\begin{document}
        """
        + picture(drawing, tags)
        + "\\end{document}\n";
  }

  /**
   * A {@code dependency} environment, for a document that loads tikz-dependency itself; empty for a
   * sentence without words. Words of a right-to-left script stand in {@code \rtl}, which {@link
   * #document} defines.
   *
   * @param tags whether to show the universal part of speech of each word
   */
  public static String picture(TreeDrawing drawing, boolean tags) {
    return drawing.size() == 0 ? "" : new TikzTree(drawing, tags).draw();
  }

  private int textWidth(int word) {
    int tagWidth = tags ? SansSerif.width(drawing.tag(word), TAG_SIZE) : 0;
    return Math.max(SansSerif.width(drawing.word(word), WORD_SIZE), tagWidth);
  }

  private String draw() {
    StringBuilder out = new StringBuilder(BEGIN);
    out.append("  \\begin{deptext}[column sep=").append(GAP).append("pt]\n");
    List<String> words = new ArrayList<>();
    List<String> tagCells = new ArrayList<>();
    for (int place = 1; place <= drawing.size(); place++) {
      int word = mirrored(place);
      words.add(separator(place) + cell(drawing.word(word)));
      tagCells.add((place == 1 ? "" : "\\& ") + tag(word));
    }
    out.append("    ").append(String.join(" ", words)).append(" \\\\\n");
    if (tags) {
      out.append("    ").append(String.join(" ", tagCells)).append(" \\\\\n");
    }
    out.append("  \\end{deptext}\n");
    for (Arc arc : drawing.arcs()) {
      out.append("  ").append(edge(arc)).append('\n');
    }
    return out.append("\\end{dependency}\n").toString();
  }

  private static String cell(String word) {
    String text = Latex.escape(word);
    if (text.isEmpty()) {
      return "\\strut";
    }
    return TreeDrawing.hasRightToLeft(word) ? "\\rtl{" + text + "}" : text;
  }

  /**
   * The end of the cell before a word, with the space that arcs and labels need beyond the common
   * gap.
   */
  private String separator(int place) {
    if (place == 1) {
      return "";
    }
    int left = mirrored(place - 1);
    int right = mirrored(place);
    int distance = Math.abs(anchor(right) - anchor(left));
    int gap = distance - textWidth(right) / 2 - textWidth(left) / 2;
    return gap <= GAP ? "\\& " : "\\&[" + (gap - GAP) + "pt] ";
  }

  /** The column of a word, and the word of a column: the same, unless the script runs leftwards. */
  private int mirrored(int word) {
    return drawing.isRightToLeft() ? drawing.size() + 1 - word : word;
  }

  private String tag(int word) {
    String tag = Latex.escape(drawing.tag(word));
    return tag.isEmpty() ? "" : "\\scriptsize " + tag;
  }

  private String edge(Arc arc) {
    List<String> options = new ArrayList<>();
    int level = layout.levels().of(arc);
    options.add("edge height=" + (level * LEVEL + (arc.isRoot() ? LEVEL : 0)) + "pt");
    if (!arc.isRoot()) {
      int from = layout.headPort(arc) - anchor(arc.head());
      int to = layout.dependentPort(arc) - anchor(arc.dependent());
      int sign = drawing.isRightToLeft() ? -1 : 1;
      options.add("edge start x offset=" + (sign * from) + "pt");
      options.add("edge end x offset=" + (sign * to) + "pt");
    }
    List<String> line = new ArrayList<>();
    if (arc.nonProjective()) {
      line.add("dashed");
    }
    if (arc.style() == ArcStyle.WRONG_HEAD) {
      line.add("very thick");
    }
    String color = arc.style() == ArcStyle.WRONG_HEAD ? "red" : arc.nonProjective() ? "violet" : "";
    if (!color.isEmpty()) {
      line.add(color);
      options.add("edge style={" + String.join(", ", line) + "}");
    }
    if (arc.style() != ArcStyle.NORMAL) {
      options.add("label style={text=red, draw=red}");
    } else if (arc.nonProjective()) {
      options.add("label style={text=violet}");
    }
    String label = Latex.escape(arc.label());
    String keys = String.join(", ", options);
    return arc.isRoot()
        ? "\\deproot[%s]{%s}{%s}".formatted(keys, mirrored(arc.dependent()), label)
        : "\\depedge[%s]{%s}{%s}{%s}"
            .formatted(keys, mirrored(arc.head()), mirrored(arc.dependent()), label);
  }

  /**
   * Returns the position that offsets at a word are relative to. The package attaches edges to the
   * middle of a word and does not shift an arrow from the root, so other arcs of that word are
   * placed relative to the arrow.
   */
  private int anchor(int word) {
    return anchors[word];
  }

  private int[] anchors() {
    int[] found = new int[drawing.size() + 1];
    for (int word = 1; word <= drawing.size(); word++) {
      found[word] = layout.start(word) + layout.cellWidth(word) / 2;
    }
    for (Arc arc : drawing.arcs()) {
      if (arc.isRoot()) {
        found[arc.dependent()] = layout.dependentPort(arc);
      }
    }
    return found;
  }

  private static boolean hasRightToLeft(TreeDrawing drawing) {
    return IntStream.rangeClosed(1, drawing.size())
        .anyMatch(word -> TreeDrawing.hasRightToLeft(drawing.word(word)));
  }

  private static boolean isLatin(TreeDrawing drawing) {
    return IntStream.rangeClosed(1, drawing.size())
            .allMatch(word -> Latex.isLatin(drawing.word(word)))
        && drawing.arcs().stream().allMatch(arc -> Latex.isLatin(arc.label()));
  }
}
