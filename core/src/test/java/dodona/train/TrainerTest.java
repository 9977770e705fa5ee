package dodona.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.feature.FeatureModel;
import dodona.linear.Step;
import dodona.model.LinearModel;
import dodona.model.LinearShape;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.oracle.Derivability;
import dodona.oracle.DynamicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.search.Parser;
import dodona.system.arceager.ArcEager;
import dodona.system.swapstandard.SwapStandard;
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

class TrainerTest {

  private final List<Sentence> all = MiniTreebank.all();
  private final StackSystem system = new ArcEager(TrainingSet.labels(all));
  private final SwapStandard swap = new SwapStandard(TrainingSet.labels(all));
  private final TrainingSet data = TrainingSet.of(all, tree -> true);
  private final List<Sentence> heldOut = MiniTreebank.projective();

  private Trainer greedy(long seed) {
    LinearShape shape = Shapes.of(system, FeatureModel.of(system), 14, 1, true);
    OracleFor<DynamicOracle<Configuration>> oracles = Oracles.namedDynamic(system, "dynamic");
    Learner learner = PerceptronLearner.exploring(system, oracles, new Exploration(0, 0.5), shape);
    return trainer(learner, heldOut, seed);
  }

  private Trainer beam(Step step) {
    LinearShape shape = Shapes.of(swap, FeatureModel.of(swap), 14, 3, true);
    OracleFor<StaticOracle<Configuration>> oracles = Oracles.namedStatic(swap, "minimal");
    Learner learner = BeamLearner.ofStatic(swap, oracles, UpdatePoint.MAX_VIOLATION, step, shape);
    return trainer(learner, List.of(), 5);
  }

  private Trainer trainer(Learner learner, List<Sentence> sentences, long seed) {
    return new Trainer(learner, data, sentences, seed, "", TrainingListener.SILENT, null);
  }

  private static ParserModel train(Trainer trainer, int iterations) throws IOException {
    return trainer.train(iterations, null).model();
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
    assertThat(bytes(train(greedy(1), 3))).isEqualTo(bytes(train(greedy(1), 3)));
    assertThat(bytes(train(greedy(1), 3))).isNotEqualTo(bytes(train(greedy(2), 3)));
    assertThat(bytes(train(beam(Step.perceptron()), 3)))
        .isEqualTo(bytes(train(beam(Step.perceptron()), 3)));
  }

  @Test
  void givesTheSameBytesAfterAnInterruption(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("checkpoint");
    Trainer interrupted = greedy(1);
    interrupted.train(2, file);
    Trainer resumed = greedy(1);
    resumed.resume(file);

    assertThat(bytes(train(resumed, 5))).isEqualTo(bytes(train(greedy(1), 5)));
    assertThat(bytes(train(resumed, 2))).isEqualTo(bytes(train(resumed, 5)));
  }

  @Test
  void givesTheSameBytesAfterAnInterruptionOfPassiveAggressiveLearning(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("checkpoint");
    Trainer interrupted = beam(Step.passiveAggressive(0.1));
    interrupted.train(1, file);
    Trainer resumed = beam(Step.passiveAggressive(0.1));
    resumed.resume(file);

    assertThat(bytes(train(resumed, 4)))
        .isEqualTo(bytes(train(beam(Step.passiveAggressive(0.1)), 4)));
  }

  @Test
  void isNotContinuedWithAnotherOracle(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("checkpoint");
    Trainer lazy = ofOracle("lazy");
    lazy.train(1, file);
    ofOracle("lazy").resume(file);
    assertThatThrownBy(() -> ofOracle("minimal").resume(file))
        .hasMessageContaining("different data, options or seed");
  }

  private Trainer ofOracle(String oracle) {
    OracleFor<? extends Oracle<Configuration>> oracles = Oracles.named(swap, oracle);
    LinearShape shape = Shapes.of(swap, FeatureModel.of(swap), 14, 1, true);
    return new Trainer(
        PerceptronLearner.following(swap, oracles, shape),
        data,
        List.of(),
        1,
        oracle,
        TrainingListener.SILENT,
        null);
  }

  private LinearLearner learner() {
    LinearShape shape = Shapes.of(system, FeatureModel.of(system), 14, 1, true);
    return PerceptronLearner.exploring(
        system, Oracles.namedDynamic(system, "dynamic"), new Exploration(0, 0.5), shape);
  }

  private Trainer mixing(int models, long seed, int threads, TrainingListener listener) {
    List<LinearLearner> learners = Stream.generate(this::learner).limit(models).toList();
    return new Trainer(
        new MixedLearner(learners, threads),
        data,
        heldOut,
        seed,
        models + " models",
        listener,
        null);
  }

  private Trainer mixing(int models, int threads) {
    return mixing(models, 1, threads, TrainingListener.SILENT);
  }

  @Test
  void mixesOneModelIntoItself() throws IOException {
    assertThat(bytes(train(mixing(1, 2), 3))).isEqualTo(bytes(train(greedy(1), 3)));
  }

  @Test
  void mixesTheSameOnAnyNumberOfThreads() throws IOException {
    byte[] alone = bytes(train(mixing(3, 1), 2));

    assertThat(bytes(train(mixing(3, 2), 2))).isEqualTo(alone);
    assertThat(bytes(train(mixing(3, 8), 2))).isEqualTo(alone);
    assertThat(bytes(train(mixing(2, 1), 2))).isNotEqualTo(alone);
    assertThat(bytes(train(mixing(3, 2, 1, TrainingListener.SILENT), 2))).isNotEqualTo(alone);
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
    assertThat(pass.tally().sentences()).isEqualTo(2L * data.size());
    float[] mean = new float[first.length];
    for (int i = 0; i < mean.length; i++) {
      mean[i] = (first[i] + second[i]) / 2;
    }
    assertThat(bytes(mixed.snapshot()))
        .isEqualTo(bytes(LinearModel.of(learners.get(0).shape(), mean, Provenance.UNKNOWN)));
  }

  @Test
  void doesNotMixModelsOfDifferentShapes() {
    LinearShape other = Shapes.of(system, FeatureModel.of(system), 12, 1, true);
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
    Trainer interrupted = mixing(3, 2);
    interrupted.train(2, file);
    Trainer resumed = mixing(3, 1);
    resumed.resume(file);

    assertThat(bytes(train(resumed, 4))).isEqualTo(bytes(train(mixing(3, 1), 4)));
    assertThatThrownBy(() -> mixing(2, 1).resume(file)).hasMessageContaining("different data");
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

    train(mixing(2, 1, 1, listener), 2);

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
    trainer.train(1, file);
    byte[] good = Files.readAllBytes(file);

    assertThatThrownBy(() -> greedy(2).resume(file)).hasMessageContaining("different data");
    Files.write(file, Arrays.copyOf(good, good.length / 2));
    assertThatThrownBy(() -> greedy(1).resume(file)).hasMessageContaining("not a whole checkpoint");
    Files.writeString(file, "something else");
    assertThatThrownBy(() -> greedy(1).resume(file)).hasMessageContaining("not a whole checkpoint");
  }

  @Test
  void keepsTheIterationThatIsBestOnHeldOutSentences() throws IOException {
    List<IterationReport> reports = new ArrayList<>();
    LinearShape shape = Shapes.of(system, FeatureModel.parse(system, "S0p B0p"), 10, 1, true);
    Learner learner =
        PerceptronLearner.following(system, Oracles.namedDynamic(system, "dynamic"), shape);
    Trainer trainer =
        new Trainer(
            learner,
            data,
            heldOut,
            1,
            "",
            new TrainingListener() {
              @Override
              public void iterationEnded(IterationReport report) {
                reports.add(report);
              }
            },
            null);

    TrainingResult result = trainer.train(6, null);

    assertThat(reports).hasSize(6);
    double best = reports.stream().mapToDouble(r -> las(r)).max().orElseThrow();
    assertThat(las(reports.get(result.iteration() - 1))).isEqualTo(best);
    assertThat(HeldOutScore.of(new Parser(result.model()), heldOut).las()).isEqualTo(best);
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
                    PerceptronLearner.following(
                        system,
                        Oracles.namedDynamic(system, "dynamic"),
                        Shapes.of(system, FeatureModel.of(system), 10, 1, true)),
                    TrainingSet.of(all, tree -> false),
                    List.of(),
                    1,
                    "",
                    TrainingListener.SILENT,
                    null))
        .hasMessageContaining("8 were left out");
  }

  @Test
  void ignoresSubtypesOfLabelsInScores() throws IOException {
    Sentence sentence = all.get(2);
    ParserModel model = train(greedy(1), 10);
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
    Parser parser = new Parser(train(beam(Step.perceptron()), 2));
    List<DependencyTree> alone = all.stream().map(parser::parse).toList();

    List<DependencyTree> together =
        IntStream.range(0, 400).parallel().mapToObj(i -> parser.parse(all.get(i % 8))).toList();

    for (int i = 0; i < together.size(); i++) {
      assertThat(together.get(i)).isEqualTo(alone.get(i % 8));
    }
  }
}
