package dodona.text.segment;

import dodona.linear.RowList;
import dodona.model.TokenVectors;
import dodona.text.boundary.BoundaryClassifier;
import dodona.text.boundary.BoundaryExample;
import dodona.text.boundary.BoundaryLearner;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Trains a {@link BoundaryClassifier} on the text of a treebank.
 *
 * <p>A segmenter is surer of its own training text than of any other. So the scores to learn from
 * are those of segmenters that were trained on the rest of the treebank.
 */
public final class BoundaryTrainer {

  /** The default settings, which work well. */
  static final Settings DEFAULT = new Settings(12, 0.35, 0.6);

  private static final int FOLDS = 4;

  /** So many paragraphs mostly belong together. */
  private static final int PAGE = 64;

  /** More examples would fill the memory. */
  private static final int MOST_EXAMPLES = 40_000;

  /** The mean absolute score, where scores of several segmenters come together. */
  private static final int UNITS = 1000;

  private final Settings settings;
  private final SegmenterOptions options;
  private final TokenVectors.Session session;
  private final DoubleConsumer progress;

  /**
   * The settings of a classifier. Scores are fractions of the mean absolute score.
   *
   * @param reach how many tokens to read on each side of a boundary
   * @param doubt scores that are nearer to 0 are doubtful
   * @param learned scores that are nearer to 0 are learned from
   */
  record Settings(int reach, double doubt, double learned) {}

  /**
   * The result of a training run.
   *
   * @param classifier the classifier; null if it would not decide better than the segmenter
   * @param doubtful the number of doubtful boundaries in the training text
   * @param correctBefore how many of these a segmenter decides correctly that has not seen them
   * @param correctAfter how many of these a classifier decides correctly that has not seen them
   */
  public record Result(
      @Nullable BoundaryClassifier classifier, int doubtful, int correctBefore, int correctAfter) {}

  private BoundaryTrainer(
      Settings settings, SegmenterOptions options, TokenVectors vectors, DoubleConsumer progress) {
    this.settings = settings;
    this.options = options;
    this.session = vectors.open();
    this.progress = progress;
  }

  /**
   * Trains a classifier for a segmenter.
   *
   * @param sentences the sentences that the segmenter was trained on
   * @param vectors those of the parser that the classifier will be used with
   * @param progress receives the part of the text that has been encoded, from 0 to 1
   */
  public static Result train(
      Iterable<Sentence> sentences,
      Segmenter segmenter,
      TokenVectors vectors,
      SegmenterOptions options,
      DoubleConsumer progress) {
    return train(sentences, segmenter, vectors, options, progress, DEFAULT);
  }

  static Result train(
      Iterable<Sentence> sentences,
      Segmenter segmenter,
      TokenVectors vectors,
      SegmenterOptions options,
      DoubleConsumer progress,
      Settings settings) {
    BoundaryTrainer trainer = new BoundaryTrainer(settings, options, vectors, progress);
    List<TrainingText> texts = TrainingText.of(sentences);
    List<List<BoundaryExample>> folds = trainer.examples(texts);
    double meanScore = meanScore(segmenter.sentenceBoundaries(), texts);
    return trainer.result(folds, meanScore);
  }

  /** The examples of each fold. */
  private List<List<BoundaryExample>> examples(List<TrainingText> texts) {
    int page = Math.max(1, Math.min(PAGE, texts.size() / (FOLDS * FOLDS)));
    List<List<BoundaryExample>> folds = new ArrayList<>();
    int[] encoded = {0};
    Runnable next = () -> progress.accept((double) ++encoded[0] / texts.size());
    for (int fold = 0; fold < FOLDS; fold++) {
      List<TrainingText> own = new ArrayList<>();
      List<TrainingText> others = new ArrayList<>();
      for (int text = 0; text < texts.size(); text++) {
        (text / page % FOLDS == fold ? own : others).add(texts.get(text));
      }
      folds.add(own.isEmpty() || others.isEmpty() ? List.of() : examples(own, others, next));
    }
    return folds;
  }

  private List<BoundaryExample> examples(
      List<TrainingText> own, List<TrainingText> others, Runnable next) {
    SentenceBoundaries boundaries = new SegmenterTrainer(others, options).sentenceBoundaries();
    double meanScore = meanScore(boundaries, own);
    int limit = (int) Math.round(settings.learned * meanScore);
    long found = own.stream().mapToLong(text -> doubts(boundaries, text, limit).size()).sum();
    long step = 1 + found * FOLDS / MOST_EXAMPLES;
    List<BoundaryExample> examples = new ArrayList<>();
    int[] seen = {0};
    for (TrainingText text : own) {
      DoubtfulBoundaries doubts = doubts(boundaries, text, limit);
      new BoundaryWindows(text.paragraph(), text.tokens(), doubts, settings.reach)
          .forEach(
              session,
              (boundary, before, after) -> {
                if (seen[0]++ % step == 0) {
                  float[] both = Arrays.copyOf(before, 2 * before.length);
                  System.arraycopy(after, 0, both, before.length, before.length);
                  double score = doubts.score(boundary) / meanScore;
                  boolean isEnd = text.tokens().endsSentence(doubts.token(boundary));
                  examples.add(new BoundaryExample(both, score, isEnd));
                }
              });
      next.run();
    }
    return examples;
  }

  private static DoubtfulBoundaries doubts(
      SentenceBoundaries boundaries, TrainingText text, int limit) {
    DoubtfulBoundaries doubts = new DoubtfulBoundaries(limit);
    RowList list = boundaries.features();
    boundaries.mark(text.paragraph(), list, text.tokens().withoutSentences(), doubts);
    return doubts;
  }

  /** The mean absolute score of all boundaries in some texts; at least 1. */
  private static double meanScore(SentenceBoundaries boundaries, List<TrainingText> texts) {
    long[] sums = new long[2];
    RowList list = boundaries.features();
    for (TrainingText text : texts) {
      boundaries.mark(
          text.paragraph(),
          list,
          text.tokens().withoutSentences(),
          (token, score) -> {
            sums[0] += Math.abs(score);
            sums[1]++;
            return score > 0;
          });
    }
    return Math.max(1, (double) sums[0] / Math.max(1, sums[1]));
  }

  private Result result(List<List<BoundaryExample>> folds, double meanScore) {
    int doubtful = 0;
    int before = 0;
    int after = 0;
    for (int half = 0; half < 2; half++) {
      List<BoundaryExample> seen = half(folds, 1 - half);
      List<BoundaryExample> unseen = half(folds, half);
      if (seen.isEmpty()) {
        return new Result(null, 0, 0, 0);
      }
      BoundaryClassifier classifier = learn(seen, UNITS);
      for (BoundaryExample example : unseen) {
        if (Math.abs(example.score()) < settings.doubt) {
          doubtful++;
          before += (example.score() > 0) == example.isEnd() ? 1 : 0;
          after += isCorrect(classifier, example) ? 1 : 0;
        }
      }
    }
    List<BoundaryExample> all = folds.stream().flatMap(List::stream).toList();
    return new Result(after > before ? learn(all, meanScore) : null, doubtful, before, after);
  }

  private BoundaryClassifier learn(List<BoundaryExample> examples, double meanScore) {
    return BoundaryLearner.learn(
        examples, settings.reach, settings.doubt, meanScore, options.seed());
  }

  private static boolean isCorrect(BoundaryClassifier classifier, BoundaryExample example) {
    float[] both = example.vectors();
    float[] before = Arrays.copyOf(both, both.length / 2);
    float[] after = Arrays.copyOfRange(both, both.length / 2, both.length);
    int score = (int) Math.round(example.score() * UNITS);
    return classifier.isEnd(score, before, after) == example.isEnd();
  }

  private static List<BoundaryExample> half(List<List<BoundaryExample>> folds, int half) {
    List<BoundaryExample> examples = new ArrayList<>();
    for (int fold = half; fold < folds.size(); fold += 2) {
      examples.addAll(folds.get(fold));
    }
    return examples;
  }
}
