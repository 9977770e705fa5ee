package dodona.draw.terminal;

import dodona.draw.Arc;
import dodona.draw.ArcStyle;

/** The color of a part of a drawing in the terminal, as an ANSI sequence. */
enum Ink {
  PLAIN(""),
  FAINT("\u001B[2m"),
  LABEL("\u001B[36m"),
  ROOT("\u001B[1;32m"),
  NON_PROJECTIVE("\u001B[35m"),
  WRONG_HEAD("\u001B[1;31m"),
  WRONG_LABEL("\u001B[33m");

  /** Ends every color. */
  static final String RESET = "\u001B[0m";

  private final String sequence;

  Ink(String sequence) {
    this.sequence = sequence;
  }

  String sequence() {
    return sequence;
  }

  /** The color of the line of an arc. */
  static Ink ofLine(Arc arc) {
    if (arc.style() == ArcStyle.WRONG_HEAD) {
      return WRONG_HEAD;
    }
    return arc.nonProjective() ? NON_PROJECTIVE : arc.isRoot() ? ROOT : PLAIN;
  }

  /** The color of the label of an arc. */
  static Ink ofLabel(Arc arc) {
    if (arc.style() == ArcStyle.WRONG_LABEL) {
      return WRONG_LABEL;
    }
    Ink line = ofLine(arc);
    return line == PLAIN ? LABEL : line;
  }
}
