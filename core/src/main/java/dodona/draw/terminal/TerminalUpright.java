package dodona.draw.terminal;

import dodona.draw.Arc;
import dodona.draw.TreeDrawing;
import dodona.draw.layout.Span;
import dodona.support.DisplayWidth;
import dodona.support.Printable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A tree in the terminal with one word per line and the arcs on the left side.
 *
 * <p>The arcs from a word to one side hang on one <i>rail</i>, a vertical line from which they
 * branch off to their dependents; so a word with fifty dependents takes no more space than one with
 * two. Arcs that are drawn differently have different rails. A word has one line for all of its
 * arcs. The arrow stands just inside the rail of the arc into the word and before any other rail
 * joins, which makes clear which one that is.
 */
final class TerminalUpright {

  /** A column for the rail and one for the arrow. */
  private static final int PITCH = 2;

  private static final int GAP = 2;
  private static final int LEAST_WORD = 8;

  private record RailKey(int head, boolean rightwards, Stroke stroke) {}

  private record Rail(int column, Stroke stroke, Ink ink) {}

  /** A rail as it meets the line of a word. */
  private record Branch(Rail rail, boolean arrives, boolean fromRoot) {}

  private final TreeDrawing drawing;
  private final TerminalTree.Options options;
  private final int arcsStart;
  private final int wordStart;
  private final Map<RailKey, List<Arc>> arcsOfRail = new LinkedHashMap<>();
  private final List<Span> spans = new ArrayList<>();
  private final int[] levels;
  private final int levelCount;

  TerminalUpright(TreeDrawing drawing, TerminalTree.Options options) {
    this.drawing = drawing;
    this.options = options;
    for (Arc arc : drawing.arcs()) {
      if (!arc.isRoot()) {
        RailKey key = new RailKey(arc.head(), arc.dependent() > arc.head(), Stroke.of(arc));
        arcsOfRail.computeIfAbsent(key, k -> new ArrayList<>()).add(arc);
      }
    }
    for (List<Arc> arcs : arcsOfRail.values()) {
      int left = arcs.stream().mapToInt(Arc::left).min().orElseThrow();
      int right = arcs.stream().mapToInt(Arc::right).max().orElseThrow();
      spans.add(new Span(left, right));
    }
    this.levels = Span.stack(spans, Span.Meeting.APART);
    this.levelCount = Arrays.stream(levels).max().orElse(0);
    this.arcsStart = String.valueOf(drawing.size()).length() + GAP;
    this.wordStart = drawing.arcs().isEmpty() ? arcsStart : column(0) + 1;
  }

  /** Draws from the top and returns the row after the last one. */
  int draw(TextCanvas canvas) {
    List<List<Branch>> branches = new ArrayList<>();
    for (int word = 0; word <= drawing.size(); word++) {
      branches.add(new ArrayList<>());
    }
    int index = 0;
    for (List<Arc> arcs : arcsOfRail.values()) {
      Arc any = arcs.get(0);
      Rail rail = new Rail(column(levels[index]), Stroke.of(any), Ink.ofLine(any));
      drawRail(canvas, rail, spans.get(index), arcs);
      branches.get(any.head()).add(new Branch(rail, false, false));
      arcs.forEach(arc -> branches.get(arc.dependent()).add(new Branch(rail, true, false)));
      index++;
    }
    for (Arc arc : drawing.arcs()) {
      if (arc.isRoot()) {
        Rail rail = new Rail(column(levelCount + 1), Stroke.of(arc), Ink.ofLine(arc));
        branches.get(arc.dependent()).add(new Branch(rail, true, true));
      }
    }
    for (int word = 1; word <= drawing.size(); word++) {
      drawBranches(canvas, word, branches.get(word));
    }
    writeWords(canvas);
    return drawing.size();
  }

  private int column(int level) {
    return arcsStart + PITCH * (levelCount + 1 - level);
  }

  private static void drawRail(TextCanvas canvas, Rail rail, Span span, List<Arc> arcs) {
    canvas.line(span.left() - 1, rail.column, rail.stroke.downRight(), rail.ink);
    for (int word = span.left() + 1; word < span.right(); word++) {
      canvas.line(word - 1, rail.column, rail.stroke.vertical(), rail.ink);
    }
    canvas.line(span.right() - 1, rail.column, rail.stroke.upRight(), rail.ink);
    for (Arc arc : arcs) {
      if (span.left() < arc.dependent() && arc.dependent() < span.right()) {
        canvas.line(arc.dependent() - 1, rail.column, rail.stroke.branch(), rail.ink);
      }
    }
  }

  /** The line from the outermost rail at a word to the word, which the inner ones join. */
  private void drawBranches(TextCanvas canvas, int word, List<Branch> branches) {
    branches.sort(Comparator.comparingInt(branch -> branch.rail.column));
    for (int i = 0; i < branches.size(); i++) {
      Branch branch = branches.get(i);
      Rail rail = branch.rail;
      boolean last = i + 1 == branches.size();
      int end = last ? wordStart - 1 : branches.get(i + 1).rail.column + 1;
      for (int at = branch.fromRoot ? rail.column : rail.column + 1; at < end; at++) {
        canvas.line(word - 1, at, rail.stroke.horizontal(), rail.ink);
      }
      if (branch.arrives) {
        canvas.text(word - 1, last ? end - 1 : rail.column + 1, "▶", rail.ink);
      }
    }
  }

  private void writeWords(TextCanvas canvas) {
    int n = drawing.size();
    int labelWidth = 0;
    for (Arc arc : drawing.arcs()) {
      labelWidth = Math.max(labelWidth, DisplayWidth.of(TerminalTree.label(arc)));
    }
    int wordWidth = 0;
    int tagWidth = 0;
    for (int word = 1; word <= n; word++) {
      wordWidth = Math.max(wordWidth, DisplayWidth.of(Printable.line(drawing.word(word))));
      tagWidth = Math.max(tagWidth, DisplayWidth.of(tag(word)));
    }
    int afterWord = GAP + labelWidth + (tagWidth > 0 ? GAP + tagWidth : 0);
    int room = Math.max(LEAST_WORD, options.columns() - wordStart - afterWord);
    wordWidth = Math.min(wordWidth, room);
    int tagStart = wordStart + wordWidth + GAP;
    int labelStart = tagStart + (tagWidth > 0 ? tagWidth + GAP : 0);
    int numberWidth = String.valueOf(n).length();
    for (int word = 1; word <= n; word++) {
      String number = String.valueOf(word);
      String form = DisplayWidth.shorten(Printable.line(drawing.word(word)), wordWidth);
      canvas.text(word - 1, numberWidth - number.length(), number, Ink.FAINT);
      canvas.text(word - 1, wordStart, TerminalTree.inOrder(form), Ink.PLAIN);
      canvas.text(word - 1, tagStart, tag(word), Ink.FAINT);
    }
    for (Arc arc : drawing.arcs()) {
      canvas.text(arc.dependent() - 1, labelStart, TerminalTree.label(arc), Ink.ofLabel(arc));
    }
  }

  private String tag(int word) {
    return options.tags() ? Printable.line(drawing.tag(word)) : "";
  }
}
