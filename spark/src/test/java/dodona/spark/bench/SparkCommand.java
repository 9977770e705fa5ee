package dodona.spark.bench;

import dodona.table.TextTable;
import dodona.treebank.SurfaceText;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/spark}. */
@Command(
    name = "bench/spark",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Parses the same documents by the plain library in one and in two threads, by Spark with one"
          + " and with two tasks at a time, and by one and by two executors in JVMs of their own."
          + " Each begins with a pass that counts for nothing but its result; the median of the"
          + " others counts.",
      "Exit code 1 if results differ, or a JVM reads the model more than once."
    },
    footer = {"", "Example:", "  bench/spark --treebank en_ewt-ud-train.conllu --words 1000000"})
public final class SparkCommand implements Callable<Integer> {

  private static final int SENTENCES_PER_DOCUMENT = 10;
  static final int EXECUTOR_MEGABYTES = 1536;

  @Option(names = "--words", paramLabel = "N", description = "How many words, about; 200,000.")
  private long words = 200_000;

  @Option(names = "--runs", paramLabel = "N", description = "How many passes are timed, 3.")
  private int runs = 3;

  @Option(names = "--model", paramLabel = "NAME", description = "An installed model, en-fast.")
  private String model = "en-fast";

  @Option(
      names = "--treebank",
      paramLabel = "FILE",
      description = "Whose sentences to parse, as raw text; the example sentences if not given.")
  private @Nullable Path treebank;

  /** Starts the command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new SparkCommand()).execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path work = Files.createDirectories(home().resolve("spark/target/bench"));
    Files.write(work.resolve(Contestant.DOCUMENTS), documents());
    ContestantProcess process = new ContestantProcess(work, model, runs);
    process.run("prepare", 1);
    Map<String, Outcome> outcomes = new LinkedHashMap<>();
    outcomes.put("library, 1 thread", process.run("threads:1", 1));
    outcomes.put("library, 2 threads", process.run("threads:2", 1));
    outcomes.put("Spark, local[1]", process.run("local[1]", 1));
    outcomes.put("Spark, local[2]", process.run("local[2]", 1));
    outcomes.put("Spark, 1 executor", process.run(cluster(1), 1));
    outcomes.put("Spark, 2 executors", process.run(cluster(2), 1));
    outcomes.put("Spark, 2 executors, twice the text", process.run(cluster(2), 2));
    System.out.print(table(outcomes).markdown());
    System.out.println();
    summarize(List.copyOf(outcomes.values()));
    return isRight(List.copyOf(outcomes.values())) ? 0 : 1;
  }

  private static Path home() {
    return Path.of(System.getProperty("dodona.home", ".."));
  }

  private static String cluster(int executors) {
    return "local-cluster[" + executors + ",1," + EXECUTOR_MEGABYTES + "]";
  }

  private static TextTable table(Map<String, Outcome> outcomes) {
    TextTable table =
        new TextTable("Words per second, the median of the passes")
            .left("who")
            .right("words", "words/s", "slowest", "fastest", "reads a JVM", "JVMs", "MB in all");
    outcomes.forEach(
        (who, outcome) ->
            table.row(
                who,
                String.format(Locale.ROOT, "%,d", outcome.words()),
                String.format(Locale.ROOT, "%,.0f", outcome.speed()),
                String.format(Locale.ROOT, "%,.0f", outcome.slowest()),
                String.format(Locale.ROOT, "%,.0f", outcome.fastest()),
                Long.toString(outcome.mostReads()),
                Integer.toString(outcome.jvms()),
                Long.toString(outcome.megabytes())));
    return table;
  }

  /** The figures that matter, from the order of the outcomes in {@link #call}. */
  private static void summarize(List<Outcome> all) {
    double one = all.get(2).speed();
    System.out.printf(
        Locale.ROOT,
        "overhead of Spark: %.1f %%%n"
            + "efficiency of two threads %.2f, two tasks %.2f, two executors %.2f%n"
            + "weak scaling, twice the text by two executors: %.2f of the speed per executor%n",
        100 * (1 - one / all.get(0).speed()),
        all.get(1).speed() / (2 * all.get(0).speed()),
        all.get(3).speed() / (2 * one),
        all.get(5).speed() / (2 * all.get(4).speed()),
        all.get(6).speed() / (2 * all.get(4).speed()));
  }

  private static boolean isRight(List<Outcome> all) {
    long checksum = all.get(0).checksum();
    boolean isSame =
        all.stream().allMatch(o -> o.checksum() == checksum * (o.words() / all.get(0).words()));
    boolean isReadOnce = all.stream().allMatch(outcome -> outcome.mostReads() == 1);
    System.out.println("results " + (isSame ? "are the same" : "DIFFER"));
    return isSame && isReadOnce;
  }

  /** Documents of some sentences each, a line each, drawn from the treebank until they suffice. */
  private List<String> documents() throws IOException {
    Path file = treebank == null ? home().resolve("examples/sentences.conllu") : treebank;
    List<String> texts = new ArrayList<>();
    long there = 0;
    try (ConlluReader reader = ConlluReader.open(file)) {
      for (var sentence : reader) {
        texts.add(SurfaceText.of(sentence));
        there += sentence.size();
      }
    }
    List<String> documents = new ArrayList<>();
    Random random = new Random(1);
    for (long drawn = 0; drawn < words; drawn += there) {
      Collections.shuffle(texts, random);
      for (int i = 0; i < texts.size(); i += SENTENCES_PER_DOCUMENT) {
        int end = Math.min(texts.size(), i + SENTENCES_PER_DOCUMENT);
        documents.add(String.join(" ", texts.subList(i, end)));
      }
    }
    return documents;
  }
}
