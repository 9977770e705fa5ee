package dodona.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The confidence of a parser in a tree and in each of its arcs, between 0 and 1; immutable. */
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

  /**
   * Judgments of different trees of one sentence, the first of which keeps its probability: since
   * at most one tree is right, the others share what is left, each according to its own odds.
   */
  public static List<Judgment> sharing(List<Judgment> alone) {
    double left = alone.isEmpty() ? 0 : 1 - alone.get(0).tree;
    double sum = 0;
    for (Judgment other : alone.subList(Math.min(1, alone.size()), alone.size())) {
      sum += other.tree;
    }
    List<Judgment> shared = new ArrayList<>();
    for (Judgment judgment : alone) {
      double share = shared.isEmpty() ? 1 : Math.min(1, left / Math.max(sum, Double.MIN_NORMAL));
      shared.add(new Judgment(judgment.tree * share, judgment.arcs, judgment.calibrated));
    }
    return shared;
  }

  /** Returns the confidence that every head and every label is right. */
  public double tree() {
    return tree;
  }

  /** Returns the confidence that the head and the label of a word are right. */
  public double arc(int word) {
    return arcs[word];
  }

  /**
   * Returns whether the figures are probabilities: of the trees at 0.9, nine in ten are right. If
   * not, they only order trees and arcs.
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
