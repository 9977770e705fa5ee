package dodona.text.segment;

import dodona.linear.BinaryModel;
import dodona.linear.Codec;
import dodona.linear.RowList;
import dodona.text.layout.Characters;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Decides where tokens end: always at white space, and else, from left to right, by a linear model
 * of the characters around; immutable.
 */
final class TokenBoundaries {

  /**
   * No token is longer, so that no input can exhaust what comes after; except for combining marks
   * on its last letter, at most as many again.
   */
  static final int LONGEST_TOKEN = 1000;

  private final BinaryModel model;
  private final Lexicon lexicon;
  private final int insideWords;

  /**
   * Boundaries by a model.
   *
   * @param insideWords the {@linkplain TokenFeatures#pair pairs} of letters and digits that a token
   *     may end between, one bit each
   */
  TokenBoundaries(BinaryModel model, Lexicon lexicon, int insideWords) {
    this.model = model;
    this.lexicon = lexicon;
    this.insideWords = insideWords;
  }

  RowList features() {
    return model.features();
  }

  /** Adds the tokens of a paragraph. */
  void find(Paragraph p, RowList list, Tokens tokens) {
    TokenFeatures features = new TokenFeatures(p, lexicon);
    for (int place = features.next(0); place < p.length(); place = features.next(place)) {
      int tokenStart = place;
      for (int gap = place + 1; gap < features.stretchEnd(); gap++) {
        boolean isPossible = TokenFeatures.isPossible(p.at(gap - 1), p.at(gap), insideWords);
        if ((isPossible
                && (Emoji.isBoundary(p, gap) || isBoundary(features, tokenStart, gap, list)))
            || isTooLong(gap - tokenStart, p.at(gap))) {
          tokens.add(tokenStart, gap);
          tokenStart = gap;
        }
      }
      tokens.add(tokenStart, features.stretchEnd());
      place = features.stretchEnd();
    }
  }

  /** A token is not cut within a character, unless that has no end either. */
  private static boolean isTooLong(int length, char next) {
    return length >= LONGEST_TOKEN
        && (!Characters.continues(next)
            || (length >= 2 * LONGEST_TOKEN && !Character.isLowSurrogate(next)));
  }

  private boolean isBoundary(TokenFeatures features, int tokenStart, int gap, RowList list) {
    features.extract(tokenStart, gap, list);
    return model.score(list) > 0;
  }

  void write(DataOutput out) throws IOException {
    out.writeByte(insideWords);
    model.write(out);
  }

  static TokenBoundaries read(DataInput in, Lexicon lexicon) throws IOException {
    int insideWords = Codec.inRange(in.readByte(), 0, TokenFeatures.ALL_PAIRS, "pairs");
    return new TokenBoundaries(BinaryModel.read(in), lexicon, insideWords);
  }
}
