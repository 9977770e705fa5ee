package dodona.text.segment;

import dodona.linear.BinaryLearner;
import dodona.linear.BinaryModel;
import dodona.linear.Codec;
import dodona.linear.Mixture;
import dodona.linear.RandomOrder;
import dodona.linear.RowList;
import dodona.text.layout.Characters;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Decides by its neighbors whether a token that may be split is, such as French <i>des</i>, a
 * determiner or <i>de</i> and <i>les</i>; immutable.
 */
final class AmbiguousTokens {

  private static final int LONGEST_PART = 24;
  private static final long NONE = 1;

  private final SortedSet<String> tokens;
  private final BinaryModel model;

  private AmbiguousTokens(SortedSet<String> tokens, BinaryModel model) {
    this.tokens = tokens;
    this.model = model;
  }

  /** Returns whether a lower-case token may be split, depending on its neighbors. */
  boolean contains(String lower) {
    return tokens.contains(lower);
  }

  RowList features() {
    return model.features();
  }

  /** Returns whether an ambiguous token is split. */
  boolean isSplit(Paragraph p, Tokens all, int token, RowList list) {
    extract(p, all, token, list);
    return model.score(list) > 0;
  }

  private static void extract(Paragraph p, Tokens all, int token, RowList list) {
    long w = form(p, all, token);
    long l1 = form(p, all, token - 1);
    long l2 = form(p, all, token - 2);
    long r1 = form(p, all, token + 1);
    long r2 = form(p, all, token + 2);
    list.clear();
    list.add(w);
    list.add(w, l1);
    list.add(w, r1);
    list.add(w, l1, l2);
    list.add(w, r1, r2);
    list.add(w, l1, r1);
    list.add(w, l2);
    list.add(w, r2);
    for (int length = 1; length <= 3; length++) {
      list.add(w, ending(p, all, token - 1, length));
      list.add(w, ending(p, all, token + 1, length));
    }
    list.add(w, ending(p, all, token - 1, 2), ending(p, all, token + 1, 2));
    list.add(w, ending(p, all, token + 1, 2), ending(p, all, token + 2, 2));
    list.add(w, kind(p, all, token - 1), kind(p, all, token + 1));
    list.add(w, kind(p, all, token));
  }

  private static boolean exists(Tokens all, int token) {
    return token >= 0 && token < all.size();
  }

  private static long form(Paragraph p, Tokens all, int token) {
    return exists(all, token) ? p.lowerHash(all.start(token), all.end(token), LONGEST_PART) : NONE;
  }

  private static long ending(Paragraph p, Tokens all, int token, int length) {
    return exists(all, token)
        ? p.lowerHash(Math.max(all.start(token), all.end(token) - length), all.end(token), length)
        : NONE;
  }

  private static long kind(Paragraph p, Tokens all, int token) {
    return exists(all, token) ? Characters.kind(p.at(all.start(token))) : 0;
  }

  /**
   * Learns to decide.
   *
   * @param tokens the ambiguous tokens in lower case
   */
  static AmbiguousTokens learn(
      SortedSet<String> tokens, List<TrainingText> texts, SegmenterOptions options) {
    List<int[]> places = new ArrayList<>();
    for (int t = 0; t < texts.size(); t++) {
      TrainingText text = texts.get(t);
      for (int i = 0; i < text.tokens().size(); i++) {
        int end = text.tokens().end(i);
        if (tokens.contains(text.paragraph().lower(text.tokens().start(i), end))) {
          places.add(new int[] {t, i});
        }
      }
    }
    float[] weights =
        Mixture.of(
            options.models(),
            options.seed(),
            random -> {
              BinaryLearner learner = new BinaryLearner(options.bits());
              RowList list = RowList.ofCells(options.bits());
              RandomOrder.passes(
                  options.iterations(),
                  places.size(),
                  random,
                  place -> {
                    TrainingText text = texts.get(places.get(place)[0]);
                    int token = places.get(place)[1];
                    extract(text.paragraph(), text.tokens(), token, list);
                    learner.learn(list, text.split().get(token));
                  });
              return learner.average();
            });
    return new AmbiguousTokens(new TreeSet<>(tokens), BinaryModel.of(options.bits(), weights));
  }

  void write(DataOutput out) throws IOException {
    Codec.writeLines(tokens, out);
    model.write(out);
  }

  static AmbiguousTokens read(DataInput in) throws IOException {
    return new AmbiguousTokens(new TreeSet<>(Codec.readLines(in)), BinaryModel.read(in));
  }
}
