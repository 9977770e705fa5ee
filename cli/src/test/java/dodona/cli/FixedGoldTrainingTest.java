package dodona.cli;

import static dodona.cli.SmallTraining.train;
import static dodona.cli.SmallTraining.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.cli.terminal.ExitCode;
import dodona.feature.FeatureModel;
import dodona.support.Checksum;
import dodona.system.swapstandard.SwapStandard;
import dodona.train.TrainingListener;
import dodona.train.linear.LinearTraining;
import dodona.train.recipe.FixedBy;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Training on gold derivations that were chosen before. */
class FixedGoldTrainingTest {

  private static final String FILE = SmallTraining.TREEBANK;

  private static final String[] FIXED = {
    "--system",
    "swap-standard",
    "--oracle",
    "nd-all",
    "--beam",
    "4",
    "--iterations",
    "3",
    "--gold-derivation",
    "fixed"
  };

  @TempDir Path folder;

  private String model(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void fixesGoldByJackKnifingAndByAModelTrainedBefore() throws IOException {
    CommandRun folds = train(model("folds"), with(FIXED, "--gold-folds", "3"));
    assertThat(folds.code()).as(folds.err()).isZero();
    assertThat(folds.err()).contains("gold of fold 3 of 3 fixed").contains("iteration  3");
    assertThat(folds.out()).contains("gold-derivation: fixed", "gold-folds: 3");
    assertThat(folder.resolve("folds.checkpoint")).doesNotExist();

    CommandRun fixed = train(model("m"), with(FIXED, "--gold-model", model("folds")));
    assertThat(fixed.code()).as(fixed.err()).isZero();
    assertThat(fixed.out())
        .contains("gold-model: folds sha256:" + Checksum.of(folder.resolve("folds")));
    assertThat(CommandRun.of("parse", "-m", model("m"), FILE).code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "--gold-derivation fixed, needs gold-model",
    "--gold-derivation fixed --gold-folds 2 --gold-model x, excludes --gold-folds",
    "--gold-folds 2, gold-derivation fixed",
    "--gold-derivation latent --gold-model x, needs --gold-derivation fixed",
    "--gold-derivation fixed --gold-folds 0, expected a whole number from 1",
    "--gold-derivation fixed --gold-folds 2 --preset fast --search greedy, single decisions",
    "--gold-derivation fixed --gold-folds 2 --oracle lazy --system swap-standard, 'has nd-sw,"
        + " nd-all'",
    "--gold-derivation best-partial --oracle static --system attardi, has nd"
  })
  void explainsWhatFixedGoldNeeds(String options, String because) {
    CommandRun run = train(model("m"), options.split(" ", -1));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(because).doesNotContain("\tat ");
  }

  @Test
  void refusesAGoldModelForAnotherSystem() {
    assertThat(train(model("other"), "--system", "arc-eager", "--iterations", "1").code()).isZero();
    CommandRun run = train(model("m"), with(FIXED, "--gold-model", model("other")));
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("the gold model other is for arc-eager");
  }

  @Test
  void goesOnWithGoldThatWasFixedBeforeTheInterruption() throws IOException {
    String[] options = with(FIXED, "--gold-folds", "3");
    assertThat(train(model("whole"), options).code()).isZero();
    Path checkpoint = folder.resolve("m.checkpoint");
    interruptAfterTheFirstFold(checkpoint);

    CommandRun resumed = train(model("m"), with(options, "--resume"));

    assertThat(resumed.code()).as(resumed.err()).isZero();
    assertThat(resumed.err())
        .contains("continuing before the first iteration, with fixed gold derivations")
        .doesNotContain("gold of fold 1 of 3")
        .contains("gold of fold 2 of 3 fixed");
    assertThat(folder.resolve("m")).hasSameBinaryContentAs(folder.resolve("whole"));
    assertThat(checkpoint).doesNotExist();
  }

  /** Does what an interrupted command leaves behind. */
  private static void interruptAfterTheFirstFold(Path checkpoint) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(Path.of(FILE))) {
      reader.forEach(sentences::add);
    }
    Recipe recipe =
        Recipe.builder("swap-standard")
            .oracle("nd-all")
            .beam(4)
            .fixedGold(new FixedBy.Folds(3))
            .features(FeatureModel.of(new SwapStandard(), "fast"))
            .hashBits(16)
            .iterations(3)
            .with(Knobs.AVERAGE, 3)
            .build();
    TrainingListener listener =
        new TrainingListener() {
          @Override
          public void goldFixed(int part, int of) {
            throw new IllegalStateException("interrupted");
          }
        };
    assertThatThrownBy(
            () ->
                LinearTraining.of(recipe, sentences)
                    .listener(listener)
                    .checkpoint(checkpoint)
                    .run())
        .hasMessage("interrupted");
  }
}
