package dodona.experiment.svm;

import de.bwaldvogel.liblinear.Model;
import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.Scorer;
import dodona.transition.PartialTree;
import dodona.treebank.Sentence;
import java.util.Arrays;
import java.util.List;

/**
 * A linear model with a weight of its own for every feature and transition that occurred;
 * immutable.
 *
 * <p>There is no file format for it: experiments keep scores and trees.
 */
final class SvmModel implements ParserModel, Scorer {

  private static final float UNIT = 1f / (1 << 16);

  /** The score of a transition that did not occur in training. */
  private static final int NEVER = -(1 << 30);

  private final FeatureNumbers numbers;
  private final float[][] weights;
  private final int[] known;
  private final int transitions;
  private final Decoding decoding;
  private final List<String> labels;
  private final boolean usesTags;
  private final Provenance provenance;

  private SvmModel(
      FeatureNumbers numbers,
      float[][] weights,
      int[] known,
      int transitions,
      Decoding decoding,
      List<String> labels,
      boolean usesTags,
      Provenance provenance) {
    this.numbers = numbers;
    this.weights = weights;
    this.known = known;
    this.transitions = transitions;
    this.decoding = decoding;
    this.labels = List.copyOf(labels);
    this.usesTags = usesTags;
    this.provenance = provenance;
  }

  /**
   * Returns the model that liblinear has trained.
   *
   * @param transitions the number of transitions
   */
  static SvmModel of(
      Model solved,
      FeatureNumbers numbers,
      int transitions,
      Decoding decoding,
      List<String> labels,
      boolean usesTags) {
    int[] known = solved.getLabels();
    float[][] weights = new float[numbers.count() + 1][known.length];
    for (int feature = 1; feature < weights.length; feature++) {
      for (int k = 0; k < known.length; k++) {
        weights[feature][k] = (float) solved.getDecfunCoef(feature, k);
      }
    }
    return new SvmModel(
        numbers, weights, known, transitions, decoding, labels, usesTags, Provenance.UNKNOWN);
  }

  @Override
  public String kind() {
    return "svm";
  }

  @Override
  public Decoding decoding() {
    return decoding;
  }

  @Override
  public List<String> labels() {
    return labels;
  }

  @Override
  public boolean usesTags() {
    return usesTags;
  }

  @Override
  public Scorer scorer() {
    return this;
  }

  @Override
  public Provenance provenance() {
    return provenance;
  }

  @Override
  public SvmModel with(Provenance other) {
    return new SvmModel(numbers, weights, known, transitions, decoding, labels, usesTags, other);
  }

  @Override
  public int transitions() {
    return transitions;
  }

  @Override
  public float unit() {
    return UNIT;
  }

  @Override
  public Session open(Hint hint) {
    return new OneThread();
  }

  private final class OneThread implements Session {

    private final FeatureNumbers.Reader reader = numbers.reader(false);
    private final float[] sums = new float[known.length];

    @Override
    public void begin(Sentence sentence) {
      reader.begin(sentence);
    }

    @Override
    public void score(PartialTree[] items, int[] sites, int count, int[][] scores) {
      for (int i = 0; i < count; i++) {
        score(items[i], scores[i]);
      }
    }

    private void score(PartialTree c, int[] scores) {
      Arrays.fill(sums, 0);
      for (int feature : reader.numbers(c)) {
        float[] row = weights[feature];
        for (int k = 0; k < sums.length; k++) {
          sums[k] += row[k];
        }
      }
      Arrays.fill(scores, 0, transitions, NEVER);
      for (int k = 0; k < sums.length; k++) {
        scores[known[k]] = Math.round(sums[k] / UNIT);
      }
    }
  }
}
