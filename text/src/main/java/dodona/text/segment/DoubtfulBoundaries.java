package dodona.text.segment;

import java.util.Arrays;

/** The boundaries after tokens of a paragraph about which the linear model is in doubt. */
final class DoubtfulBoundaries implements SentenceBoundaries.Review {

  private static final int FIRST_SIZE = 16;

  private final int limit;
  private int[] tokens = new int[FIRST_SIZE];
  private int[] scores = new int[FIRST_SIZE];
  private int size;

  /** Collects boundaries whose score is nearer to 0 than a limit. */
  DoubtfulBoundaries(int limit) {
    this.limit = limit;
  }

  /** Notes a boundary and decides like the linear model. */
  @Override
  public boolean isEnd(int token, int score) {
    // A sentence that becomes too long ends earlier, and the tokens after its end come again.
    while (size > 0 && tokens[size - 1] >= token) {
      size--;
    }
    if (Math.abs(score) < limit) {
      if (size == tokens.length) {
        tokens = Arrays.copyOf(tokens, 2 * size);
        scores = Arrays.copyOf(scores, 2 * size);
      }
      tokens[size] = token;
      scores[size++] = score;
    }
    return score > 0;
  }

  int size() {
    return size;
  }

  /** The token before a boundary; the tokens are in the order of the text. */
  int token(int boundary) {
    return tokens[boundary];
  }

  /** The score of a boundary. */
  int score(int boundary) {
    return scores[boundary];
  }
}
