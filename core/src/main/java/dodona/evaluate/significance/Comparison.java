package dodona.evaluate.significance;

import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Several systems scored against the same gold file, and every two of them compared. */
public final class Comparison {

  private final List<Evaluation> systems;
  private final List<PairComparison> pairs;
  private final List<PairComparison> corrected;
  private final long seed;

  private Comparison(List<Evaluation> systems, long seed) {
    this.systems = systems;
    this.seed = seed;
    List<PairComparison> found = new ArrayList<>();
    List<PairComparison> adjusted = new ArrayList<>();
    for (boolean labeled : new boolean[] {true, false}) {
      List<PairComparison> family = compareAll(labeled);
      found.addAll(family);
      adjusted.addAll(holm(family));
    }
    this.pairs = List.copyOf(found);
    this.corrected = List.copyOf(adjusted);
  }

  /**
   * Scores and compares systems.
   *
   * @param systems at least two files
   * @param seed the seed of the bootstrap
   */
  public static Comparison of(Path gold, List<Path> systems, EvaluationOptions options, long seed)
      throws IOException {
    List<Evaluation> evaluations = new ArrayList<>();
    for (Path system : systems) {
      evaluations.add(Evaluation.of(gold, system, options));
    }
    return of(evaluations, seed);
  }

  /** Compares systems that have been scored against the same gold file. */
  public static Comparison of(List<Evaluation> systems, long seed) {
    if (systems.size() < 2) {
      throw new IllegalArgumentException("a comparison needs at least two systems");
    }
    return new Comparison(List.copyOf(systems), seed);
  }

  private List<PairComparison> compareAll(boolean labeled) {
    List<PairComparison> found = new ArrayList<>();
    for (int i = 0; i < systems.size(); i++) {
      for (int j = i + 1; j < systems.size(); j++) {
        found.add(
            PairComparison.of(
                i, j, systems.get(i).outcomes(), systems.get(j).outcomes(), labeled, seed));
      }
    }
    return found;
  }

  /** Corrects each test's p-values for the number of pairs; for one pair nothing changes. */
  private static List<PairComparison> holm(List<PairComparison> family) {
    double[] wilcoxon = holm(family, PairComparison::wilcoxon);
    double[] mcNemar = holm(family, PairComparison::mcNemar);
    double[] bootstrap = holm(family, pair -> pair.bootstrap().pValue());
    List<PairComparison> adjusted = new ArrayList<>();
    for (int i = 0; i < family.size(); i++) {
      adjusted.add(family.get(i).withPValues(wilcoxon[i], mcNemar[i], bootstrap[i]));
    }
    return adjusted;
  }

  private static double[] holm(
      List<PairComparison> family, ToDoubleFunction<PairComparison> pValue) {
    return Significance.holm(family.stream().mapToDouble(pValue).toArray());
  }

  /** The systems' own scores, in the order given. */
  public List<Evaluation> systems() {
    return systems;
  }

  /** Every two systems in LAS, then in UAS, with uncorrected p-values. */
  public List<PairComparison> pairs() {
    return pairs;
  }

  /** The same comparisons with p-values corrected by Holm's method, each test by itself. */
  public List<PairComparison> corrected() {
    return corrected;
  }

  /** Returns whether there are several pairs, so that the corrected p-values are others. */
  public boolean isCorrected() {
    return systems.size() > 2;
  }

  /** The seed of the bootstrap. */
  public long seed() {
    return seed;
  }
}
