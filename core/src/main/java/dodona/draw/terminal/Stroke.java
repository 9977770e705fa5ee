package dodona.draw.terminal;

import dodona.draw.Arc;
import dodona.draw.ArcStyle;

/** A line style of arcs, drawn with box-drawing characters. */
enum Stroke {
  /** A plain arc. */
  LIGHT("─│╭╮╰├"),
  /** A non-projective arc. */
  DASHED("┄┆╭╮╰├"),
  /** An arc with the wrong head. */
  HEAVY("━┃┏┓┗┣"),
  /** A non-projective arc with the wrong head. */
  HEAVY_DASHED("┅┇┏┓┗┣");

  private static final int UP = 1;
  private static final int DOWN = 2;
  private static final int LEFT = 4;
  private static final int RIGHT = 8;

  private final String pieces;

  Stroke(String pieces) {
    this.pieces = pieces;
  }

  static Stroke of(Arc arc) {
    if (arc.style() == ArcStyle.WRONG_HEAD) {
      return arc.nonProjective() ? HEAVY_DASHED : HEAVY;
    }
    return arc.nonProjective() ? DASHED : LIGHT;
  }

  char horizontal() {
    return pieces.charAt(0);
  }

  char vertical() {
    return pieces.charAt(1);
  }

  /** The corner that opens downwards and to the right, as at the left end of an arc. */
  char downRight() {
    return pieces.charAt(2);
  }

  /** The corner that opens downwards and to the left, as at the right end of an arc. */
  char downLeft() {
    return pieces.charAt(3);
  }

  /** The corner that opens upwards and to the right. */
  char upRight() {
    return pieces.charAt(4);
  }

  /** Returns the piece from which a line to the right leaves a vertical one. */
  char branch() {
    return pieces.charAt(5);
  }

  /** Joins the pieces of two lines that meet or cross. */
  static char join(char one, char other) {
    int arms = arms(one) | arms(other);
    if (arms == arms(one)) {
      return one;
    }
    if (arms == arms(other)) {
      return other;
    }
    return switch (arms) {
      case UP | DOWN | RIGHT -> '├';
      case UP | DOWN | LEFT -> '┤';
      case DOWN | LEFT | RIGHT -> '┬';
      case UP | LEFT | RIGHT -> '┴';
      default -> '┼';
    };
  }

  private static int arms(char piece) {
    return switch (piece) {
      case '─', '┄', '━', '┅' -> LEFT | RIGHT;
      case '│', '┆', '┃', '┇' -> UP | DOWN;
      case '╭', '┏' -> DOWN | RIGHT;
      case '╮', '┓' -> DOWN | LEFT;
      case '╰', '┗' -> UP | RIGHT;
      case '├', '┣' -> UP | DOWN | RIGHT;
      case '┤' -> UP | DOWN | LEFT;
      case '┬' -> DOWN | LEFT | RIGHT;
      case '┴' -> UP | LEFT | RIGHT;
      case '┼' -> UP | DOWN | LEFT | RIGHT;
      default -> 0;
    };
  }
}
