package dodona.bench.compare;

import dodona.bench.process.MeasuredProcess;
import dodona.bench.process.Usage;
import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The parsing runs: in every repeat every parser does all its tasks, each time in another order, so
 * that a change of the machine's mood meets all of them.
 */
final class Race {

  private final Inputs inputs;
  private final Map<Contestant, Training> trainings;
  private final Path folder;
  private final double seconds;
  private final RunLog log;
  private final Consumer<String> progress;
  private final int cores = Runtime.getRuntime().availableProcessors();
  private final Map<Contestant, Plan> plans = new LinkedHashMap<>();
  private final Map<Contestant, Evaluation> scores = new LinkedHashMap<>();

  /**
   * A race.
   *
   * @param folder takes the log and what the parsers write
   * @param seconds how long the measured part of a run is to last, about
   */
  Race(
      Inputs inputs,
      Map<Contestant, Training> trainings,
      Path folder,
      double seconds,
      Consumer<String> progress)
      throws IOException {
    this.inputs = inputs;
    this.trainings = trainings;
    this.folder = folder;
    this.seconds = seconds;
    this.progress = progress;
    this.log = RunLog.open(folder.resolve("runs.csv"));
  }

  /** Scores every parser on the test set, and plans how much each has to parse. */
  void prepare() throws IOException, InterruptedException {
    for (Contestant contestant : trainings.keySet()) {
      double once = wall(contestant, Portion.ONCE);
      Path merged = folder.resolve(contestant.name() + ".conllu");
      Predictions.merge(inputs.test(), output(contestant), contestant.format(), merged);
      Evaluation evaluation =
          Evaluation.of(inputs.gold(), merged, EvaluationOptions.UD.withLenient(true));
      scores.put(contestant, evaluation);
      plans.put(contestant, plan(contestant, once));
      progress.accept("%s: %s".formatted(contestant.name(), plans.get(contestant)));
    }
  }

  private Plan plan(Contestant contestant, double once) throws IOException, InterruptedException {
    List<Run> before = log.of(contestant.name(), Task.LARGE);
    if (!before.isEmpty()) {
      Portion large = before.get(0).portion();
      return new Plan(large.equals(Portion.ONCE) ? Portion.FEW : Portion.ONCE, large);
    }
    return Plan.lasting(
        seconds, portion -> portion.equals(Portion.ONCE) ? once : wall(contestant, portion));
  }

  private double wall(Contestant contestant, Portion portion)
      throws IOException, InterruptedException {
    return parse(contestant, portion, 1).wall();
  }

  /** Runs all tasks so often, those not done before. */
  void run(int repeats) throws IOException, InterruptedException {
    List<Contestant> order = new ArrayList<>(trainings.keySet());
    for (int repeat = 1; repeat <= repeats; repeat++) {
      for (Contestant contestant : order) {
        for (Task task : Task.values()) {
          if (contestant.hasThreads() || !task.usesAllCores()) {
            run(repeat, contestant, task);
          }
        }
      }
      Collections.rotate(order, 1);
    }
  }

  private void run(int repeat, Contestant contestant, Task task)
      throws IOException, InterruptedException {
    if (log.find(repeat, contestant.name(), task).isEmpty()) {
      Portion portion = plan(contestant).portion(task);
      Usage usage = parse(contestant, portion, task.usesAllCores() ? cores : 1);
      Run run = new Run(repeat, contestant.name(), task, portion, inputs.words(portion), usage);
      log.add(run);
      progress.accept(run.csv());
    }
  }

  private Plan plan(Contestant contestant) {
    Plan plan = plans.get(contestant);
    if (plan == null) {
      throw new IllegalStateException("not prepared: " + contestant.name());
    }
    return plan;
  }

  private Usage parse(Contestant contestant, Portion portion, int threads)
      throws IOException, InterruptedException {
    Path in = inputs.file(portion, contestant.format());
    Path out = output(contestant);
    Files.deleteIfExists(out);
    Training training = trainings.get(contestant);
    if (training == null) {
      throw new IllegalStateException("not trained: " + contestant.name());
    }
    Path log = folder.resolve(contestant.name() + ".log");
    return MeasuredProcess.run(
        contestant.parse(training.folder(), in, out, threads), training.folder(), log);
  }

  private Path output(Contestant contestant) {
    return folder.resolve(contestant.name() + ".out");
  }

  /** Returns the results, in the order of the parsers. */
  List<Result> results() {
    List<Result> results = new ArrayList<>();
    trainings.forEach(
        (contestant, training) -> {
          Evaluation evaluation = scores.get(contestant);
          if (evaluation != null) {
            results.add(Result.of(contestant, training, plan(contestant), evaluation, log));
          }
        });
    return results;
  }

  /** The log, for runs of another kind. */
  RunLog log() {
    return log;
  }
}
