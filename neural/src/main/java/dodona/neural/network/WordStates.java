package dodona.neural.network;

import dodona.neural.encoder.Dropout;
import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Elementwise;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The vectors of words: the mean of their pieces' states, a trained vector for their shape and, if
 * the model distinguishes treebanks, one for the treebank of the sentence.
 */
public final class WordStates {

  static final int SHAPE_WIDTH = 16;
  static final int DOMAIN_WIDTH = 16;
  private static final int DROPOUT_PLACE = 2_000;

  private final Compute compute;
  private final int encoderWidth;
  private final Parameter shapes;
  private final Parameter shapesGradient;
  private final @Nullable Parameter domains;
  private final @Nullable Parameter domainsGradient;
  private final Matrix states;
  private final Matrix piecesGradient;

  /**
   * Creates vectors for words.
   *
   * @param encoderWidth the width of the encoder
   * @param domains the number of treebanks that the model distinguishes; 0 for none
   */
  public WordStates(Compute compute, int encoderWidth, int domains, SplittableRandom random) {
    this(
        compute,
        encoderWidth,
        new Parameter("shapes", WordShape.values().length, SHAPE_WIDTH),
        new Parameter("shapes", WordShape.values().length, SHAPE_WIDTH),
        domains == 0 ? null : new Parameter("domains", domains, DOMAIN_WIDTH),
        domains == 0 ? null : new Parameter("domains", domains, DOMAIN_WIDTH));
    TrainableLinear.fill(shapes, 0.5, random);
    if (this.domains != null) {
      TrainableLinear.fill(this.domains, 0.5, random);
    }
  }

  private WordStates(
      Compute compute,
      int encoderWidth,
      Parameter shapes,
      Parameter shapesGradient,
      @Nullable Parameter domains,
      @Nullable Parameter domainsGradient) {
    this.compute = compute;
    this.encoderWidth = encoderWidth;
    this.shapes = shapes;
    this.shapesGradient = shapesGradient;
    this.domains = domains;
    this.domainsGradient = domainsGradient;
    this.states = new Matrix(width());
    this.piecesGradient = new Matrix(encoderWidth);
  }

  /**
   * Takes over trained vectors.
   *
   * @param treebanks see {@link HeadMapping#treebanks}
   * @return how the vectors of words correspond
   */
  SharedInputs takeOver(WordStates trained, List<List<Integer>> treebanks) {
    shapes.set(trained.shapes);
    int same = encoderWidth + SHAPE_WIDTH;
    if (trained.domains == null) {
      return SharedInputs.all(same);
    }
    if (domains == null) {
      return new SharedInputs(same, mean(trained.domains, treebanks.get(0)));
    }
    for (int i = 0; i < treebanks.size(); i++) {
      float[] start = mean(trained.domains, treebanks.get(i));
      System.arraycopy(start, 0, domains.rows()[i], 0, DOMAIN_WIDTH);
    }
    return SharedInputs.all(width());
  }

  private static float[] mean(Parameter vectors, List<Integer> numbers) {
    float[] mean = new float[vectors.columns()];
    for (int number : numbers) {
      Elementwise.addScaled(mean, vectors.rows()[number], mean.length, 1f / numbers.size());
    }
    return mean;
  }

  /** The same vectors of shapes, for another thread. */
  WordStates sharing(Compute other) {
    return new WordStates(other, encoderWidth, shapes, shapesGradient, domains, domainsGradient);
  }

  /** Returns the length of the vectors. */
  public int width() {
    return width(encoderWidth, domains == null ? 0 : 1);
  }

  static int width(int encoderWidth, int domains) {
    return encoderWidth + SHAPE_WIDTH + (domains == 0 ? 0 : DOMAIN_WIDTH);
  }

  /**
   * The vectors of all words of a batch, in a matrix that the next call overwrites.
   *
   * @param pieces the encoder's last states
   */
  public float[][] forward(WordBatch batch, float[][] pieces, Dropout dropout) {
    float[][] words = states.rows(batch.words());
    compute.rows(
        batch.words(),
        16,
        (word, worker) -> {
          float[] state = words[word];
          int[] rows = batch.rows(word);
          Arrays.fill(state, 0, encoderWidth, 0f);
          for (int row : rows) {
            Elementwise.addScaled(state, pieces[row], encoderWidth, 1f / rows.length);
          }
          System.arraycopy(shapes.rows()[batch.shape(word)], 0, state, encoderWidth, SHAPE_WIDTH);
          if (domains != null) {
            float[] domain = domains.rows()[batch.domain(word)];
            System.arraycopy(domain, 0, state, encoderWidth + SHAPE_WIDTH, DOMAIN_WIDTH);
          }
          dropout.apply(state, width(), DROPOUT_PLACE, word);
        });
    return words;
  }

  /**
   * The gradient of the encoder's last states, in a matrix that the next call overwrites; adds to
   * the gradient of the shapes.
   *
   * @param gradient that of the words, which is overwritten
   */
  public float[][] backward(WordBatch batch, Dropout dropout, float[][] gradient) {
    int rows = batch.pieces().rows();
    float[][] pieces = piecesGradient.rows(rows);
    compute.rows(rows, 64, (row, worker) -> Arrays.fill(pieces[row], 0f));
    compute.rows(
        batch.words(),
        16,
        (word, worker) -> {
          dropout.apply(gradient[word], width(), DROPOUT_PLACE, word);
          int[] own = batch.rows(word);
          for (int row : own) {
            Elementwise.addScaled(pieces[row], gradient[word], encoderWidth, 1f / own.length);
          }
        });
    for (int word = 0; word < batch.words(); word++) {
      float[] shape = shapesGradient.rows()[batch.shape(word)];
      for (int i = 0; i < SHAPE_WIDTH; i++) {
        shape[i] += gradient[word][encoderWidth + i];
      }
      if (domainsGradient != null) {
        float[] domain = domainsGradient.rows()[batch.domain(word)];
        for (int i = 0; i < DOMAIN_WIDTH; i++) {
          domain[i] += gradient[word][encoderWidth + SHAPE_WIDTH + i];
        }
      }
    }
    return pieces;
  }

  /** Makes the gradient zero again. */
  public void clearGradient() {
    TrainableLinear.clear(shapesGradient);
    if (domainsGradient != null) {
      TrainableLinear.clear(domainsGradient);
    }
  }

  /** The weights to learn, at the rate of a group. */
  public List<Trained> trained(int group) {
    Trained ofShapes = new Trained(shapes, shapesGradient, group);
    return domains == null || domainsGradient == null
        ? List.of(ofShapes)
        : List.of(ofShapes, new Trained(domains, domainsGradient, group));
  }
}
