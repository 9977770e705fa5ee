package dodona.text.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyPipeline;
import dodona.text.TinyTreebank;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import dodona.text.pipeline.Pipeline;
import dodona.train.IterationReport;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PipelineTrainingTest {

  private static final List<Sentence> TREES =
      TinyTreebank.sentences().stream().map(TinyPipeline::chain).toList();
  private static final Recipe RECIPE = Presets.named("fast", TREES);

  private static byte[] bytes(PipelineModel model) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PipelineFile.write(model, bytes);
    return bytes.toByteArray();
  }

  /** Keeps what it hears. */
  private static final class Diary implements PipelineTrainingListener {
    private final List<String> entries = new ArrayList<>();
    private int lastIteration = Integer.MAX_VALUE;

    @Override
    public void stepEnded(String step, Duration time) {
      entries.add(step);
    }

    @Override
    public void foldTagged(int fold, int folds) {
      entries.add("fold " + fold + " of " + folds);
    }

    @Override
    public void parserBegun(int sentences, int heldOut) {
      entries.add(sentences + " sentences, " + heldOut + " held out");
    }

    @Override
    public void resumed(int iteration) {
      entries.add("resumed after " + iteration);
    }

    @Override
    public void iterationEnded(IterationReport report) {
      if (report.iteration() > lastIteration) {
        throw new IllegalStateException("interrupted");
      }
    }
  }

  @Test
  void learnsFromSilverSentencesToo() throws IOException {
    Diary diary = new Diary();
    PipelineTraining training =
        PipelineTraining.of(RECIPE, TREES.subList(0, 6))
            .silver(new Silver(TREES.subList(6, 12), 0.5))
            .folds(2)
            .listener(diary);
    PipelineModel model = training.run();
    assertThat(diary.entries).contains("tags of silver sentences", "6 sentences, 0 held out");
    assertThat(model.provenance().text("silverSentences")).isEqualTo("6");
    assertThat(model.provenance().text("silverFraction")).isEqualTo("0.5");
    assertThat(bytes(training.run())).isEqualTo(bytes(model));
    assertThat(bytes(training.silver(Silver.NONE).run())).isNotEqualTo(bytes(model));
  }

  @Test
  void trainsEveryStepAndTellsOfIt() throws IOException {
    Diary diary = new Diary();
    PipelineModel model =
        PipelineTraining.of(RECIPE, TREES)
            .dev(TREES.subList(0, 3))
            .folds(2)
            .note("licence", "none")
            .listener(diary)
            .run();
    assertThat(diary.entries)
        .containsExactly(
            "segmenter",
            "tagger",
            "lemmatizer",
            "fold 1 of 2",
            "fold 2 of 2",
            "tags of 2 folds",
            "12 sentences, 3 held out");
    assertThat(Pipeline.of(model).analyze("The dog barks.").words()).hasSize(4);
    assertThat(model.provenance().text("tags")).isEqualTo("jack-knifed");
    assertThat(model.provenance().text("licence")).isEqualTo("none");
    assertThat(model.provenance().entries()).containsKeys("heldOutLas", "bestIteration");
  }

  @Test
  void leavesOutStepsThatAreNotWanted() throws IOException {
    Diary diary = new Diary();
    PipelineModel model =
        PipelineTraining.of(RECIPE, TREES)
            .segmenter(false)
            .tagger(false)
            .predictedTags(false)
            .listener(diary)
            .run();
    assertThat(diary.entries).containsExactly("12 sentences, 0 held out");
    assertThat(model.segmenter()).isNull();
    assertThat(model.tagger()).isNull();
    assertThat(model.provenance().text("tags")).isEqualTo("gold");
    assertThat(Pipeline.of(model).analyze(TREES.get(0)).tree()).isEqualTo(TREES.get(0).tree());
  }

  @Test
  void goesOnAfterAnInterruptionAsIfNothingHadHappened(@TempDir Path folder) throws IOException {
    Path checkpoint = folder.resolve("checkpoint");
    Diary interrupted = new Diary();
    interrupted.lastIteration = 1;
    assertThatThrownBy(() -> parserOnly().checkpoint(checkpoint).listener(interrupted).run())
        .hasMessage("interrupted");
    Diary resumed = new Diary();
    PipelineModel model = parserOnly().checkpoint(checkpoint).resume().listener(resumed).run();
    assertThat(resumed.entries).contains("resumed after 2");
    assertThat(bytes(model)).isEqualTo(bytes(parserOnly().run()));
  }

  @Test
  void neverReplacesACheckpointUnasked(@TempDir Path folder) throws IOException {
    Path checkpoint = Files.writeString(folder.resolve("checkpoint"), "hours of work");
    Diary diary = new Diary();
    PipelineTraining training =
        PipelineTraining.of(RECIPE, TREES).folds(2).checkpoint(checkpoint).listener(diary);
    assertThatThrownBy(training::run).isInstanceOf(FileAlreadyExistsException.class);
    assertThat(diary.entries).isEmpty();
    assertThat(checkpoint).hasContent("hours of work");
    assertThat(parserOnly().checkpoint(checkpoint).restart().run().parser()).isNotNull();
  }

  private static PipelineTraining parserOnly() {
    return PipelineTraining.of(RECIPE, TREES).segmenter(false).tagger(false).predictedTags(false);
  }

  @Test
  void refusesMoreFoldsThanSentences() {
    assertThatThrownBy(
            () -> PipelineTraining.of(RECIPE, TREES).segmenter(false).tagger(false).folds(99).run())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("99 folds for 12 sentences");
  }
}
