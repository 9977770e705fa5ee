package dodona.model;

/**
 * How a model is meant to be used: it was trained for that.
 *
 * @param system the name of the transition system, such as {@code arc-hybrid}
 * @param beamWidth the width of the beam, 1 for greedy search
 * @param singleRoot whether exactly one word is attached to the root
 * @param ranking what a beam ranks derivations by
 */
public record Decoding(String system, int beamWidth, boolean singleRoot, Ranking ranking) {

  /** The widest beam. */
  public static final int WIDEST = 4096;

  /** Checks the width of the beam. */
  public Decoding {
    if (beamWidth < 1 || beamWidth > WIDEST) {
      throw new IllegalArgumentException(
          "a beam of width " + beamWidth + "; expected 1 to " + WIDEST);
    }
  }

  /** Decoding that ranks derivations by the sum of their scores. */
  public Decoding(String system, int beamWidth, boolean singleRoot) {
    this(system, beamWidth, singleRoot, Ranking.SUM);
  }

  /** The same with another width of the beam. */
  public Decoding withBeamWidth(int width) {
    return new Decoding(system, width, singleRoot, ranking);
  }
}
