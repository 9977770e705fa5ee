package dodona.bench.annotate;

import dodona.bench.BenchCommand;
import dodona.model.ParserModel;
import dodona.search.GivenArcsConstraint;
import dodona.search.Parser;
import dodona.text.input.ExistingAnnotation;
import dodona.text.model.ModelAddress;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/given}. */
@Command(
    name = "bench/given",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Gives the parser some random gold arcs of each sentence, and measures how many of the other"
          + " arcs are right and what that costs.",
      "",
      "The time is the processor time of the parser alone, on one thread, divided by that without"
          + " given arcs; both parse the same sentences in turns."
    },
    footer = {"", "Example:", "  bench/given --treebank en_ewt-ud-dev.conllu en-fast"})
public final class GivenCommand implements Callable<Integer> {

  /** The number of sentences that are parsed at a time. */
  private static final int BATCH = 32;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @Parameters(paramLabel = "MODEL", description = "A model: a file, a name or a language.")
  private String model = "";

  @Option(
      names = "--treebank",
      required = true,
      paramLabel = "FILE",
      description = "The gold treebank.")
  private Path treebank = Path.of("");

  @Option(
      names = "--arcs",
      paramLabel = "LIST",
      split = ",",
      description = "How many arcs are given in each sentence. Default: ${DEFAULT-VALUE}.")
  private List<Integer> arcs = List.of(0, 1, 2, 5);

  @Option(names = "--beam", paramLabel = "N", description = "Beam width. Default: as in training.")
  private int beam;

  @Option(
      names = "--sentences",
      paramLabel = "N",
      description = "Take only the first sentences. Default: all.")
  private int most = Integer.MAX_VALUE;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description =
          "How often everything is parsed; the first round warms up. Default: ${DEFAULT-VALUE}.")
  private int rounds = 3;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new GivenCommand(), args);
  }

  @Override
  public Integer call() throws IOException {
    PipelineModel pipeline = new ModelAddress(model).find().read();
    ParserModel parser = Objects.requireNonNull(pipeline.parser(), "the model has no parser");
    int width = beam > 0 ? beam : parser.decoding().beamWidth();
    Parser free = new Parser(parser, width);
    Parser bound = new Parser(parser, width, new GivenArcsConstraint(true, true, true));
    List<Sentence> gold = GoldSentences.read(treebank, most);
    List<Sentence> plain = tagged(pipeline, gold);
    System.out.println("given arcs | other words | LAS of these without | with | time");
    for (int count : arcs) {
      measure(free, bound, count, gold, plain);
    }
    return 0;
  }

  /** The sentences with predicted tags, and without trees. */
  private static List<Sentence> tagged(PipelineModel model, List<Sentence> gold) {
    Pipeline tagger =
        Pipeline.of(
            model,
            PipelineOptions.DEFAULT
                .withLast(PipelineStep.TAG)
                .withGiven(ExistingAnnotation.TOKENS));
    return gold.stream()
        .map(sentence -> tagger.analyze(sentence.withoutTree()).sentence().withoutTree())
        .toList();
  }

  private void measure(
      Parser free, Parser bound, int count, List<Sentence> gold, List<Sentence> plain) {
    Random random = new Random(count);
    boolean[][] given = new boolean[gold.size()][];
    List<Sentence> partial = new ArrayList<>();
    for (int i = 0; i < given.length; i++) {
      given[i] = draw(gold.get(i).size(), count, random);
      partial.add(partial(plain.get(i), gold.get(i), given[i]));
    }
    List<DependencyTree> before = new ArrayList<>();
    List<DependencyTree> after = new ArrayList<>();
    long freeTime = 0;
    long boundTime = 0;
    for (int round = 0; round < rounds; round++) {
      before.clear();
      after.clear();
      for (int from = 0; from < given.length; from += BATCH) {
        int end = Math.min(given.length, from + BATCH);
        long start = THREADS.getCurrentThreadCpuTime();
        before.addAll(free.parse(plain.subList(from, end)));
        long middle = THREADS.getCurrentThreadCpuTime();
        after.addAll(bound.parse(partial.subList(from, end)));
        long stop = THREADS.getCurrentThreadCpuTime();
        freeTime += round == 0 ? 0 : middle - start;
        boundTime += round == 0 ? 0 : stop - middle;
      }
    }
    long others = 0;
    long rightBefore = 0;
    long rightAfter = 0;
    for (int i = 0; i < given.length; i++) {
      for (int d = 1; d < given[i].length; d++) {
        others += given[i][d] ? 0 : 1;
        rightBefore += !given[i][d] && GoldSentences.isRight(before.get(i), gold.get(i), d) ? 1 : 0;
        rightAfter += !given[i][d] && GoldSentences.isRight(after.get(i), gold.get(i), d) ? 1 : 0;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%d | %d | %.2f | %.2f | %.2f%n",
        count,
        others,
        100.0 * rightBefore / others,
        100.0 * rightAfter / others,
        (double) boundTime / freeTime);
  }

  /** Some random words of a sentence, all if there are not so many. */
  private static boolean[] draw(int n, int count, Random random) {
    boolean[] drawn = new boolean[n + 1];
    int[] words = IntStream.rangeClosed(1, n).toArray();
    for (int i = 0; i < Math.min(count, n); i++) {
      int j = i + random.nextInt(n - i);
      int word = words[j];
      words[j] = words[i];
      drawn[word] = true;
    }
    return drawn;
  }

  /** A sentence with the gold arcs of some words. */
  private static Sentence partial(Sentence plain, Sentence gold, boolean[] given) {
    int[] heads = new int[given.length];
    Arrays.fill(heads, -1);
    List<String> labels = new ArrayList<>();
    for (int d = 1; d < given.length; d++) {
      heads[d] = given[d] ? gold.head(d) : -1;
      labels.add(given[d] ? gold.deprel(d) : Sentence.ABSENT);
    }
    return plain.withHeads(heads).withColumn(Column.DEPREL, labels);
  }
}
