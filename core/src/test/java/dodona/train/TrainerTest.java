package dodona.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.feature.FeatureModel;
import dodona.linear.Step;
import dodona.model.LinearModel;
import dodona.model.ModelFile;
import dodona.model.ModelShape;
import dodona.oracle.Derivability;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.oracle.SwapStandardMinimalOracle;
import dodona.search.Parser;
import dodona.transition.ArcEager;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.transition.SwapStandard;
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

class TrainerTest {

  private final List<Sentence> all = MiniTreebank.all();
  private final StackSystem system = new ArcEager(TrainingSet.labels(all));
  private final SwapStandard swap = new SwapStandard(TrainingSet.labels(all));
  private final TrainingSet data = TrainingSet.of(all, tree -> true);
  private final List<Sentence> heldOut = MiniTreebank.projective();

  private Trainer greedy(long seed) {
    ModelShape shape = Shapes.of(system, FeatureModel.of(system), 14, 1, true);
    OracleFor<DynamicOracle<Configuration>> oracles = Oracles.namedDynamic(system, "dynamic");
    Learner learner = GreedyLearner.exploring(system, oracles, new Exploration(0, 0.5), shape);
    return new Trainer(learner, data, heldOut, seed, TrainingListener.SILENT);
  }

  private Trainer beam(Step step) {
    ModelShape shape = Shapes.of(swap, FeatureModel.of(swap), 14, 3, true);
    OracleFor<StaticOracle<Configuration>> oracles =
        tree -> new SwapStandardMinimalOracle(swap, tree);
    Learner learner = BeamLearner.ofStatic(swap, oracles, UpdatePoint.MAX_VIOLATION, step, shape);
    return new Trainer(learner, data, List.of(), 5, TrainingListener.SILENT);
  }

  private static byte[] bytes(LinearModel model) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ModelFile.write(model, out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toByteArray();
  }

  @Test
  void givesTheSameBytesForTheSameSeed() {
    assertThat(bytes(greedy(1).train(3))).isEqualTo(bytes(greedy(1).train(3)));
    assertThat(bytes(greedy(1).train(3))).isNotEqualTo(bytes(greedy(2).train(3)));
    assertThat(bytes(beam(Step.perceptron()).train(3)))
        .isEqualTo(bytes(beam(Step.perceptron()).train(3)));
  }

  @Test
  void givesTheSameBytesAfterAnInterruption(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("checkpoint");
    Trainer interrupted = greedy(1);
    interrupted.train(2);
    interrupted.save(file);
    Trainer resumed = greedy(1);
    resumed.resume(file);

    assertThat(resumed.iteration()).isEqualTo(2);
    assertThat(bytes(resumed.train(5))).isEqualTo(bytes(greedy(1).train(5)));
    assertThat(bytes(resumed.train(2))).isEqualTo(bytes(resumed.train(5)));
  }

  @Test
  void givesTheSameBytesAfterAnInterruptionOfPassiveAggressiveLearning(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("checkpoint");
    Trainer interrupted = beam(Step.passiveAggressive(0.1));
    interrupted.train(1);
    interrupted.save(file);
    Trainer resumed = beam(Step.passiveAggressive(0.1));
    resumed.resume(file);

    assertThat(bytes(resumed.train(4)))
        .isEqualTo(bytes(beam(Step.passiveAggressive(0.1)).train(4)));
  }

  @Test
  void isNotContinuedWithAnotherOracle(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("checkpoint");
    Trainer lazy = ofOracle("lazy");
    lazy.train(1);
    lazy.save(file);
    ofOracle("lazy").resume(file);
    assertThatThrownBy(() -> ofOracle("minimal").resume(file))
        .hasMessageContaining("other data, options or seed");
  }

  private Trainer ofOracle(String oracle) {
    OracleFor<? extends Oracle<Configuration>> oracles = Oracles.named(swap, oracle);
    ModelShape shape = Shapes.of(swap, FeatureModel.of(swap), 14, 1, true);
    return new Trainer(
        List.of(GreedyLearner.following(swap, oracles, shape)),
        data,
        List.of(),
        1,
        oracle,
        1,
        TrainingListener.SILENT,
        null);
  }

  private Learner learner() {
    ModelShape shape = Shapes.of(system, FeatureModel.of(system), 14, 1, true);
    return GreedyLearner.exploring(
        system, Oracles.namedDynamic(system, "dynamic"), new Exploration(0, 0.5), shape);
  }

  private Trainer mixing(int models, long seed, int threads, TrainingListener listener) {
    List<Learner> learners = Stream.generate(this::learner).limit(models).toList();
    return new Trainer(learners, data, heldOut, seed, "dynamic", threads, listener, null);
  }

  private Trainer mixing(int models, int threads) {
    return mixing(models, 1, threads, TrainingListener.SILENT);
  }

  @Test
  void mixesOneModelIntoItself() {
    assertThat(bytes(mixing(1, 2).train(3))).isEqualTo(bytes(greedy(1).train(3)));
  }

  @Test
  void mixesTheSameOnAnyNumberOfThreads() {
    byte[] alone = bytes(mixing(3, 1).train(2));

    assertThat(bytes(mixing(3, 2).train(2))).isEqualTo(alone);
    assertThat(bytes(mixing(3, 8).train(2))).isEqualTo(alone);
    assertThat(bytes(mixing(2, 1).train(2))).isNotEqualTo(alone);
    assertThat(bytes(mixing(3, 2, 1, TrainingListener.SILENT).train(2))).isNotEqualTo(alone);
  }

  @Test
  void mixesByTheMeanOfWeightsThatWereLearntInDifferentOrders() {
    List<Learner> learners = List.of(learner(), learner());
    MixedLearners mixed = new MixedLearners(learners, 1);

    Tally tally = mixed.learn(data, 1, 1, TrainingListener.SILENT);

    float[] first = learners.get(0).weights().average();
    float[] second = learners.get(1).weights().average();
    assertThat(first).isNotEqualTo(second);
    assertThat(tally.sentences()).isEqualTo(2L * data.size());
    float[] mean = mixed.average();
    for (int i = 0; i < mean.length; i++) {
      assertThat(mean[i]).isEqualTo((first[i] + second[i]) / 2);
    }
  }

  @Test
  void doesNotMixModelsOfDifferentShapes() {
    ModelShape other = Shapes.of(system, FeatureModel.of(system), 12, 1, true);
    List<Learner> learners =
        List.of(
            learner(),
            GreedyLearner.following(system, Oracles.namedDynamic(system, "dynamic"), other));

    assertThatThrownBy(
            () -> new Trainer(learners, data, heldOut, 1, "", 1, TrainingListener.SILENT, null))
        .hasMessageContaining("same shape");
  }

  @Test
  void givesTheSameBytesAfterAnInterruptionOfSeveralModels(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("checkpoint");
    Trainer interrupted = mixing(3, 2);
    interrupted.train(2);
    interrupted.save(file);
    Trainer resumed = mixing(3, 1);
    resumed.resume(file);

    assertThat(bytes(resumed.train(4))).isEqualTo(bytes(mixing(3, 1).train(4)));
    assertThatThrownBy(() -> mixing(2, 1).resume(file)).hasMessageContaining("other data");
  }

  @Test
  void saysWhichModelLearns() {
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

    mixing(2, 1, 1, listener).train(2);

    assertThat(heard).hasSize(2 * 2 * (1 + data.size()));
    assertThat(heard)
        .startsWith("iteration 1, model 1", "1 of 16")
        .containsSequence("8 of 16", "iteration 2, model 2", "9 of 16")
        .endsWith("16 of 16");
  }

  @Test
  void doesNotGoOnFromAnotherTrainingOrADamagedFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("checkpoint");
    Trainer trainer = greedy(1);
    trainer.train(1);
    trainer.save(file);
    byte[] good = Files.readAllBytes(file);

    assertThatThrownBy(() -> greedy(2).resume(file)).hasMessageContaining("other data");
    Files.write(file, Arrays.copyOf(good, good.length / 2));
    assertThatThrownBy(() -> greedy(1).resume(file)).hasMessageContaining("not a whole checkpoint");
    Files.writeString(file, "something else");
    assertThatThrownBy(() -> greedy(1).resume(file)).hasMessageContaining("not a whole checkpoint");
  }

  @Test
  void keepsTheIterationThatIsBestOnHeldOutSentences() {
    List<IterationReport> reports = new ArrayList<>();
    ModelShape shape = Shapes.of(system, FeatureModel.parse(system, "S0p B0p"), 10, 1, true);
    Learner learner =
        GreedyLearner.following(system, Oracles.namedDynamic(system, "dynamic"), shape);
    Trainer trainer =
        new Trainer(
            learner,
            data,
            heldOut,
            1,
            new TrainingListener() {
              @Override
              public void iterationEnded(IterationReport report) {
                reports.add(report);
              }
            });

    LinearModel model = trainer.train(6);

    assertThat(reports).hasSize(6);
    double best = reports.stream().mapToDouble(r -> las(r)).max().orElseThrow();
    assertThat(las(reports.get(trainer.bestIteration() - 1))).isEqualTo(best);
    assertThat(HeldOutScore.of(new Parser(model), heldOut).las()).isEqualTo(best);
  }

  private static double las(IterationReport report) {
    HeldOutScore score = report.heldOut();
    return score == null ? -1 : score.las();
  }

  @Test
  void namesTheSentencesThatCannotBeLearntFrom() {
    TrainingSet derivable = TrainingSet.of(all, tree -> Derivability.canDerive(system, tree));

    assertThat(derivable.size()).isEqualTo(MiniTreebank.projective().size());
    assertThat(derivable.skipped()).hasSize(2);
    assertThatThrownBy(
            () ->
                new Trainer(
                    GreedyLearner.following(
                        system,
                        Oracles.namedDynamic(system, "dynamic"),
                        Shapes.of(system, FeatureModel.of(system), 10, 1, true)),
                    TrainingSet.of(all, tree -> false),
                    List.of(),
                    1,
                    TrainingListener.SILENT))
        .hasMessageContaining("8 were left out");
  }

  @Test
  void ignoresSubtypesOfLabelsInScores() {
    Sentence sentence = all.get(2);
    LinearModel model = greedy(1).train(10);
    String[] labels = sentence.tree().labels();
    for (int i = 0; i < labels.length; i++) {
      labels[i] = labels[i] + ":other";
    }
    DependencyTree subtyped = DependencyTree.of(sentence.tree().heads(), labels);

    HeldOutScore score = HeldOutScore.of(new Parser(model), List.of(sentence.withTree(subtyped)));

    assertThat(score.las()).isEqualTo(score.uas()).isGreaterThan(0.5);
  }

  @Test
  void parsesTheSameOnAnyNumberOfThreads() {
    Parser parser = new Parser(beam(Step.perceptron()).train(2));
    List<DependencyTree> alone = all.stream().map(parser::parse).toList();

    List<DependencyTree> together =
        IntStream.range(0, 400).parallel().mapToObj(i -> parser.parse(all.get(i % 8))).toList();

    for (int i = 0; i < together.size(); i++) {
      assertThat(together.get(i)).isEqualTo(alone.get(i % 8));
    }
  }
}
