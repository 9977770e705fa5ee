package dodona.bench.compare;

import dodona.table.TextTable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The ratios that Dodona is to reach, and whether a comparison shows them. */
final class Goals {

  private static final double GREEDY_OVER_MALT = 12;
  private static final double GREEDY_LAS_OVER_MALT = 3;
  private static final double BEAM_OVER_MALT = 0.9;
  private static final double BEAM_LAS_OVER_MALT = 4.5;
  private static final double GREEDY_OVER_BEAM = 12;
  private static final double TWO_THREADS = 1.8;
  private static final double MEGABYTES = 235;
  private static final double COLD_START = 1;
  private static final double TRAINING_OVER_MALT = 3;

  private final List<Result> results;
  private final Spread coldStart;
  private final TextTable table =
      new TextTable("").left("what").right("to reach", "here").left("reached");

  private Goals(List<Result> results, Spread coldStart) {
    this.results = results;
    this.coldStart = coldStart;
  }

  /** The goals that can be judged by the parsers that took part. */
  static TextTable table(List<Result> results, Spread coldStart, int cores) {
    Goals goals = new Goals(results, coldStart);
    goals.fill(cores);
    return goals.table;
  }

  private void fill(int cores) {
    Optional<Result> greedy = named("dodona-greedy");
    Optional<Result> beam = named("dodona-beam");
    Optional<Result> malt = named("malt-stacklazy");
    if (greedy.isPresent() && malt.isPresent()) {
      Result ours = greedy.get();
      Result theirs = malt.get();
      atLeast(
          "greedy, speed over MaltParser stacklazy", GREEDY_OVER_MALT, speed(ours, theirs), "×");
      atLeast("greedy, LAS over it", GREEDY_LAS_OVER_MALT, ours.las() - theirs.las(), "");
      atMost(
          "greedy, training time over it (wall)",
          TRAINING_OVER_MALT,
          ours.training().usage().wall() / theirs.training().usage().wall(),
          "×");
    }
    if (beam.isPresent() && malt.isPresent()) {
      Result ours = beam.get();
      Result theirs = malt.get();
      atLeast("beam, speed over MaltParser stacklazy", BEAM_OVER_MALT, speed(ours, theirs), "×");
      atLeast("beam, LAS over it", BEAM_LAS_OVER_MALT, ours.las() - theirs.las(), "");
    }
    if (greedy.isPresent() && beam.isPresent()) {
      atLeast("greedy, speed over beam", GREEDY_OVER_BEAM, speed(greedy.get(), beam.get()), "×");
    }
    if (cores == 2) {
      greedy.ifPresent(result -> twoThreads("greedy", result));
      beam.ifPresent(result -> twoThreads("beam", result));
    }
    greedy.ifPresent(r -> atMost("greedy, peak memory", MEGABYTES, r.peak().median(), " MB"));
    atMost("a sentence with the English model, from cold", COLD_START, coldStart.median(), " s");
  }

  private Optional<Result> named(String name) {
    return results.stream().filter(r -> r.contestant().name().equals(name)).findFirst();
  }

  /** The ratio of the speeds of one busy core. */
  private static double speed(Result ours, Result theirs) {
    return ours.cpuSpeed().median() / theirs.cpuSpeed().median();
  }

  private void twoThreads(String which, Result result) {
    double ratio = result.allCores().median() / result.speed().median();
    atLeast(which + ", two threads over one", TWO_THREADS, ratio, "×");
  }

  private void atLeast(String what, double goal, double here, String unit) {
    row(what, "≥ ", goal, here, unit, here >= goal);
  }

  private void atMost(String what, double goal, double here, String unit) {
    row(what, "≤ ", goal, here, unit, here <= goal);
  }

  private void row(
      String what, String relation, double goal, double here, String unit, boolean reached) {
    if (!Double.isNaN(here)) {
      table.row(what, relation + number(goal) + unit, number(here) + unit, reached ? "yes" : "no");
    }
  }

  private static String number(double value) {
    return value >= 100
        ? String.format(Locale.ROOT, "%.0f", value)
        : String.format(Locale.ROOT, "%.2f", value).replaceAll("\\.?0+$", "");
  }
}
