package dodona.text.segment;

import dodona.model.TokenVectors;
import dodona.support.parallel.IdlePool;
import dodona.text.boundary.BoundaryClassifier;
import java.util.BitSet;

/** Revises doubtful boundaries by a classifier; shared by all threads. */
final class BoundaryRevision {

  private final BoundaryClassifier classifier;
  private final IdlePool<TokenVectors.Session> sessions;

  BoundaryRevision(BoundaryClassifier classifier, TokenVectors vectors) {
    this.classifier = classifier;
    this.sessions = new IdlePool<>(vectors::open);
  }

  /** An empty list of doubtful boundaries. */
  DoubtfulBoundaries newDoubts() {
    return new DoubtfulBoundaries(classifier.doubt());
  }

  /** Decides doubtful boundaries; the others remain as the linear model decides them. */
  SentenceBoundaries.Review revised(Paragraph p, Tokens tokens, DoubtfulBoundaries doubts) {
    BitSet doubtful = new BitSet();
    BitSet ends = new BitSet();
    BoundaryWindows windows = new BoundaryWindows(p, tokens, doubts, classifier.reach());
    BitSet revised =
        sessions.use(
            session -> {
              windows.forEach(
                  session,
                  (boundary, before, after) -> {
                    doubtful.set(doubts.token(boundary));
                    boolean isEnd = classifier.isEnd(doubts.score(boundary), before, after);
                    ends.set(doubts.token(boundary), isEnd);
                  });
              return ends;
            });
    return (token, score) -> doubtful.get(token) ? revised.get(token) : score > 0;
  }
}
