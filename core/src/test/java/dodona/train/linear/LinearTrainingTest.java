package dodona.train.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.feature.FeatureModel;
import dodona.model.Decoding;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.linear.LinearModel;
import dodona.model.linear.LinearShape;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.search.Parser;
import dodona.system.arceager.ArcEager;
import dodona.system.swapstandard.SwapStandard;
import dodona.train.HeldOutScore;
import dodona.train.IterationReport;
import dodona.train.Learner;
import dodona.train.Training;
import dodona.train.TrainingListener;
import dodona.train.TrainingPass;
import dodona.train.TrainingResult;
import dodona.train.TrainingSet;
import dodona.train.recipe.Exploration;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.NonProjective;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.Step;
import dodona.train.recipe.UpdatePoint;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinearTrainingTest {

  private final List<Sentence> all = MiniTreebank.all();
  private final TrainingSet data = OneLearner.all(all);
  private final StackSystem system = new ArcEager(data.labels());
  private final SwapStandard swap = new SwapStandard(data.labels());
  private final List<Sentence> heldOut = MiniTreebank.projective();

  private Training greedy(long seed, int iterations) {
    return OneLearner.training(learner(), all, seed, iterations).dev(heldOut);
  }

  private LinearLearner learner() {
    return PerceptronLearner.exploring(
        system, Oracles.namedDynamic(system, "dynamic"), new Exploration(0, 0.5), shape(system, 1));
  }

  private static LinearShape shape(StackSystem system, int beamWidth) {
    return Shapes.of(
        system, FeatureModel.of(system), 14, new Decoding(system.name(), beamWidth, true));
  }

  private Training beam(Step step, int iterations) {
    OracleFor<StaticOracle<Configuration>> oracles = Oracles.namedStatic(swap, "minimal");
    Learner learner =
        BeamLearner.ofStatic(swap, oracles, UpdatePoint.MAX_VIOLATION, step, shape(swap, 3));
    return OneLearner.training(learner, all, 5, iterations);
  }

  private static ParserModel train(Training training) throws IOException {
    return training.run().model();
  }

  private static byte[] bytes(ParserModel model) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ModelFile.write(model, out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toByteArray();
  }

  @Test
  void givesTheSameBytesForTheSameSeed() throws IOException {
    assertThat(bytes(train(greedy(1, 3)))).isEqualTo(bytes(train(greedy(1, 3))));
    assertThat(bytes(train(greedy(1, 3)))).isNotEqualTo(bytes(train(greedy(2, 3))));
    assertThat(bytes(train(beam(Step.perceptron(), 3))))
        .isEqualTo(bytes(train(beam(Step.perceptron(), 3))));
  }

  @Test
  void givesTheSameBytesAfterAnInterruption(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("checkpoint");
    train(greedy(1, 2).checkpoint(file));

    assertThat(bytes(train(greedy(1, 5).checkpoint(file).resume())))
        .isEqualTo(bytes(train(greedy(1, 5))));
  }

  @Test
  void givesTheSameBytesAfterAnInterruptionOfPassiveAggressiveLearning(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("checkpoint");
    Step step = Step.passiveAggressive(0.1);
    train(beam(step, 1).checkpoint(file));

    assertThat(bytes(train(beam(step, 4).checkpoint(file).resume())))
        .isEqualTo(bytes(train(beam(step, 4))));
  }

  @Test
  void isNotContinuedWithAnotherOracle(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("checkpoint");
    train(ofOracle("lazy").checkpoint(file));
    train(ofOracle("lazy").checkpoint(file).resume());
    assertThatThrownBy(() -> ofOracle("minimal").checkpoint(file).resume().run())
        .hasMessageContaining("different data, options or seed");
  }

  private Training ofOracle(String oracle) {
    return LinearTraining.of(
        Recipe.builder("swap-standard").oracle(oracle).hashBits(14).iterations(1).build(), all);
  }

  private Training mixing(int models, int iterations, int threads) {
    List<LinearLearner> learners = Stream.generate(this::learner).limit(models).toList();
    return OneLearner.training(new MixedLearner(learners, threads), all, 1, iterations)
        .dev(heldOut);
  }

  private Training averaging(int models, int threads) {
    return LinearTraining.of(
            Recipe.builder("arc-eager")
                .hashBits(14)
                .iterations(4)
                .with(Knobs.AVERAGE, models)
                .build(),
            heldOut)
        .threads(threads);
  }

  @Test
  void mixesOneModelIntoItself() throws IOException {
    assertThat(bytes(train(mixing(1, 3, 2)))).isEqualTo(bytes(train(greedy(1, 3))));
  }

  @Test
  void mixesTheSameOnAnyNumberOfThreads() throws IOException {
    byte[] alone = bytes(train(mixing(3, 2, 1)));

    assertThat(bytes(train(mixing(3, 2, 2)))).isEqualTo(alone);
    assertThat(bytes(train(mixing(3, 2, 8)))).isEqualTo(alone);
    assertThat(bytes(train(mixing(2, 2, 1)))).isNotEqualTo(alone);
  }

  @Test
  void mixesByTheMeanOfWeightsThatWereLearntInDifferentOrders() {
    List<LinearLearner> learners = List.of(learner(), learner());
    MixedLearner mixed = new MixedLearner(learners, 1);
    TrainingPass pass = new TrainingPass(data, 1, 1, TrainingListener.SILENT);

    mixed.learn(pass);

    float[] first = learners.get(0).weights().average();
    float[] second = learners.get(1).weights().average();
    assertThat(first).isNotEqualTo(second);
    assertThat(pass.stats().sentences()).isEqualTo(2L * data.size());
    float[] mean = new float[first.length];
    for (int i = 0; i < mean.length; i++) {
      mean[i] = (first[i] + second[i]) / 2;
    }
    assertThat(bytes(mixed.snapshot()))
        .isEqualTo(bytes(LinearModel.of(learners.get(0).shape(), mean, Provenance.UNKNOWN)));
  }

  @Test
  void doesNotMixModelsOfDifferentShapes() {
    LinearShape other =
        Shapes.of(system, FeatureModel.of(system), 12, new Decoding(system.name(), 1, true));
    List<LinearLearner> learners =
        List.of(
            learner(),
            PerceptronLearner.following(system, Oracles.named(system, "dynamic"), other));

    assertThatThrownBy(() -> new MixedLearner(learners, 1)).hasMessageContaining("same shape");
  }

  @Test
  void givesTheSameBytesAfterAnInterruptionOfSeveralModels(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("checkpoint");
    TrainingListener interrupting =
        new TrainingListener() {
          @Override
          public void iterationEnded(IterationReport report) {
            if (report.iteration() == 2) {
              throw new IllegalStateException("interrupted");
            }
          }
        };
    assertThatThrownBy(() -> averaging(3, 2).checkpoint(file).listener(interrupting).run())
        .hasMessage("interrupted");

    assertThatThrownBy(() -> averaging(2, 1).checkpoint(file).resume().run())
        .hasMessageContaining("different data");
    assertThat(bytes(train(averaging(3, 1).checkpoint(file).resume())))
        .isEqualTo(bytes(train(averaging(3, 1))));
  }

  @Test
  void saysWhichModelLearns() throws IOException {
    List<String> heard = new ArrayList<>();
    TrainingListener listener =
        new TrainingListener() {
          @Override
          public void modelBegun(int iteration, int model) {
            heard.add("iteration " + iteration + ", model " + model);
          }

          @Override
          public void learnt(int iteration, int sentences, int of) {
            heard.add(sentences + " of " + of);
          }
        };

    train(mixing(2, 2, 1).listener(listener));

    assertThat(heard).hasSize(2 * 2 * (1 + data.size()));
    assertThat(heard)
        .startsWith("iteration 1, model 1", "1 of 16")
        .containsSequence("8 of 16", "iteration 2, model 2", "9 of 16")
        .endsWith("16 of 16");
  }

  @Test
  void doesNotGoOnFromAnotherTrainingOrADamagedFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("checkpoint");
    train(greedy(1, 1).checkpoint(file));
    byte[] good = Files.readAllBytes(file);

    assertThatThrownBy(() -> greedy(2, 1).checkpoint(file).resume().run())
        .hasMessageContaining("different data");
    Files.write(file, Arrays.copyOf(good, good.length / 2));
    assertThatThrownBy(() -> greedy(1, 1).checkpoint(file).resume().run())
        .hasMessageContaining("the checkpoint is incomplete");
    Files.writeString(file, "something else");
    assertThatThrownBy(() -> greedy(1, 1).checkpoint(file).resume().run())
        .hasMessageContaining("the checkpoint is incomplete");
  }

  @Test
  void keepsTheIterationThatIsBestOnHeldOutSentences() throws IOException {
    List<IterationReport> reports = new ArrayList<>();
    Training training =
        LinearTraining.of(
                Recipe.builder("arc-eager")
                    .oracle("dynamic")
                    .with(Knobs.NON_PROJECTIVE, NonProjective.DYNAMIC)
                    .features(FeatureModel.parse(system, "S0p B0p"))
                    .hashBits(10)
                    .iterations(6)
                    .build(),
                all)
            .dev(heldOut)
            .listener(
                new TrainingListener() {
                  @Override
                  public void iterationEnded(IterationReport report) {
                    reports.add(report);
                  }
                });

    TrainingResult result = training.run();

    assertThat(reports).hasSize(6);
    double best = reports.stream().mapToDouble(r -> las(r)).max().orElseThrow();
    assertThat(las(reports.get(result.iteration() - 1))).isEqualTo(best);
    assertThat(HeldOutScore.of(new Parser(result.model()), heldOut).las()).isEqualTo(best);
    assertThat(result.model().provenance().text("heldOutLas"))
        .isEqualTo(String.valueOf(Math.round(best * 10_000) / 100.0));
  }

  private static double las(IterationReport report) {
    HeldOutScore score = report.heldOut();
    return score == null ? -1 : score.las();
  }

  @Test
  void refusesATreebankOfWhichNothingCanBeLearnt() {
    List<Sentence> crossing = all.subList(6, 8);
    Recipe projective = Recipe.builder("arc-eager").oracle("static").build();

    assertThatThrownBy(() -> LinearTraining.of(projective, crossing).run())
        .hasMessageContaining("2 skipped");
  }

  @Test
  void ignoresSubtypesOfLabelsInScores() throws IOException {
    Sentence sentence = all.get(2);
    ParserModel model = train(greedy(1, 10));
    String[] labels = sentence.tree().labels();
    for (int i = 0; i < labels.length; i++) {
      labels[i] = labels[i] + ":other";
    }
    DependencyTree subtyped = DependencyTree.of(sentence.tree().heads(), labels);

    HeldOutScore score = HeldOutScore.of(new Parser(model), List.of(sentence.withTree(subtyped)));

    assertThat(score.las()).isEqualTo(score.uas()).isGreaterThan(0.5);
  }

  @Test
  void parsesTheSameOnAnyNumberOfThreads() throws IOException {
    Parser parser = new Parser(train(beam(Step.perceptron(), 2)));
    List<DependencyTree> alone = all.stream().map(parser::parse).toList();

    List<DependencyTree> together =
        IntStream.range(0, 400).parallel().mapToObj(i -> parser.parse(all.get(i % 8))).toList();

    for (int i = 0; i < together.size(); i++) {
      assertThat(together.get(i)).isEqualTo(alone.get(i % 8));
    }
  }
}
