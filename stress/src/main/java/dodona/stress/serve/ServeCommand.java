package dodona.stress.serve;

import dodona.bench.BenchCommand;
import dodona.bench.process.Machine;
import dodona.text.pipeline.Pipeline;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code stress/serve}. */
@Command(
    name = "stress/serve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Starts 'dodona serve' and lets many clients ask it for texts of all sizes, beside clients that"
          + " are slow, huge, malformed, ask what is costly, rest or leave. Every answer is compared with what 'dodona parse'"
          + " writes; memory, also outside the heap, and threads are looked at after every tenth.",
      "With --timed it measures instead, on a machine that does nothing else: what HTTP costs beside"
          + " the library for texts of 1 kB, how latencies are spread at half of the load that the"
          + " server can bear, and what 200 slow clients change.",
      "With --attacks it measures how long honest clients wait at a quarter of that load, without"
          + " attackers and beside each kind in turn, three times: those that ask what is costly,"
          + " those that want large answers, and those that keep connections.",
      "Exit code 1 if an answer is wrong, or memory or threads grow, or a goal is missed."
    },
    footer = {
      "",
      "Examples:",
      "  stress/serve --model en-fast --requests 100000",
      "  stress/serve --model en-fast --timed",
      "  stress/serve --model en-fast --requests 20000 --attacks"
    })
public final class ServeCommand implements Callable<Integer> {

  /** Of texts, in characters: most are short, as those of a page or a chat are. */
  private static final int[] SIZES = {
    10, 10, 20, 20, 50, 50, 100, 100, 100, 200, 200, 200, 300, 300, 500, 500, 1000, 1000, 2000,
    10_000
  };

  private static final int TEXTS = 40;
  private static final double MOST_GROWTH = 1.1;
  private static final long MORE_HEAP = 10_000_000;
  private static final int MORE_THREADS = 4;

  /**
   * Attacks take turns with quiet in so many rounds, as the machine may become busier meanwhile.
   */
  private static final int ROUNDS = 3;

  private static final int ATTACKERS = 4;

  @Option(names = "--model", paramLabel = "NAME", description = "An installed model, en-fast.")
  private String model = "en-fast";

  @Option(names = "--requests", paramLabel = "N", description = "How many in all, 100,000.")
  private int requests = 100_000;

  @Option(names = "--clients", paramLabel = "N", description = "How many ask at once, 64.")
  private int clients = 64;

  @Option(
      names = "--nuisances",
      paramLabel = "N",
      description = "How many of each kind of nuisance, 4.")
  private int nuisances = 4;

  @Option(
      names = "--treebank",
      paramLabel = "FILE",
      description = "Whose sentences to send, as raw text; the example sentences if not given.")
  private @Nullable Path treebank;

  @Option(names = "--timed", description = "Measure, instead of looking for faults.")
  private boolean timed;

  @Option(names = "--attacks", description = "Measure what attackers change for others.")
  private boolean attacks;

  @Option(names = "--seed", paramLabel = "S", description = "What is drawn depends on it, 1.")
  private long seed = 1;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new ServeCommand(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Texts texts =
        new Texts(
            treebank == null ? BenchCommand.home().resolve("examples/sentences.conllu") : treebank);
    System.out.println(Machine.description() + ", " + model);
    try (ServerProcess server = new ServerProcess(model)) {
      boolean isFine =
          attacks ? attack(server, texts) : timed ? measure(server, texts) : load(server, texts);
      int code = server.stop();
      System.out.println("the server stopped with " + code + ", expected 143");
      return isFine && code == 143 ? 0 : 1;
    }
  }

  private boolean load(ServerProcess server, Texts texts) throws IOException, InterruptedException {
    List<Question> questions = new ArrayList<>();
    for (int i = 0; i < TEXTS; i++) {
      String text = texts.next(SIZES[i % SIZES.length]);
      String conllu = Texts.parsed(text, model);
      questions.add(i % 2 == 0 ? Question.own(text, conllu) : Question.udpipe(text, conllu));
    }
    List<Nuisance> beside = new ArrayList<>();
    for (int i = 0; i < nuisances; i++) {
      beside.addAll(List.of(Nuisance.values()));
    }
    Load load = new Load(server.uri(), questions);
    List<Long> heaps = new ArrayList<>();
    List<Long> buffers = new ArrayList<>();
    List<Long> threads = new ArrayList<>();
    for (int tenth = 1; tenth <= 10; tenth++) {
      load.run(clients, requests / 10, beside, seed + (tenth * 10_000L));
      heaps.add(server.heap());
      buffers.add(server.buffers());
      threads.add(server.threads());
      System.out.printf(
          "%s; %.1f MB, %.1f MB outside the heap, %d threads%n",
          load, heaps.get(tenth - 1) / 1e6, buffers.get(tenth - 1) / 1e6, threads.get(tenth - 1));
    }
    return load.isFine()
        && isFlat(heaps)
        && isFlat(buffers)
        && threads.get(9) <= threads.get(0) + MORE_THREADS;
  }

  private boolean attack(ServerProcess server, Texts texts)
      throws IOException, InterruptedException {
    List<String> kilobytes = new ArrayList<>();
    for (int i = 0; i < TEXTS; i++) {
      kilobytes.add(texts.next(1000));
    }
    Timing timing = new Timing(server.uri(), kilobytes);
    double rate = timing.most(Machine.cores(), requests / 10) / 4;
    System.out.printf("%.1f requests per second of 1 kB, a quarter of the most%n", rate);
    List<@Nullable Nuisance> kinds =
        Arrays.asList(null, Nuisance.COSTLY, Nuisance.AMPLIFYING, Nuisance.RESTING);
    Map<String, Latencies> times = new LinkedHashMap<>();
    List<Long> heaps = new ArrayList<>();
    List<Long> buffers = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      for (@Nullable Nuisance kind : kinds) {
        List<Nuisance> attackers = kind == null ? List.of() : Collections.nCopies(ATTACKERS, kind);
        Latencies latencies =
            timing.beside(attackers, rate, clients, requests / (4 * ROUNDS), seed + round);
        times.merge(kind == null ? "nobody" : kind.toString(), latencies, Latencies::and);
      }
      heaps.add(server.heap());
      buffers.add(server.buffers());
    }
    double quiet = Objects.requireNonNull(times.get("nobody")).quantile(0.5);
    boolean isFine = true;
    for (Map.Entry<String, Latencies> entry : times.entrySet()) {
      double change = entry.getValue().quantile(0.5) / quiet - 1;
      System.out.printf(
          "beside %s: %s; p50 changes by %.1f %%, goal 20 %%%n",
          entry.getKey().toLowerCase(Locale.ROOT), entry.getValue(), 100 * change);
      isFine &= change <= 0.2;
    }
    for (int round = 0; round < ROUNDS; round++) {
      System.out.printf(
          "after round %d: %.1f MB, %.1f MB outside the heap%n",
          round + 1, heaps.get(round) / 1e6, buffers.get(round) / 1e6);
    }
    return isFine && isFlat(heaps) && isFlat(buffers);
  }

  private static boolean isFlat(List<Long> bytes) {
    return bytes.get(bytes.size() - 1) <= (MOST_GROWTH * bytes.get(0)) + MORE_HEAP;
  }

  private boolean measure(ServerProcess server, Texts texts)
      throws IOException, InterruptedException {
    List<String> kilobytes = new ArrayList<>();
    for (int i = 0; i < TEXTS; i++) {
      kilobytes.add(texts.next(1000));
    }
    Timing timing = new Timing(server.uri(), kilobytes);
    int cores = Machine.cores();
    double overhead = timing.overhead(Pipeline.load(model), cores, 15);
    System.out.printf("overhead %.1f %%, goal 15 %%%n", 100 * overhead);
    double most = timing.most(cores, requests / 50);
    System.out.printf("at most %,.0f requests per second of 1 kB%n", most);
    Latencies half = timing.at(most / 2, clients, requests / 20, seed);
    double spread = half.quantile(0.99) / half.quantile(0.5);
    System.out.printf("at half of that: %s; p99 is %.1f times p50, goal 5%n", half, spread);
    Latencies beside = timing.besideSlowClients(200, most / 2, clients / 2, requests / 20, seed);
    double change = (beside.quantile(0.5) / half.quantile(0.5)) - 1;
    System.out.printf(
        "beside 200 slow clients: %s; p50 changes by %.1f %%, goal 20 %%%n", beside, 100 * change);
    return overhead <= 0.15 && spread <= 5 && change <= 0.2;
  }
}
