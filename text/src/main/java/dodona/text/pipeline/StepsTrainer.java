package dodona.text.pipeline;

import dodona.text.lemma.Lemmatiser;
import dodona.text.lemma.LemmatiserOptions;
import dodona.text.lemma.LemmatiserTrainer;
import dodona.text.segment.Segmenter;
import dodona.text.segment.SegmenterOptions;
import dodona.text.segment.SegmenterTrainer;
import dodona.text.tag.Tagger;
import dodona.text.tag.TaggerOptions;
import dodona.text.tag.TaggerTrainer;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** Trains the steps before parsing, and tags sentences as the parser will meet them. */
final class StepsTrainer {

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

  Tagger tagger() {
    return timed(
        "tagger",
        () -> TaggerTrainer.train(training, silver, TaggerOptions.DEFAULT.withSeed(seed)));
  }

  Lemmatiser lemmatiser() {
    return timed(
        "lemmatiser",
        () -> LemmatiserTrainer.train(training, silver, LemmatiserOptions.DEFAULT.withSeed(seed)));
  }

  /** The sentences, tagged by taggers that have not seen them. */
  List<Sentence> jackknifed(int folds, int threads) {
    return timed(
        "tags of " + folds + " folds",
        () ->
            Annotators.jackknife(
                training, folds, seed, threads, fold -> listener.foldTagged(fold, folds)));
  }

  /**
   * The silver sentences, tagged by a tagger that has not seen them either: it knows the treebank
   * only.
   */
  Silver taggedSilver() {
    return silver.isEmpty()
        ? silver
        : timed(
            "tags of silver sentences",
            () ->
                silver.with(
                    silver.sentences().stream()
                        .map(Annotators.trainedOn(training, seed))
                        .toList()));
  }

  private <T> T timed(String step, Supplier<T> work) {
    listener.stepBegun(step);
    long started = System.nanoTime();
    T result = work.get();
    listener.stepEnded(step, Duration.ofNanos(System.nanoTime() - started));
    return result;
  }
}
