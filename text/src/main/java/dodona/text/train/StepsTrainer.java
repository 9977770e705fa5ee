package dodona.text.train;

import dodona.model.ParserModel;
import dodona.model.TokenVectors;
import dodona.text.boundary.BoundaryClassifier;
import dodona.text.lemma.Lemmatizer;
import dodona.text.lemma.LemmatizerOptions;
import dodona.text.lemma.LemmatizerTrainer;
import dodona.text.segment.BoundaryTrainer;
import dodona.text.segment.Segmenter;
import dodona.text.segment.SegmenterOptions;
import dodona.text.segment.SegmenterTrainer;
import dodona.text.tag.Tagger;
import dodona.text.tag.TaggerOptions;
import dodona.text.tag.TaggerTrainer;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Trains the steps before parsing, and tags sentences as the parser will meet them. */
final class StepsTrainer {

  private static final int SILVER_FOLDS = 4;

  /** So many sentences mostly belong together. */
  private static final int PAGE = 200;

  private final List<Sentence> training;
  private final Silver silver;
  private final long seed;
  private final PipelineTrainingListener listener;

  StepsTrainer(
      List<Sentence> training, Silver silver, long seed, PipelineTrainingListener listener) {
    this.training = training;
    this.silver = silver;
    this.seed = seed;
    this.listener = listener;
  }

  Segmenter segmenter() {
    return timed(
        "segmenter",
        () -> SegmenterTrainer.train(training, SegmenterOptions.DEFAULT.withSeed(seed)));
  }

  /** A classifier of sentence boundaries; null without vectors, or if it is of no use. */
  @Nullable BoundaryClassifier boundaries(Segmenter segmenter, ParserModel parser) {
    TokenVectors vectors = parser.tokenVectors();
    return vectors == null
        ? null
        : timed(
                "boundary classifier",
                () ->
                    BoundaryTrainer.train(
                        training,
                        segmenter,
                        vectors,
                        SegmenterOptions.DEFAULT.withSeed(seed),
                        part -> {}))
            .classifier();
  }

  Tagger tagger(int threads) {
    return timed(
        "tagger",
        () -> TaggerTrainer.train(training, silver, TaggerOptions.DEFAULT.withSeed(seed), threads));
  }

  Lemmatizer lemmatizer() {
    return timed(
        "lemmatizer",
        () -> LemmatizerTrainer.train(training, silver, LemmatizerOptions.DEFAULT.withSeed(seed)));
  }

  /** The sentences, tagged by taggers that have not seen them. */
  List<Sentence> jackknifed(int folds, int threads) {
    return timed(
        "tags of " + folds + " folds",
        () ->
            Annotators.jackknife(
                training, silver, folds, seed, threads, fold -> listener.foldTagged(fold, folds)));
  }

  /** The silver sentences, in another order, tagged by taggers that have not seen them either. */
  Silver taggedSilver(int threads) {
    if (silver.sentences().size() < SILVER_FOLDS) {
      return silver;
    }
    return timed(
        "tags of silver sentences",
        () ->
            silver.with(
                Jackknife.annotate(
                    dealt(silver.sentences()),
                    SILVER_FOLDS,
                    others -> Annotators.trainedOn(training, silver.with(others), seed),
                    threads,
                    fold -> {})));
  }

  /** Deals pages of sentences to the folds in turn, so that none has a genre to itself. */
  private static List<Sentence> dealt(List<Sentence> sentences) {
    List<Sentence> dealt = new ArrayList<>(sentences.size());
    for (int fold = 0; fold < SILVER_FOLDS; fold++) {
      for (int page = fold; page * PAGE < sentences.size(); page += SILVER_FOLDS) {
        int start = page * PAGE;
        dealt.addAll(sentences.subList(start, Math.min(start + PAGE, sentences.size())));
      }
    }
    return dealt;
  }

  private <T> T timed(String step, Supplier<T> work) {
    listener.stepBegun(step);
    long started = System.nanoTime();
    T result = work.get();
    listener.stepEnded(step, Duration.ofNanos(System.nanoTime() - started));
    return result;
  }
}
