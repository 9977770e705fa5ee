package dodona.search;

import dodona.error.InvalidInputException;
import dodona.support.Json;
import dodona.support.JsonObject;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The calibration of a parser: converts margins of transitions into probabilities, trained on
 * held-out sentences; immutable.
 *
 * <p>It is Platt's scaling of several figures. The probability of an arc comes from two margins:
 * that of the transition which made it, and the least of all transitions by which the word could
 * have got a head. The probability of a tree comes from the product of its arcs' probabilities,
 * from the least of them, and from its length; arcs go wrong together, so that the product alone
 * would be far too low. It depends only on the margins of the model, and works for models of any
 * kind.
 *
 * <p>Right means: the head, and the label without its subtype, as LAS is counted.
 */
public final class Calibration {

  private static final int ARC_WEIGHTS = 5;
  private static final int TREE_WEIGHTS = 4;

  /** Margins beyond so many typical ones say nothing more. */
  private static final double MOST = 5;

  private static final double CURVATURE = 4;
  private static final double LEAST_LOGARITHM = -20;
  private static final double MOST_LOGARITHM = -1e-4;
  private static final double DIGITS = 1e6;

  /**
   * The calibration of the English model, for models that have none: it orders their trees and arcs
   * as well as any, but the figures are no probabilities.
   */
  static final Calibration GUESS =
      new Calibration(
          147, new double[] {0.1, 1.3, -0.1, 2.5, -0.3}, new double[] {0.8, 0.5, 0.7, -0.2}, 0, 0);

  private final double scale;
  private final double[] arcCoefficients;
  private final double[] treeWeights;
  private final long sentences;
  private final long words;

  private Calibration(
      double scale, double[] arcCoefficients, double[] treeWeights, long sentences, long words) {
    this.scale = scale;
    this.arcCoefficients = arcCoefficients;
    this.treeWeights = treeWeights;
    this.sentences = sentences;
    this.words = words;
  }

  /**
   * Calibrates a parser.
   *
   * @param heldOut sentences with right trees that it was not trained on, tagged as those will be
   *     that it is for
   * @throws InvalidInputException if there is none
   */
  public static Calibration fit(Parser parser, List<Sentence> heldOut) {
    if (heldOut.isEmpty()) {
      throw new InvalidInputException("no sentences to calibrate with");
    }
    Margins<?> margins = Margins.of(parser);
    List<double[]> pairs = new ArrayList<>();
    List<Boolean> rightArcs = new ArrayList<>();
    for (Sentence sentence : heldOut) {
      DependencyTree tree = parser.parse(sentence, margins::follow);
      for (int word = 1; word <= sentence.size(); word++) {
        pairs.add(new double[] {margins.own(word), margins.least(word)});
        rightArcs.add(isRight(sentence, tree, word));
      }
    }
    double scale = typical(pairs);
    double[] arcCoefficients =
        rounded(
            LogisticRegression.fit(
                pairs.stream().map(pair -> arcFeatures(scale, pair[0], pair[1])).toList(),
                rightArcs));
    Calibration arcsOnly =
        new Calibration(
            scale, arcCoefficients, new double[TREE_WEIGHTS], heldOut.size(), pairs.size());
    return arcsOnly.withTrees(heldOut, pairs, rightArcs);
  }

  private Calibration withTrees(
      List<Sentence> heldOut, List<double[]> pairs, List<Boolean> rightArcs) {
    List<double[]> features = new ArrayList<>();
    List<Boolean> rightTrees = new ArrayList<>();
    int at = 0;
    for (Sentence sentence : heldOut) {
      double[] arcs = new double[sentence.size() + 1];
      boolean isRight = true;
      for (int word = 1; word < arcs.length; word++, at++) {
        arcs[word] = arc(pairs.get(at)[0], pairs.get(at)[1]);
        isRight &= rightArcs.get(at);
      }
      features.add(treeFeatures(arcs, sentence.size()));
      rightTrees.add(isRight);
    }
    return new Calibration(
        scale,
        arcCoefficients,
        rounded(LogisticRegression.fit(features, rightTrees)),
        sentences,
        words);
  }

  private static boolean isRight(Sentence gold, DependencyTree tree, int word) {
    return tree.head(word) == gold.head(word)
        && DependencyTree.universal(tree.label(word))
            .equals(DependencyTree.universal(gold.deprel(word)));
  }

  /** The median of the margins of arcs, whatever their sign. */
  private static double typical(List<double[]> pairs) {
    double[] sizes = pairs.stream().mapToDouble(pair -> Math.abs(pair[0])).sorted().toArray();
    double median = sizes.length == 0 ? 0 : sizes[sizes.length / 2];
    return median > 0 && !Double.isInfinite(median) ? median : 1;
  }

  /** Few digits in the file, and the same figures before and after it was read. */
  private static double[] rounded(double[] weights) {
    return Arrays.stream(weights)
        .map(weight -> StrictMath.rint(weight * DIGITS) / DIGITS)
        .toArray();
  }

  private static double[] arcFeatures(double scale, double own, double least) {
    double a = Math.max(-MOST, Math.min(MOST, own / scale));
    double b = Math.max(-MOST, Math.min(MOST, least / scale));
    return new double[] {1, a, bent(a), b, bent(b)};
  }

  /** Steep where margins are small, flat where they are large: the area hyperbolic sine. */
  private static double bent(double margin) {
    double x = CURVATURE * margin;
    double size = Math.abs(x);
    return StrictMath.copySign(StrictMath.log(size + StrictMath.sqrt((size * size) + 1)), x);
  }

  private static double[] treeFeatures(double[] arcs, int words) {
    double logarithm = 0;
    double least = 1 - 1e-6;
    for (int word = 1; word <= words; word++) {
      logarithm += StrictMath.log(Math.max(1e-9, arcs[word]));
      least = Math.min(least, Math.max(1e-9, arcs[word]));
    }
    double bounded = Math.max(LEAST_LOGARITHM, Math.min(MOST_LOGARITHM, logarithm));
    return new double[] {
      1,
      bounded - StrictMath.log1p(-StrictMath.exp(bounded)),
      StrictMath.log(least / (1 - least)),
      StrictMath.log(Math.max(1, words))
    };
  }

  /** The probability of an arc. */
  private double arc(double own, double least) {
    return LogisticRegression.probability(arcCoefficients, arcFeatures(scale, own, least));
  }

  /** The judgment of a derivation that was followed. */
  Judgment judge(Margins<?> margins, int n) {
    double[] arcs = new double[n + 1];
    for (int word = 1; word <= n; word++) {
      arcs[word] = arc(margins.own(word), margins.least(word));
    }
    double tree = n == 0 ? 1 : LogisticRegression.probability(treeWeights, treeFeatures(arcs, n));
    return new Judgment(tree, arcs, this != GUESS);
  }

  /** The number of sentences that it was trained on. */
  public long sentences() {
    return sentences;
  }

  /** The number of words that it was trained on. */
  public long words() {
    return words;
  }

  /** The calibration as a JSON object. */
  public String toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("sentences", sentences);
    json.put("words", words);
    json.put("scale", scale);
    json.put("arc", Arrays.stream(arcCoefficients).boxed().toList());
    json.put("tree", Arrays.stream(treeWeights).boxed().toList());
    return Json.pretty(json);
  }

  /**
   * The calibration that a JSON object denotes.
   *
   * @throws InvalidInputException if it denotes none
   */
  public static Calibration parse(String json) {
    JsonObject object = JsonObject.read(json);
    double scale = object.number("scale");
    if (!(scale > 0)) {
      throw JsonObject.wrong("scale", "greater than 0");
    }
    return new Calibration(
        scale,
        object.numbers("arc", ARC_WEIGHTS),
        object.numbers("tree", TREE_WEIGHTS),
        (long) object.number("sentences"),
        (long) object.number("words"));
  }
}
