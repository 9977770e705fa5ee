package dodona.bench.models;

import dodona.bench.process.MeasuredProcess;
import dodona.bench.process.Usage;
import dodona.evaluate.Evaluation;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.Metric;
import dodona.evaluate.Score;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Runs {@code dodona parse} with one model and measures it. */
final class ModelRun {

  private static final String SENTENCE = "That's what they're after.";

  private final ModelTexts texts;
  private final Path launcher;
  private final List<String> options;
  private final int repeats;

  /**
   * Prepares the measurements.
   *
   * @param model a model, optionally followed by options, such as {@code en-fast --beam 1}
   */
  ModelRun(String model, ModelTexts texts, Path launcher, int repeats) {
    this.texts = texts;
    this.launcher = launcher;
    this.options = Stream.concat(Stream.of("-m"), Stream.of(model.split(" +", -1))).toList();
    this.repeats = repeats;
  }

  Measured measure() throws IOException, InterruptedException {
    double gold = las(texts.gold(), "--input", "conllu-tokens");
    double raw = las(texts.raw());
    List<Usage> large = repeat("0", 1, texts.large());
    double oneCore = speed(repeat("0", 1, texts.small()), large);
    double twoCores = speed(repeat("0,1", 2, texts.small()), repeat("0,1", 2, texts.large()));
    List<Usage> starts = new ArrayList<>();
    for (int i = 0; i <= repeats; i++) {
      starts.add(run(List.of(launcher.toString(), "parse", SENTENCE)));
    }
    return new Measured(
        String.join(" ", options.subList(1, options.size())),
        gold,
        raw,
        oneCore,
        twoCores,
        median(starts.stream().skip(1).map(Usage::wall).toList()),
        median(large.stream().map(Usage::peakMegabytes).toList()));
  }

  private double las(Path input, String... inputOptions) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(launcher.toString(), "parse"));
    command.addAll(List.of(inputOptions));
    command.addAll(List.of(input.toString(), "-o", texts.output().toString(), "--force"));
    run(command);
    Score las =
        Evaluation.of(texts.gold(), texts.output(), EvaluationOptions.UD).metrics().get(Metric.LAS);
    return Objects.requireNonNull(las).f1();
  }

  private List<Usage> repeat(String cores, int threads, Path input)
      throws IOException, InterruptedException {
    List<Usage> usages = new ArrayList<>();
    for (int i = 0; i < repeats; i++) {
      usages.add(
          run(
              List.of(
                  "taskset",
                  "--cpu-list",
                  cores,
                  launcher.toString(),
                  "parse",
                  "--threads",
                  String.valueOf(threads),
                  input.toString(),
                  "-o",
                  texts.output().toString(),
                  "--force")));
    }
    return usages;
  }

  private Usage run(List<String> command) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(command);
    all.addAll(options);
    return MeasuredProcess.run(all, texts.folder(), texts.folder().resolve("parse.log"));
  }

  /**
   * The speed in the part of the large text that the small one lacks: without start and warm-up.
   */
  private double speed(List<Usage> small, List<Usage> large) {
    double seconds =
        median(large.stream().map(Usage::wall).toList())
            - median(small.stream().map(Usage::wall).toList());
    return (texts.largeWords() - texts.smallWords()) / seconds;
  }

  private static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int n = sorted.size();
    return (sorted.get((n - 1) / 2) + sorted.get(n / 2)) / 2;
  }
}
