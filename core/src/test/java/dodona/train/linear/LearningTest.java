package dodona.train.linear;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.MiniTreebank;
import dodona.StackSystems;
import dodona.feature.FeatureModel;
import dodona.model.Decoding;
import dodona.model.ParserModel;
import dodona.model.Ranking;
import dodona.model.linear.LinearShape;
import dodona.model.linear.RowScorer;
import dodona.oracle.Derivability;
import dodona.oracle.DynamicOracle;
import dodona.oracle.NonDeterministicOracle;
import dodona.oracle.OracleFor;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.search.Parser;
import dodona.system.easyfirst.EasyFirst;
import dodona.system.swapstandard.SwapStandard;
import dodona.train.Example;
import dodona.train.Learner;
import dodona.train.TrainingListener;
import dodona.train.TrainingPass;
import dodona.train.TrainingSet;
import dodona.train.gold.FixedGold;
import dodona.train.gold.Prefix;
import dodona.train.gold.StaticGold;
import dodona.train.recipe.Exploration;
import dodona.train.recipe.Gold;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.Step;
import dodona.train.recipe.UpdatePoint;
import dodona.transition.Configuration;
import dodona.transition.StackSystem;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every combination of system, oracle and search learns a small treebank by heart. */
class LearningTest {

  private static final int MOST_ITERATIONS = 100;
  private static final int BITS = 18;

  private final List<Sentence> all = MiniTreebank.all();
  private final List<String> labels = OneLearner.all(all).labels();

  static Stream<Arguments> oracles() {
    List<String> names = StackSystems.names();
    List<Arguments> combinations = new ArrayList<>();
    for (String name : names) {
      Oracles.names(name).forEach(oracle -> combinations.add(Arguments.of(name, oracle)));
    }
    return combinations.stream();
  }

  static Stream<Arguments> dynamicOracles() {
    return oracles().filter(LearningTest::isDynamic);
  }

  static Stream<Arguments> oraclesOfDerivations() {
    return oracles().filter(combination -> !isDynamic(combination));
  }

  private static boolean isDynamic(Arguments combination) {
    Object[] names = combination.get();
    return Oracles.kind((String) names[0], (String) names[1]) == OracleKind.DYNAMIC;
  }

  private TrainingSet derivable(TransitionSystem<?> system) {
    return TrainingSet.of(all, Silver.NONE, unused -> tree -> Derivability.canDerive(system, tree));
  }

  private static LinearShape shape(TransitionSystem<?> system, int beamWidth) {
    return Shapes.of(
        system, FeatureModel.of(system), BITS, new Decoding(system.name(), beamWidth, true));
  }

  private static TrainingPass pass(TrainingSet data, int iteration) {
    return new TrainingPass(data, iteration, 1, TrainingListener.SILENT);
  }

  /** Trains until every sentence is parsed without a mistake, or too long. */
  private static void assertLearnt(Learner learner, TrainingSet data) throws IOException {
    assertThat(data.size()).isPositive();
    int wrong = data.size();
    for (int iteration = 1; wrong > 0 && iteration <= MOST_ITERATIONS; iteration++) {
      learner.learn(pass(data, iteration));
      Parser parser = new Parser(learner.snapshot());
      wrong = 0;
      for (int i = 0; i < data.size(); i++) {
        Example example = data.example(i);
        boolean right = parser.parse(example.sentence().withoutTree()).equals(example.gold());
        wrong += right ? 0 : 1;
      }
    }
    assertThat(wrong).as(learner.description()).isZero();
  }

  @ParameterizedTest
  @MethodSource("oracles")
  void greedySearchLearnsEverythingFromEveryOracle(String name, String oracleName)
      throws IOException {
    StackSystem system = StackSystems.named(name, labels);
    LinearShape shape = shape(system, 1);

    assertLearnt(
        PerceptronLearner.following(system, Oracles.named(system, oracleName), shape),
        derivable(system));
  }

  @ParameterizedTest
  @MethodSource("oraclesOfDerivations")
  void beamSearchLearnsEverythingFromStaticAndLatentGold(String name, String oracle)
      throws IOException {
    StackSystem system = StackSystems.named(name, labels);
    LinearShape shape = shape(system, 4);
    TrainingSet data = derivable(system);
    for (UpdatePoint point : UpdatePoint.values()) {
      for (Step step : List.of(Step.perceptron(), Step.passiveAggressive(1))) {
        switch (Oracles.kind(name, oracle)) {
          case STATIC ->
              assertLearnt(
                  BeamLearner.ofStatic(
                      system, Oracles.namedStatic(system, oracle), point, step, shape),
                  data);
          case NON_DETERMINISTIC -> {
            OracleFor<NonDeterministicOracle<Configuration>> many =
                Oracles.namedNonDeterministic(system, oracle);
            assertLearnt(BeamLearner.ofLatent(system, many, Ranking.SUM, point, step, shape), data);
            if (step.equals(Step.perceptron())) {
              assertLearnt(
                  BeamLearner.ofBestPartial(system, many, Ranking.SUM, point, step, shape), data);
            }
            if (point == UpdatePoint.EARLY) {
              assertLearnt(BeamLearner.ofLastCorrect(system, many, step, shape), data);
            }
          }
          case DYNAMIC -> throw new AssertionError("a beam has no use for costs");
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "swap-standard, nd-all, MEAN",
    "covington, nd, MEAN",
    "swap-standard, nd-all, IDLE",
    "covington, nd, IDLE"
  })
  void beamSearchLearnsEverythingHoweverDerivationsAreRanked(
      String name, String oracle, Ranking ranking) throws IOException {
    for (Gold.Kind gold : List.of(Gold.Kind.LATENT, Gold.Kind.BEST_PARTIAL)) {
      Recipe recipe =
          Recipe.builder(name)
              .oracle(oracle)
              .beam(4)
              .with(Knobs.GOLD_DERIVATION, gold)
              .with(Knobs.GOLD_RANKING, ranking)
              .with(Knobs.BEAM_RANKING, ranking)
              .hashBits(BITS)
              .build();
      TransitionSystem<?> system = TransitionSystems.named(name, labels);
      Learner learner = new LinearLearners<>(recipe, system, true, new FixedGold()).one();

      assertLearnt(learner, derivable(system));

      assertThat(learner.snapshot().decoding().ranking()).isEqualTo(ranking);
    }
  }

  @Test
  void idleStepsAreLearntWhereDerivationsAreOfDifferentLengths() throws IOException {
    SwapStandard system = new SwapStandard(labels);
    Recipe recipe =
        Recipe.builder(system.name())
            .oracle("nd-all")
            .beam(4)
            .with(Knobs.GOLD_RANKING, Ranking.IDLE)
            .with(Knobs.BEAM_RANKING, Ranking.IDLE)
            .hashBits(BITS)
            .build();
    LinearLearner learner = new LinearLearners<>(recipe, system, true, new FixedGold()).one();
    TrainingSet data = derivable(system);
    learner.learn(pass(data, 1));
    StaticGold<Configuration> derivations =
        new StaticGold<>(system, Oracles.namedStatic(system, "eager"));
    RowScorer scorer = learner.newScorer(false);
    Prefix derivation = new Prefix();
    Configuration end = system.newConfiguration();
    Set<Integer> scores = new HashSet<>();
    for (Example example : data.examples()) {
      derivations.find(example.sentence(), example.gold(), derivation);
      system.initialize(end, example.sentence().size());
      for (int transition : derivation.toArray()) {
        system.apply(end, transition);
      }
      scorer.begin(example.sentence());
      scores.add(scorer.idle(end));
    }
    assertThat(scores).isNotEqualTo(Set.of(0));
  }

  @ParameterizedTest
  @MethodSource("dynamicOracles")
  void explorationLearnsEverything(String name, String oracle) throws IOException {
    StackSystem system = StackSystems.named(name, labels);
    LinearShape shape = shape(system, 1);
    OracleFor<DynamicOracle<Configuration>> oracles = Oracles.namedDynamic(system, oracle);

    assertLearnt(
        PerceptronLearner.exploring(system, oracles, Exploration.DEFAULT, shape),
        derivable(system));
  }

  @Test
  void easyFirstLearnsEverything() throws IOException {
    EasyFirst system = new EasyFirst(labels);
    LinearShape shape = shape(system, 1);
    TrainingSet data = derivable(system);

    assertLearnt(PerceptronLearner.following(system, Oracles.named(system, "nd"), shape), data);
    assertLearnt(
        PerceptronLearner.exploring(
            system, Oracles.namedDynamic(system, "dynamic"), Exploration.DEFAULT, shape),
        data);
  }

  @Test
  void explorationLearnsAlsoFromTreesThatTheSystemCannotDerive() throws IOException {
    StackSystem system = StackSystems.named("arc-hybrid", labels);
    LinearShape shape = shape(system, 1);
    Learner learner =
        PerceptronLearner.exploring(
            system, Oracles.namedDynamic(system, "dynamic"), new Exploration(0, 1), shape);
    TrainingSet data = OneLearner.all(all);

    for (int iteration = 1; iteration <= 30; iteration++) {
      learner.learn(pass(data, iteration));
    }
    ParserModel model = learner.snapshot();

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
