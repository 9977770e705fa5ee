package dodona.bench.compare;

import dodona.evaluate.ArcScore;
import dodona.evaluate.Evaluation;
import dodona.evaluate.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/**
 * All that was found out about one parser.
 *
 * @param las in percent
 * @param uas in percent
 * @param nonProjective non-projective arcs, labeled
 * @param severalRoots how many sentences it gave several roots
 * @param speed words a second, one thread
 * @param cpuSpeed words a second of processor time, one thread
 * @param allCores words a second, all cores
 * @param start seconds for one sentence, from start to end
 * @param peak megabytes for the test set, one thread
 */
record Result(
    Contestant contestant,
    Training training,
    Plan plan,
    double las,
    double uas,
    ArcScore nonProjective,
    long severalRoots,
    Spread speed,
    Spread cpuSpeed,
    Spread allCores,
    Spread start,
    Spread peak) {

  static Result of(
      Contestant contestant, Training training, Plan plan, Evaluation scores, RunLog log) {
    String name = contestant.name();
    return new Result(
        contestant,
        training,
        plan,
        f1(scores, Metric.LAS),
        f1(scores, Metric.UAS),
        scores.nonProjective().labeled(),
        scores.severalRootsInSystem(),
        speed(log, name, Task.SMALL, Task.LARGE, run -> run.usage().wall()),
        speed(log, name, Task.SMALL, Task.LARGE, run -> run.usage().cpu()),
        speed(log, name, Task.SMALL_ALL_CORES, Task.LARGE_ALL_CORES, run -> run.usage().wall()),
        spread(log.of(name, Task.START), run -> run.usage().wall()),
        spread(log.of(name, plan.once()), run -> run.usage().peakMegabytes()));
  }

  private static double f1(Evaluation scores, Metric metric) {
    return Objects.requireNonNull(scores.metrics().get(metric)).f1();
  }

  private static Spread spread(List<Run> runs, ToDoubleFunction<Run> value) {
    return Spread.of(runs.stream().mapToDouble(value).boxed().toList());
  }

  /** Words a second between the smaller and the larger input of each repeat. */
  private static Spread speed(
      RunLog log, String name, Task small, Task large, ToDoubleFunction<Run> seconds) {
    List<Double> speeds = new ArrayList<>();
    for (Run larger : log.of(name, large)) {
      log.find(larger.repeat(), name, small)
          .ifPresent(
              smaller -> {
                double time = seconds.applyAsDouble(larger) - seconds.applyAsDouble(smaller);
                speeds.add(time > 0 ? (larger.words() - smaller.words()) / time : Double.NaN);
              });
    }
    return Spread.of(speeds);
  }
}
