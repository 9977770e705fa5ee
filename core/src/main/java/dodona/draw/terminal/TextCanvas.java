package dodona.draw.terminal;

import dodona.support.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/** A grid of terminal cells on which lines join and wide characters take two cells. */
final class TextCanvas {

  private static final String BLANK = " ";
  private static final String TAKEN = "";

  /** Invisible characters beyond so many in a cell are of no use to anybody. */
  private static final int FULLEST = 100;

  private final List<Row> rows = new ArrayList<>();

  private static final class Row {
    final List<String> cells = new ArrayList<>();
    final List<Ink> inks = new ArrayList<>();

    void reach(int column) {
      while (cells.size() <= column) {
        cells.add(BLANK);
        inks.add(Ink.PLAIN);
      }
    }

    void set(int column, String cell, Ink ink) {
      reach(column);
      cells.set(column, cell);
      inks.set(column, ink);
    }
  }

  private Row row(int row) {
    while (rows.size() <= row) {
      rows.add(new Row());
    }
    return rows.get(row);
  }

  /** Draws a piece of a line; where there is one already, the two join. */
  void line(int row, int column, char piece, Ink ink) {
    Row r = row(row);
    r.reach(column);
    String there = r.cells.get(column);
    char joined = there.length() == 1 ? Stroke.join(there.charAt(0), piece) : piece;
    r.set(column, String.valueOf(joined), ink);
  }

  /** Writes over whatever is there and returns the column after the text. */
  int text(int row, int column, String text, Ink ink) {
    Row r = row(row);
    int at = column;
    String prefix = "";
    for (String cluster : DisplayWidth.clusters(text)) {
      int width = DisplayWidth.ofCluster(cluster);
      if (width == 0 && at > column) {
        r.cells.set(at - 1, joined(r.cells.get(at - 1), cluster));
      } else if (width == 0) {
        prefix = joined(prefix, cluster);
      } else {
        r.set(at, prefix + cluster, ink);
        prefix = "";
        if (width == 2) {
          r.set(at + 1, TAKEN, ink);
        }
        at += width;
      }
    }
    return at;
  }

  /** A cell with something more that takes no column, up to a bound. */
  private static String joined(String cell, String cluster) {
    return cell.length() < FULLEST ? cell + cluster : cell;
  }

  /** The lines without trailing blanks, each ended by a line feed. */
  String render(boolean color) {
    StringBuilder out = new StringBuilder();
    for (Row row : rows) {
      int end = row.cells.size();
      while (end > 0 && row.cells.get(end - 1).equals(BLANK)) {
        end--;
      }
      Ink current = Ink.PLAIN;
      for (int column = 0; column < end; column++) {
        String cell = row.cells.get(column);
        Ink ink = cell.equals(BLANK) ? Ink.PLAIN : row.inks.get(column);
        if (color && ink != current) {
          out.append(current == Ink.PLAIN ? "" : Ink.RESET).append(ink.sequence());
          current = ink;
        }
        out.append(cell);
      }
      out.append(current == Ink.PLAIN ? "" : Ink.RESET).append('\n');
    }
    return out.toString();
  }
}
