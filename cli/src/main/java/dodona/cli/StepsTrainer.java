package dodona.cli;

import dodona.model.Provenance;
import dodona.text.lemma.Lemmatiser;
import dodona.text.lemma.LemmatiserOptions;
import dodona.text.lemma.LemmatiserTrainer;
import dodona.text.pipeline.Annotators;
import dodona.text.pipeline.PipelineModel;
import dodona.text.segment.Segmenter;
import dodona.text.segment.SegmenterOptions;
import dodona.text.segment.SegmenterTrainer;
import dodona.text.tag.Tagger;
import dodona.text.tag.TaggerOptions;
import dodona.text.tag.TaggerTrainer;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Trains the steps before parsing, as far as they are asked for, and says how it goes. */
final class StepsTrainer {

  private final ToolCommand command;
  private final PipelineOptions options;
  private final long seed;
  private final int threads;
  private @Nullable Tagger tagger;
  private @Nullable Lemmatiser lemmatiser;

  StepsTrainer(ToolCommand command, PipelineOptions options, long seed, int threads) {
    this.command = command;
    this.options = options;
    this.seed = seed;
    this.threads = threads;
  }

  /** The steps that the model will have; a tagger may be trained for the parser's sake only. */
  PipelineModel train(List<Sentence> training) {
    Segmenter segmenter =
        options.hasSegmenter()
            ? timed(
                "segmenter",
                () -> SegmenterTrainer.train(training, SegmenterOptions.DEFAULT.withSeed(seed)))
            : null;
    if (options.hasTagger() || options.usesPredictedTags()) {
      tagger =
          timed(
              "tagger", () -> TaggerTrainer.train(training, TaggerOptions.DEFAULT.withSeed(seed)));
      lemmatiser =
          timed(
              "lemmatiser",
              () -> LemmatiserTrainer.train(training, LemmatiserOptions.DEFAULT.withSeed(seed)));
    }
    return new PipelineModel(
        segmenter,
        options.hasTagger() ? tagger : null,
        options.hasTagger() ? lemmatiser : null,
        null,
        Provenance.UNKNOWN);
  }

  private <T> T timed(String what, Supplier<T> work) {
    command.remark("training the " + what + " …");
    long started = System.nanoTime();
    T result = work.get();
    command.remark(
        String.format(
            Locale.ROOT, "%s trained in %.0f s", what, (System.nanoTime() - started) / 1e9));
    return result;
  }

  /** Held-out sentences as the parser will meet such: tagged by the tagger trained on all. */
  List<Sentence> annotateHeldOut(List<Sentence> heldOut) {
    if (!options.usesPredictedTags() || tagger == null || lemmatiser == null) {
      return heldOut;
    }
    return heldOut.stream().map(Annotators.of(tagger, lemmatiser)).toList();
  }

  /** Sentences to learn from, tagged by taggers that have not seen them. */
  List<Sentence> annotateTraining(List<Sentence> training) {
    if (!options.usesPredictedTags()) {
      return training;
    }
    int folds = options.folds();
    if (folds > training.size()) {
      throw new UsageException("--folds " + folds + " for " + training.size() + " sentences");
    }
    try (StatusLine status = StatusLine.of(command)) {
      return timed(
          "tags of " + folds + " folds",
          () ->
              Annotators.jackknife(
                  training,
                  folds,
                  seed,
                  threads,
                  fold -> status.show(() -> "fold " + fold + " of " + folds + " tagged")));
    }
  }
}
