package dodona.train;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.MiniTreebank;
import dodona.feature.FeatureModel;
import dodona.linear.Step;
import dodona.model.LinearModel;
import dodona.model.ModelShape;
import dodona.oracle.Derivability;
import dodona.oracle.DynamicOracle;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.Oracle;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.search.Parser;
import dodona.transition.EasyFirst;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every combination of system, oracle and search learns a small treebank by heart. */
class LearningTest {

  private static final int MOST_ITERATIONS = 100;
  private static final int BITS = 18;

  private final List<Sentence> all = MiniTreebank.all();
  private final List<String> labels = TrainingSet.labels(all);

  static Stream<Arguments> oracles() {
    List<String> names = TransitionSystems.names();
    List<Arguments> combinations = new ArrayList<>();
    for (String name : names) {
      TransitionSystem system = TransitionSystems.named(name, List.of("a"));
      Oracles.names(system).forEach(oracle -> combinations.add(Arguments.of(name, oracle)));
    }
    return combinations.stream();
  }

  private static OracleFor<? extends Oracle> oracle(TransitionSystem system, String name) {
    return Oracles.named(system, name);
  }

  private TrainingSet derivable(TransitionSystem system) {
    return TrainingSet.of(all, tree -> Derivability.canDerive(system, tree));
  }

  /** Trains until every sentence is parsed without a mistake, or too long. */
  private static void assertLearnt(Learner learner, TrainingSet data) {
    Trainer trainer = new Trainer(learner, data, List.of(), 1, TrainingListener.SILENT);
    int wrong = data.size();
    while (wrong > 0 && trainer.iteration() < MOST_ITERATIONS) {
      Parser parser = new Parser(trainer.train(trainer.iteration() + 1));
      wrong = 0;
      for (int i = 0; i < data.size(); i++) {
        boolean right = parser.parse(data.sentence(i).withoutTree()).equals(data.tree(i));
        wrong += right ? 0 : 1;
      }
    }
    assertThat(wrong).as(learner.description()).isZero();
  }

  @ParameterizedTest
  @MethodSource("oracles")
  void greedySearchLearnsEverythingFromEveryOracle(String name, String oracleName) {
    TransitionSystem system = TransitionSystems.named(name, labels);
    ModelShape shape = Shapes.of(system, FeatureModel.of(name), BITS, 1, true);

    assertLearnt(
        GreedyLearner.following(system, oracle(system, oracleName), shape), derivable(system));
  }

  @ParameterizedTest
  @MethodSource("oracles")
  @SuppressWarnings("unchecked") // which kind of oracle is bound shows only when it is bound
  void beamSearchLearnsEverythingFromStaticAndLatentGold(String name, String oracleName) {
    TransitionSystem system = TransitionSystems.named(name, labels);
    ModelShape shape = Shapes.of(system, FeatureModel.of(name), BITS, 4, true);
    OracleFor<? extends Oracle> oracles = oracle(system, oracleName);
    Oracle first = oracles.tree(MiniTreebank.projective().get(0).tree());
    for (UpdatePoint point : UpdatePoint.values()) {
      for (Step step : List.of(Step.perceptron(), Step.passiveAggressive(1))) {
        if (first instanceof StaticOracle) {
          assertLearnt(
              BeamLearner.ofStatic(
                  system, (OracleFor<? extends StaticOracle>) oracles, point, step, shape),
              derivable(system));
        } else if (first instanceof NonDeterministicOracle) {
          OracleFor<NonDeterministicOracle> many = (OracleFor<NonDeterministicOracle>) oracles;
          TrainingSet data = derivable(system);
          assertLearnt(BeamLearner.ofLatent(system, many, point, step, shape), data);
          if (step.equals(Step.perceptron())) {
            assertLearnt(BeamLearner.ofBestPartial(system, many, point, step, shape), data);
          }
          if (point == UpdatePoint.EARLY) {
            assertLearnt(BeamLearner.ofLastCorrect(system, many, step, shape), data);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("oracles")
  void explorationLearnsEverything(String name, String oracleName) {
    if (oracleName.equals("dynamic")) {
      TransitionSystem system = TransitionSystems.named(name, labels);
      ModelShape shape = Shapes.of(system, FeatureModel.of(name), BITS, 1, true);
      OracleFor<DynamicOracle> oracles = Oracles.dynamic(system);

      assertLearnt(
          GreedyLearner.exploring(system, oracles, Exploration.DEFAULT, shape), derivable(system));
    }
  }

  @Test
  void easyFirstLearnsEverything() {
    EasyFirst system = new EasyFirst(labels);
    ModelShape shape = Shapes.of(system, FeatureModel.of("easy-first"), BITS, true);
    TrainingSet data = TrainingSet.of(all, tree -> Derivability.canDerive(system, tree));

    assertLearnt(EasyFirstLearner.following(system, shape), data);
    assertLearnt(EasyFirstLearner.exploring(system, Exploration.DEFAULT, shape), data);
  }

  @Test
  void explorationLearnsAlsoFromTreesThatTheSystemCannotDerive() {
    TransitionSystem system = TransitionSystems.named("arc-hybrid", labels);
    ModelShape shape = Shapes.of(system, FeatureModel.of("arc-hybrid"), BITS, 1, true);
    Learner learner =
        GreedyLearner.exploring(system, Oracles.dynamic(system), new Exploration(0, 1), shape);
    TrainingSet data = TrainingSet.of(all, tree -> true);

    LinearModel model = new Trainer(learner, data, List.of(), 1, TrainingListener.SILENT).train(30);

    for (Sentence sentence : all) {
      DependencyTree tree = new Parser(model).parse(sentence);
      int wrong = 0;
      for (int word = 1; word <= sentence.size(); word++) {
        wrong += tree.head(word) == sentence.head(word) ? 0 : 1;
      }
      assertThat(wrong).isLessThanOrEqualTo(1);
    }
  }
}
