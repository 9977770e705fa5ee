package dodona.text.segment;

import dodona.linear.BinaryModel;
import dodona.linear.RowList;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Decides which tokens end a sentence, from left to right, by a linear model; immutable. */
final class SentenceBoundaries {

  /** No sentence has more tokens, so that no input can exhaust what comes after. */
  static final int LONGEST_SENTENCE = 400;

  /** Nor does any go on after so many characters, as some tokens are long. */
  static final int MOST_CHARACTERS = 40_000;

  /** Decides like the linear model. */
  private static final Review LINEAR = (token, score) -> score > 0;

  /** Decides whether a token ends a sentence, where nothing but the score matters. */
  @FunctionalInterface
  interface Review {
    boolean isEnd(int token, int score);
  }

  private final BinaryModel model;
  private final Lexicon lexicon;

  SentenceBoundaries(BinaryModel model, Lexicon lexicon) {
    this.model = model;
    this.lexicon = lexicon;
  }

  RowList features() {
    return model.features();
  }

  /**
   * Marks the tokens of a paragraph that end a sentence; the last one does.
   *
   * @param revision decides doubtful boundaries; null if the linear model does
   */
  void find(Paragraph p, RowList list, Tokens tokens, @Nullable BoundaryRevision revision) {
    if (revision == null) {
      mark(p, list, tokens, LINEAR);
      return;
    }
    DoubtfulBoundaries doubts = revision.newDoubts();
    mark(p, list, tokens, doubts);
    if (doubts.size() > 0) {
      tokens.clearSentences();
      mark(p, list, tokens, revision.revised(p, tokens, doubts));
    }
  }

  /** Marks the ends of sentences as a review decides. */
  void mark(Paragraph p, RowList list, Tokens tokens, Review review) {
    SentenceFeatures features = new SentenceFeatures(p, tokens, lexicon);
    Wrapping wrapping = new Wrapping(p);
    int start = 0;
    int likeliest = 0;
    int highest = Integer.MIN_VALUE;
    for (int token = 0; token < tokens.size() - 1; token++) {
      features.extract(start, token, list);
      int score = model.score(list);
      if (token - start >= LONGEST_SENTENCE / 2 && score > highest) {
        highest = score;
        likeliest = token;
      }
      boolean isEnd =
          p.layout().startsBlock(tokens.start(token + 1))
              || (!p.layout().endsListMark(tokens.end(token))
                  && (isEndOfLine(p, tokens, token, wrapping) || review.isEnd(token, score)));
      boolean isTooWide = tokens.end(token) - tokens.start(start) >= MOST_CHARACTERS;
      boolean isTooLong = token - start + 1 >= LONGEST_SENTENCE;
      if (isEnd || isTooWide || isTooLong) {
        token = isEnd || isTooWide ? token : likeliest;
        tokens.endSentence(token);
        start = token + 1;
        highest = Integer.MIN_VALUE;
      }
    }
    tokens.endLastSentence();
  }

  /**
   * Returns whether a line that was not wrapped ends with a token, and the next line does not look
   * like its continuation. The texts of treebanks, on which the model is trained, have no lines.
   */
  private static boolean isEndOfLine(Paragraph p, Tokens tokens, int token, Wrapping wrapping) {
    return wrapping.isEndedAt(tokens.end(token))
        && !Character.isLowerCase(p.at(tokens.start(token + 1)));
  }

  void write(DataOutput out) throws IOException {
    model.write(out);
  }

  static SentenceBoundaries read(DataInput in, Lexicon lexicon) throws IOException {
    return new SentenceBoundaries(BinaryModel.read(in), lexicon);
  }
}
