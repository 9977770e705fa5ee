package dodona.experiment.run;

import dodona.evaluate.Evaluation;
import dodona.experiment.plan.Run;
import dodona.experiment.plan.Scoring;
import dodona.experiment.plan.Selection;
import dodona.experiment.svm.SvmTraining;
import dodona.model.ParserModel;
import dodona.neural.encoder.Encoder;
import dodona.neural.train.NeuralOptions;
import dodona.neural.train.NeuralTraining;
import dodona.search.Parser;
import dodona.train.HeldOutScore;
import dodona.train.IterationReport;
import dodona.train.LearnerFactory;
import dodona.train.Training;
import dodona.train.TrainingListener;
import dodona.train.TrainingResult;
import dodona.train.linear.LinearTraining;
import dodona.train.recipe.Recipe;
import dodona.transition.StackMove;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;

/** Makes one run: trains, chooses, parses the test set, scores, and keeps it all. */
final class RunMaker {

  private final ResultStore store;
  private final Selection selection;
  private final Scoring scoring;
  private final Map<String, Encoder> encoders;

  /**
   * A maker.
   *
   * @param encoders by treebank, for encoder-based parsers
   */
  RunMaker(ResultStore store, Selection selection, Scoring scoring, Map<String, Encoder> encoders) {
    this.store = store;
    this.selection = selection;
    this.scoring = scoring;
    this.encoders = encoders;
  }

  RunResult make(Run run, TreebankData data, DoubleConsumer progress) throws IOException {
    long started = System.nanoTime();
    Recipe recipe = run.setting().recipe(run.seed());
    List<Sentence> heldOut = selection == Selection.BEST ? data.dev() : List.of();
    Watcher watcher = new Watcher(recipe.iterations(), progress);
    TrainingResult trained =
        Training.of(recipe, data.train(), learners(run, data.train()))
            .dev(heldOut)
            .listener(watcher)
            .run();
    ParserModel model = trained.model();
    HeldOutScore dev = trained.score();
    if (dev == null && !data.dev().isEmpty()) {
      dev = HeldOutScore.of(new Parser(model), recipe.labeled(data.dev()));
    }
    RunResult result =
        new RunResult(
            run,
            trained.sentences(),
            trained.skipped(),
            watcher.iterations,
            trained.iteration(),
            dev == null ? Double.NaN : 100 * dev.uas(),
            dev == null ? Double.NaN : 100 * dev.las(),
            data.test().isEmpty() ? null : test(run, model, recipe.labeled(data.test())),
            watcher.learning / 1e9,
            (System.nanoTime() - started) / 1e9);
    store.keep(result);
    return result;
  }

  private LearnerFactory learners(Run run, List<Sentence> training) throws IOException {
    Encoder encoder = encoders.get(run.treebank());
    if (encoder != null) {
      NeuralOptions options = NeuralOptions.of(encoder.config(), training);
      return NeuralTraining.learners(encoder, options, training);
    }
    Double svmCost = run.setting().svmCost();
    return svmCost == null ? LinearTraining.learners() : SvmTraining.learners(svmCost);
  }

  private TestScore test(Run run, ParserModel model, List<Sentence> gold) throws IOException {
    Parser parser = new Parser(model);
    List<Integer> swaps = new ArrayList<>();
    List<Sentence> predicted = new ArrayList<>();
    for (Sentence sentence : gold) {
      DependencyTree tree =
          parser.parse(
              sentence, (same, derivation, scorer) -> swaps.add(swaps(model.system(), derivation)));
      predicted.add(sentence.withTree(tree));
    }
    store.keepGold(run, gold);
    store.keepPredicted(run, predicted);
    return TestScore.of(
        Evaluation.of(store.gold(run), store.predicted(run), scoring.options()), swaps);
  }

  private static int swaps(TransitionSystem<?> system, int[] derivation) {
    Transitions transitions = system.transitions();
    return (int)
        Arrays.stream(derivation)
            .filter(t -> transitions.move(t % transitions.size()) == StackMove.SWAP)
            .count();
  }

  /** Notes what every iteration comes to, and how long this thread learns. */
  private static final class Watcher implements TrainingListener {

    private final List<Iteration> iterations = new ArrayList<>();
    private final int planned;
    private final DoubleConsumer progress;
    private long begun = processorTime();
    private long learning;

    Watcher(int planned, DoubleConsumer progress) {
      this.planned = planned;
      this.progress = progress;
    }

    @Override
    public void learnt(int iteration, int sentences, int of) {
      progress.accept((iteration - 1 + ((double) sentences / of)) / planned);
    }

    /** Other work on the same machine must not make an oracle look slow. */
    private static long processorTime() {
      return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @Override
    public void iterationLearnt(int iteration) {
      learning += processorTime() - begun;
    }

    @Override
    public void iterationEnded(IterationReport report) {
      @Nullable HeldOutScore score = report.heldOut();
      iterations.add(
          new Iteration(
              score == null ? Double.NaN : 100 * score.uas(),
              score == null ? Double.NaN : 100 * score.las(),
              (double) report.stats().swaps() / Math.max(1, report.stats().sentences()),
              100 * report.stats().approximateShare()));
      begun = processorTime();
    }
  }
}
