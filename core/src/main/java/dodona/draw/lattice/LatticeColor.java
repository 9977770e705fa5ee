package dodona.draw.lattice;

import dodona.transition.Move;

/**
 * The colors of the moves in drawings of lattices, on light and on dark ground. They can be told
 * apart by color-blind readers too (after Okabe &amp; Ito 2008).
 */
enum LatticeColor {
  GREY("#59636e", "#a7b1bb"),
  PURPLE("#a3538a", "#e39cc8"),
  BLUE("#0067a5", "#6cb6f0"),
  VERMILION("#c64600", "#ff9a5c"),
  SKY("#2a86b8", "#8fd0f5"),
  OCHRE("#a06b00", "#f0bd50"),
  GREEN("#00805c", "#3ecf9e");

  private static final LatticeColor[] ALL = values();

  private final String light;
  private final String dark;

  LatticeColor(String light, String dark) {
    this.light = light;
    this.dark = dark;
  }

  /** The color of a move, by its code: no two of a system's first seven are alike. */
  static LatticeColor of(Move move) {
    return ALL[move.code() % ALL.length];
  }

  String onLight() {
    return light;
  }

  String onDark() {
    return dark;
  }
}
