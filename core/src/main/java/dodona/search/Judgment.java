package dodona.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How sure a parser was of a tree, between 0 and 1: of the whole and of each of its arcs;
 * immutable.
 */
public final class Judgment {

  private final double tree;
  private final double[] arcs;
  private final boolean calibrated;

  /**
   * A judgment.
   *
   * @param arcs by the word that an arc leads to, from 1; the first is not looked at
   */
  Judgment(double tree, double[] arcs, boolean calibrated) {
    this.tree = tree;
    this.arcs = arcs;
    this.calibrated = calibrated;
  }

  /** A judgment whose figures are known, of arcs in the order of their words. */
  public static Judgment of(double tree, boolean calibrated, double... arcs) {
    double[] byWord = new double[arcs.length + 1];
    System.arraycopy(arcs, 0, byWord, 1, arcs.length);
    return new Judgment(tree, byWord, calibrated);
  }

  /** How likely it is that every head and every label is right. */
  public double tree() {
    return tree;
  }

  /** How likely it is that the head and the label of a word are right. */
  public double arc(int word) {
    return arcs[word];
  }

  /**
   * Whether the figures are probabilities: of the trees at 0.9, nine in ten are right. If not, they
   * only order trees and arcs.
   */
  public boolean isCalibrated() {
    return calibrated;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Judgment that
        && Double.compare(tree, that.tree) == 0
        && calibrated == that.calibrated
        && Arrays.equals(arcs, that.arcs);
  }

  @Override
  public int hashCode() {
    return Double.hashCode(tree);
  }
}
