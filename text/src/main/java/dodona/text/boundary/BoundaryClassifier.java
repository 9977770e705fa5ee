package dodona.text.boundary;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Decides about sentence boundaries where a segmenter is in doubt, from vectors of the tokens
 * before and after the boundary and the segmenter's score; immutable and shared by all threads.
 *
 * <p>It belongs to one segmenter and the vectors of one parser.
 */
public final class BoundaryClassifier {

  private static final int VERSION = 1;
  private static final int MOST_REACH = 128;
  private static final int MOST_WIDTH = 1 << 16;

  private final int reach;
  private final int doubt;
  private final float[] before;
  private final float[] after;
  private final float perScore;
  private final float ofEnd;
  private final float bias;

  /**
   * A classifier.
   *
   * @param reach how many tokens on each side the vectors depend on
   * @param doubt scores that are nearer to 0 are doubtful
   * @param before the weights of the vector before the boundary
   * @param after the weights of the vector after the boundary
   * @param perScore the weight of the score
   * @param ofEnd the weight of a score above 0
   * @param bias what is added
   */
  public BoundaryClassifier(
      int reach,
      int doubt,
      float[] before,
      float[] after,
      float perScore,
      float ofEnd,
      float bias) {
    this.reach = reach;
    this.doubt = doubt;
    this.before = before;
    this.after = after;
    this.perScore = perScore;
    this.ofEnd = ofEnd;
    this.bias = bias;
  }

  /** Returns how many tokens on each side of a boundary are read. */
  public int reach() {
    return reach;
  }

  /** Scores that are nearer to 0 are doubtful. */
  public int doubt() {
    return doubt;
  }

  /** Returns the length of the vectors. */
  public int width() {
    return before.length;
  }

  /** Returns whether a sentence ends at a boundary. */
  public boolean isEnd(int score, float[] left, float[] right) {
    double sum = bias + (double) perScore * score + (score > 0 ? ofEnd : 0);
    for (int i = 0; i < before.length; i++) {
      sum += (double) before[i] * left[i] + (double) after[i] * right[i];
    }
    return sum > 0;
  }

  /** Writes the classifier as a section of a model file. */
  public void write(DataOutput out) throws IOException {
    out.writeByte(VERSION);
    out.writeByte(reach);
    out.writeInt(doubt);
    out.writeInt(before.length);
    for (float[] weights : new float[][] {before, after, {perScore, ofEnd, bias}}) {
      for (float weight : weights) {
        out.writeFloat(weight);
      }
    }
  }

  /**
   * Reads a classifier.
   *
   * @throws InvalidInputException if there is none
   */
  public static BoundaryClassifier read(DataInput in) throws IOException {
    int unused = Codec.inRange(in.readByte(), VERSION, VERSION, "version of boundaries");
    int reach = Codec.inRange(in.readByte() & 0xff, 1, MOST_REACH, "tokens around a boundary");
    int doubt = Codec.inRange(in.readInt(), 0, Integer.MAX_VALUE, "doubtful scores");
    int width = Codec.inRange(in.readInt(), 1, MOST_WIDTH, "width of vectors");
    float[] before = weights(in, width);
    float[] after = weights(in, width);
    float[] others = weights(in, 3);
    return new BoundaryClassifier(reach, doubt, before, after, others[0], others[1], others[2]);
  }

  private static float[] weights(DataInput in, int count) throws IOException {
    float[] weights = new float[count];
    for (int i = 0; i < count; i++) {
      weights[i] = in.readFloat();
      if (!Float.isFinite(weights[i])) {
        throw new InvalidInputException("a weight of boundaries that is not a number");
      }
    }
    return weights;
  }
}
