package dodona.neural.network;

import dodona.neural.encoder.Dropout;
import dodona.neural.encoder.Parameter;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Elementwise;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** The vectors of words: the mean of their pieces' states, and a trained vector for their shape. */
public final class WordStates {

  static final int SHAPE_WIDTH = 16;
  private static final int DROPOUT_PLACE = 2_000;

  private final Compute compute;
  private final int encoderWidth;
  private final Parameter shapes;
  private final Parameter shapesGradient;
  private final Matrix states;
  private final Matrix piecesGradient;

  /** Creates vectors for words, given the width of the encoder. */
  public WordStates(Compute compute, int encoderWidth, SplittableRandom random) {
    this(
        compute,
        encoderWidth,
        new Parameter("shapes", WordShape.values().length, SHAPE_WIDTH),
        new Parameter("shapes", WordShape.values().length, SHAPE_WIDTH));
    TrainableLinear.fill(shapes, 0.5, random);
  }

  private WordStates(
      Compute compute, int encoderWidth, Parameter shapes, Parameter shapesGradient) {
    this.compute = compute;
    this.encoderWidth = encoderWidth;
    this.shapes = shapes;
    this.shapesGradient = shapesGradient;
    this.states = new Matrix(width());
    this.piecesGradient = new Matrix(encoderWidth);
  }

  /** The same vectors of shapes, for another thread. */
  WordStates sharing(Compute other) {
    return new WordStates(other, encoderWidth, shapes, shapesGradient);
  }

  /** How long the vectors are. */
  public int width() {
    return encoderWidth + SHAPE_WIDTH;
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
    }
    return pieces;
  }

  /** Makes the gradient zero again. */
  public void clearGradient() {
    TrainableLinear.clear(shapesGradient);
  }

  /** The weights to learn, at the rate of a group. */
  public List<Trained> trained(int group) {
    return List.of(new Trained(shapes, shapesGradient, group));
  }
}
