package dodona.draw;

import dodona.transition.Move;

/**
 * The colours of the moves in drawings of lattices, on light and on dark ground. They can be told
 * apart by colour-blind readers too (after Okabe &amp; Ito 2008).
 */
enum LatticeColour {
  GREY("#59636e", "#a7b1bb"),
  BLUE("#0067a5", "#6cb6f0"),
  VERMILION("#c64600", "#ff9a5c"),
  GREEN("#00805c", "#3ecf9e"),
  PURPLE("#a3538a", "#e39cc8"),
  SKY("#2a86b8", "#8fd0f5"),
  OCHRE("#a06b00", "#f0bd50");

  private final String light;
  private final String dark;

  LatticeColour(String light, String dark) {
    this.light = light;
    this.dark = dark;
  }

  static LatticeColour of(Move move) {
    return switch (move) {
      case SHIFT -> GREY;
      case REDUCE -> PURPLE;
      case LEFT_ARC -> BLUE;
      case RIGHT_ARC -> VERMILION;
      case LEFT_ARC_2 -> SKY;
      case RIGHT_ARC_2 -> OCHRE;
      case SWAP -> GREEN;
    };
  }

  String onLight() {
    return light;
  }

  String onDark() {
    return dark;
  }
}
