package dodona.neural.encoder;

import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import dodona.neural.kernel.Operand;
import dodona.neural.kernel.Tile;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Attention within each window, head by head: the only place where pieces see one another. A task
 * is one head of one window.
 */
final class Attention {

  private final EncoderConfig config;
  private final Compute compute;
  private final Scratch[] scratch;
  private final float scale;

  Attention(EncoderConfig config, Compute compute) {
    this.config = config;
    this.compute = compute;
    this.scratch = new Scratch[compute.threads()];
    Arrays.setAll(scratch, i -> new Scratch());
    this.scale = (float) (1 / Math.sqrt(config.headWidth()));
  }

  /**
   * Mixes the values of a window by how well queries and keys agree.
   *
   * @param projected queries, keys and values of each row, side by side
   * @param context where the mixed values go
   * @param kept where the probabilities of each head of each window go, if they are needed again
   */
  void forward(
      EncoderBatch batch, float[][] projected, float[][] context, float @Nullable [][][] kept) {
    int heads = config.heads();
    compute.run(
        batch.windows() * heads,
        (index, worker) -> {
          int window = index / heads;
          int head = index % heads;
          int start = batch.start(window);
          int length = batch.start(window + 1) - start;
          float[][] probabilities = scratch[worker].probabilities(length);
          forward(projected, start, length, head, scratch[worker], probabilities, context);
          if (kept != null) {
            keep(probabilities, length, kept, index);
          }
        });
  }

  private static void keep(float[][] probabilities, int length, float[][][] kept, int index) {
    if (kept[index] == null || kept[index].length < length || kept[index][0].length < length) {
      kept[index] = new float[length][length];
    }
    for (int i = 0; i < length; i++) {
      System.arraycopy(probabilities[i], 0, kept[index][i], 0, length);
    }
  }

  private void forward(
      float[][] projected,
      int start,
      int length,
      int head,
      Scratch own,
      float[][] probabilities,
      float[][] context) {
    Kernels kernels = compute.kernels();
    int width = config.width();
    int headWidth = config.headWidth();
    int column = head * headWidth;
    Operand operand = own.operand;
    kernels.packTransposed(new Tile(projected, start, width + column), headWidth, length, operand);
    for (int i = 0; i < length; i++) {
      Arrays.fill(probabilities[i], 0, length, 0f);
      Arrays.fill(context[start + i], column, column + headWidth, 0f);
    }
    kernels.multiplyAdd(
        new Tile(projected, start, column), operand, Tile.of(probabilities), length, 0, length);
    for (int i = 0; i < length; i++) {
      kernels.softmax(probabilities[i], length, scale);
    }
    kernels.pack(new Tile(projected, start, 2 * width + column), length, headWidth, operand);
    kernels.multiplyAdd(
        Tile.of(probabilities), operand, new Tile(context, start, column), length, 0, headWidth);
  }

  /**
   * The gradient of {@link #forward}.
   *
   * @param kept the probabilities that it kept
   * @param contextGradient the gradient of the mixed values
   * @param projectedGradient where the gradient of queries, keys and values goes
   */
  void backward(
      EncoderBatch batch,
      float[][] projected,
      float[][][] kept,
      float[][] contextGradient,
      float[][] projectedGradient) {
    int heads = config.heads();
    compute.run(
        batch.windows() * heads,
        (index, worker) -> {
          int start = batch.start(index / heads);
          int length = batch.start(index / heads + 1) - start;
          backward(
              projected,
              start,
              length,
              index % heads,
              scratch[worker],
              kept[index],
              contextGradient,
              projectedGradient);
        });
  }

  private void backward(
      float[][] projected,
      int start,
      int length,
      int head,
      Scratch own,
      float[][] probabilities,
      float[][] contextGradient,
      float[][] projectedGradient) {
    Kernels kernels = compute.kernels();
    int width = config.width();
    int headWidth = config.headWidth();
    int column = head * headWidth;
    float[][] scores = own.probabilities(length);
    float[][] turned = own.turned(length);
    for (int i = 0; i < length; i++) {
      Arrays.fill(scores[i], 0, length, 0f);
      for (int part = column; part < 3 * width; part += width) {
        Arrays.fill(projectedGradient[start + i], part, part + headWidth, 0f);
      }
    }
    // Values: dV = Pᵀ·dC.
    turn(probabilities, length, turned);
    kernels.pack(new Tile(contextGradient, start, column), length, headWidth, own.operand);
    kernels.multiplyAdd(
        Tile.of(turned),
        own.operand,
        new Tile(projectedGradient, start, 2 * width + column),
        length,
        0,
        headWidth);
    // Scores: dP = dC·Vᵀ, dS = P∘(dP − Σ P∘dP), scaled.
    kernels.packTransposed(
        new Tile(projected, start, 2 * width + column), headWidth, length, own.operand);
    kernels.multiplyAdd(
        new Tile(contextGradient, start, column), own.operand, Tile.of(scores), length, 0, length);
    for (int i = 0; i < length; i++) {
      float mean = kernels.dot(probabilities[i], scores[i], length);
      for (int j = 0; j < length; j++) {
        scores[i][j] = (scores[i][j] - mean) * probabilities[i][j] * scale;
      }
    }
    // Queries: dQ = dS·K. Keys: dK = dSᵀ·Q.
    kernels.pack(new Tile(projected, start, width + column), length, headWidth, own.operand);
    kernels.multiplyAdd(
        Tile.of(scores),
        own.operand,
        new Tile(projectedGradient, start, column),
        length,
        0,
        headWidth);
    turn(scores, length, turned);
    kernels.pack(new Tile(projected, start, column), length, headWidth, own.operand);
    kernels.multiplyAdd(
        Tile.of(turned),
        own.operand,
        new Tile(projectedGradient, start, width + column),
        length,
        0,
        headWidth);
  }

  private static void turn(float[][] from, int length, float[][] to) {
    for (int i = 0; i < length; i++) {
      for (int j = 0; j < length; j++) {
        to[j][i] = from[i][j];
      }
    }
  }

  /** Buffers for one thread. */
  private static final class Scratch {
    private final Operand operand = new Operand();
    private float[][] probabilities = new float[0][0];
    private float[][] turned = new float[0][0];

    float[][] probabilities(int length) {
      if (probabilities.length < length) {
        probabilities = new float[length][length];
      }
      return probabilities;
    }

    float[][] turned(int length) {
      if (turned.length < length) {
        turned = new float[length][length];
      }
      return turned;
    }
  }
}
