package dodona.train.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Scorer;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.search.Beam;
import dodona.search.Parser;
import dodona.search.Permitted;
import dodona.system.swapstandard.SwapStandard;
import dodona.train.IterationReport;
import dodona.train.Training;
import dodona.train.TrainingListener;
import dodona.train.TrainingSet;
import dodona.train.gold.FixedGold;
import dodona.train.recipe.FixedBy;
import dodona.train.recipe.Gold;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.Method;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.RecipeBuilder;
import dodona.transition.Configuration;
import dodona.treebank.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Derivations that are fixed by models trained before. */
class GoldFixingTest {

  private static final int ITERATIONS = 4;

  private final List<Sentence> all = MiniTreebank.all();
  private final List<String> labels = OneLearner.all(all).labels();
  private final SwapStandard system = new SwapStandard(labels);
  private final TrainingSet data = OneLearner.all(all);

  private static Recipe recipe(String name, Gold.Kind gold, @Nullable FixedBy by) {
    return recipe(name, gold, by, 18, ITERATIONS);
  }

  private static Recipe recipe(
      String name, Gold.Kind gold, @Nullable FixedBy by, int bits, int iterations) {
    RecipeBuilder recipe =
        Recipe.builder(name)
            .oracle(name.equals("swap-standard") ? "nd-all" : "nd")
            .beam(4)
            .with(Knobs.GOLD_DERIVATION, gold)
            .hashBits(bits)
            .iterations(iterations);
    return (by == null ? recipe : recipe.fixedGold(by)).build();
  }

  private Training training(FixedBy by) {
    return LinearTraining.of(recipe("swap-standard", Gold.Kind.FIXED, by), all);
  }

  private ParserModel fixed(FixedBy by) throws IOException {
    return training(by).run().model();
  }

  private ParserModel latent() throws IOException {
    Recipe recipe = recipe("swap-standard", Gold.Kind.LATENT, null);
    return LinearTraining.of(recipe, all).run().model();
  }

  private static byte[] bytes(ParserModel model) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ModelFile.write(model, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** The best correct derivation under a model, by a plain constrained search. */
  private int[] best(ParserModel model, Sentence sentence) {
    OracleFor<NonDeterministicOracle<Configuration>> oracles =
        Oracles.namedNonDeterministic(system, "nd-all");
    NonDeterministicOracle<Configuration> oracle = oracles.tree(sentence.tree());
    Beam<Configuration> beam =
        new Beam<>(Permitted.learning(system, false), model.scorer().open(Scorer.Hint.GREEDY), 4);
    beam.begin(sentence);
    while (!beam.isFinished()) {
      beam.step(oracle::optimal);
    }
    return beam.item(0).derivation();
  }

  private FixedGold fix(FixedBy by) {
    Recipe recipe = recipe("swap-standard", Gold.Kind.FIXED, by);
    Method.Beam beam = Objects.requireNonNull(recipe.beam());
    FixedGoldLearner learner =
        new FixedGoldLearner(recipe, beam, (Gold.Fixed) beam.gold(), system, data, 1);
    while (learner.partsDone() < learner.parts()) {
      learner.fixNextPart(TrainingListener.SILENT);
    }
    return learner.gold();
  }

  @Test
  void learnsTheDerivationsThatAnEarlierModelPrefers() throws IOException {
    ParserModel earlier = latent();
    FixedBy by = new FixedBy.Model(earlier, "earlier", "1234");
    FixedGold gold = fix(by);
    for (Sentence sentence : all) {
      assertThat(gold.derivation(sentence)).isEqualTo(best(earlier, sentence));
    }

    Parser parser =
        new Parser(
            LinearTraining.of(recipe("swap-standard", Gold.Kind.FIXED, by, 18, 60), all)
                .run()
                .model());

    for (Sentence sentence : all) {
      List<int[]> derivations = new ArrayList<>();
      assertThat(
              parser.parse(
                  sentence.withoutTree(),
                  (same, derivation, scorer) -> derivations.add(derivation)))
          .isEqualTo(sentence.tree());
      assertThat(derivations).containsExactly(gold.derivation(sentence));
    }
  }

  @Test
  void jackKnifingAsksAModelThatHasNotSeenTheSentence() throws IOException {
    FixedGold gold = fix(new FixedBy.Folds(3));
    int[] starts = {0, 2, 5, 8};
    for (int fold = 0; fold < 3; fold++) {
      List<Sentence> others = new ArrayList<>(all.subList(0, starts[fold]));
      others.addAll(all.subList(starts[fold + 1], 8));
      Recipe latent = recipe("swap-standard", Gold.Kind.LATENT, null);
      ParserModel model =
          OneLearner.training(
                  new LinearLearners<>(latent, system, true, new FixedGold()).one(),
                  others,
                  1,
                  ITERATIONS)
              .run()
              .model();
      for (Sentence sentence : all.subList(starts[fold], starts[fold + 1])) {
        assertThat(gold.derivation(sentence)).isEqualTo(best(model, sentence));
        Configuration c = new Configuration();
        system.initialize(c, sentence.size());
        for (int transition : gold.derivation(sentence)) {
          system.apply(c, transition);
        }
        assertThat(c.tree(labels)).isEqualTo(sentence.tree());
      }
    }
  }

  @Test
  void aSingleFoldIsFixedByAModelOfAllSentences() throws IOException {
    Recipe latent = recipe("swap-standard", Gold.Kind.LATENT, null);
    ParserModel model =
        OneLearner.training(
                new LinearLearners<>(latent, system, true, new FixedGold()).one(),
                all,
                1,
                ITERATIONS)
            .run()
            .model();
    FixedGold gold = fix(new FixedBy.Folds(1));
    for (Sentence sentence : all) {
      assertThat(gold.derivation(sentence)).isEqualTo(best(model, sentence));
    }
  }

  /** Stops a training where it has just been saved. */
  private static final class Interruption extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Trains, saves and stops after so many folds, or so many iterations. */
  private void interrupt(FixedBy by, int folds, int iterations, Path file) {
    TrainingListener listener =
        new TrainingListener() {
          @Override
          public void goldFixed(int part, int of) {
            if (part == folds) {
              throw new Interruption();
            }
          }

          @Override
          public void iterationEnded(IterationReport report) {
            if (report.iteration() == iterations) {
              throw new Interruption();
            }
          }
        };
    assertThatThrownBy(() -> training(by).listener(listener).checkpoint(file).restart().run())
        .isInstanceOf(Interruption.class);
  }

  @Test
  void givesTheSameBytesAlsoAfterAnInterruption(@TempDir Path folder) throws IOException {
    FixedBy by = new FixedBy.Folds(3);
    byte[] whole = bytes(fixed(by));
    assertThat(bytes(fixed(by))).isEqualTo(whole);

    interrupt(by, 2, 0, folder.resolve("folds"));
    interrupt(by, 0, 2, folder.resolve("iterations"));
    for (String name : List.of("folds", "iterations")) {
      List<Integer> foldsLeft = new ArrayList<>();
      Training resumed =
          training(by)
              .checkpoint(folder.resolve(name))
              .resume()
              .listener(
                  new TrainingListener() {
                    @Override
                    public void goldFixed(int part, int of) {
                      foldsLeft.add(part);
                    }
                  });
      assertThat(bytes(resumed.run().model())).as(name).isEqualTo(whole);
      assertThat(foldsLeft).isEqualTo(name.equals("folds") ? List.of(3) : List.of());
    }
  }

  @Test
  void doesNotGoOnWithDerivationsThatWouldHaveBeenFixedOtherwise(@TempDir Path folder)
      throws IOException {
    ParserModel model = latent();
    Path file = folder.resolve("checkpoint");
    interrupt(new FixedBy.Folds(3), 1, 0, file);
    assertNotResumed(training(new FixedBy.Folds(4)), file);
    assertNotResumed(
        LinearTraining.of(
            recipe("swap-standard", Gold.Kind.FIXED, new FixedBy.Folds(3), 18, 5), all),
        file);
    interrupt(new FixedBy.Model(model, "m", "1234"), 1, 0, file);
    assertNotResumed(training(new FixedBy.Model(model, "m", "4321")), file);
  }

  private static void assertNotResumed(Training training, Path file) {
    assertThatThrownBy(() -> training.checkpoint(file).resume().run())
        .hasMessageContaining("different data, options");
  }

  @Test
  void explainsWhyAModelDoesNotFit() throws IOException {
    FixedBy other = new FixedBy.Model(latent(), "other", "1234");
    assertThatThrownBy(
            () -> LinearTraining.of(recipe("arc-eager", Gold.Kind.FIXED, other, 12, 1), all).run())
        .hasMessageContaining("is for swap-standard; expected arc-");
    assertThatThrownBy(
            () ->
                LinearTraining.of(
                        recipe("swap-standard", Gold.Kind.FIXED, other, 12, 1), all.subList(0, 4))
                    .run())
        .hasMessageContaining(
            "only in the model: nmod nsubj:pass xcomp, only in the treebank: none");
    assertThatThrownBy(() -> training(new FixedBy.Folds(9)).run())
        .hasMessage("9 gold folds for 8 sentences");
  }

  @Test
  void saysInTheManifestWhatFixedTheGold() throws IOException {
    FixedBy by = new FixedBy.Model(latent(), "m.dodona", "1234");
    assertThat(recipe("swap-standard", Gold.Kind.FIXED, by).describe())
        .containsEntry("gold-derivation", "fixed")
        .containsEntry("gold-model", "m.dodona sha256:1234");
    assertThat(recipe("arc-eager", Gold.Kind.FIXED, new FixedBy.Folds(5)).describe())
        .containsEntry("gold-folds", 5);
    assertThat(recipe("arc-eager", Gold.Kind.LATENT, null).describe())
        .doesNotContainKeys("gold-model", "gold-folds");
  }

  @Test
  void refusesFixedGoldThatNothingFixes() {
    assertThatThrownBy(() -> recipe("arc-eager", Gold.Kind.FIXED, null))
        .hasMessageContaining("a trained model");
    assertThatThrownBy(() -> new FixedBy.Folds(0)).hasMessageContaining("expected 1 or more");
    assertThatThrownBy(() -> new FixedGold().derivation(all.get(0)))
        .hasMessageContaining("no derivation was fixed");
  }
}
