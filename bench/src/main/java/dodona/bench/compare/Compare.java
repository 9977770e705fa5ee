package dodona.bench.compare;

import dodona.bench.BenchCommand;
import dodona.bench.process.Machine;
import dodona.bench.process.PeerJars;
import dodona.support.Checksum;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code bench/compare}. */
@Command(
    name = "bench/compare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Trains and runs Dodona and other parsers on the same data, each in its own process,"
          + " in turn, and reports accuracy, speed, memory and training time.",
      "",
      "The other parsers are downloaded from Maven when first needed. All files stay in the"
          + " work folder, and an interrupted comparison continues where it stopped."
    },
    footer = {
      "",
      "Example:",
      "  bench/compare --train en-train.conllu.gz --dev en-dev.conllu.gz \\",
      "    --test en-test.conllu.gz --work comparison --report docs/performance"
    })
public final class Compare implements Callable<Integer> {

  private static final int QUICK_TRAIN = 400;
  private static final int QUICK_TEST = 100;

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--train",
      required = true,
      paramLabel = "FILE",
      description = "The training treebank.")
  private Path train = Path.of("");

  @Option(
      names = "--dev",
      required = true,
      paramLabel = "FILE",
      description = "The held-out treebank.")
  private Path dev = Path.of("");

  @Option(
      names = "--test",
      required = true,
      paramLabel = "FILE",
      description = "The test treebank.")
  private Path test = Path.of("");

  @Option(
      names = "--work",
      required = true,
      paramLabel = "FOLDER",
      description = "The folder for models, converted files and runs.")
  private Path work = Path.of("");

  @Option(
      names = "--run",
      paramLabel = "NAME",
      description =
          "The name of this comparison, default ${DEFAULT-VALUE}; a new name runs all parsers"
              + " again with the same models.")
  private String run = "run-1";

  @Option(
      names = "--report",
      paramLabel = "FOLDER",
      description = "The folder for compare.md, .csv and .svg; default: the run's folder.")
  private @Nullable Path report;

  @Option(
      names = "--parsers",
      split = ",",
      paramLabel = "NAME",
      description =
          "Only these: dodona-greedy, dodona-beam, malt-stacklazy, malt-nivreeager,"
              + " corenlp-nndep, mate, udpipe, yara. Default: all but mate, which takes most of an"
              + " hour for 12,000 sentences, each of its iterations; the last two need --udpipe"
              + " and --yara.")
  private List<String> parsers = List.of();

  @Option(names = "--retrain", split = ",", paramLabel = "NAME", description = "Train these again.")
  private List<String> retrain = List.of();

  @Option(names = "--repeats", paramLabel = "N", description = "Number of repetitions, default 5.")
  private @Nullable Integer repeats;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Approximate length of the measured part of a run, default 8.")
  private @Nullable Double seconds;

  @Option(
      names = "--mate-iterations",
      paramLabel = "N",
      description = "Its iterations, default 10, as it advises for small corpora.")
  private @Nullable Integer mateIterations;

  @Option(
      names = "--corenlp-iterations",
      paramLabel = "N",
      description = "Training batches for CoreNLP, default 2000; its own default is 20000.")
  private @Nullable Integer corenlpIterations;

  @Option(names = "--udpipe", paramLabel = "BINARY", description = "The program of UDPipe 1.")
  private @Nullable Path udpipe;

  @Option(
      names = "--udpipe-iterations",
      paramLabel = "N",
      description = "Its iterations, default 10.")
  private int udpipeIterations = 10;

  @Option(names = "--yara", paramLabel = "JAR", description = "The jar of YaraParser.")
  private @Nullable Path yara;

  @Option(names = "--yara-beam", paramLabel = "N", description = "Its beam, default 16.")
  private int yaraBeam = 16;

  @Option(names = "--yara-iterations", paramLabel = "N", description = "Its iterations, default 4.")
  private int yaraIterations = 4;

  @Option(
      names = "--quick",
      description =
          "A trial: the first 400 training and 100 test sentences, one repeat, short runs and trainings.")
  private boolean quick;

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new Compare(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    work = Files.createDirectories(work).toRealPath();
    Path runFolder = Files.createDirectories(work.resolve(run));
    checkSameData();
    double lasting = or(seconds, 8, 1);
    checkSame(
        runFolder.resolve("seconds.txt"),
        "%s%n".formatted(lasting),
        "--run " + run + " was started with other --seconds; use another name");
    Inputs inputs =
        Inputs.read(
            train,
            dev,
            test,
            work.resolve("data"),
            quick ? QUICK_TRAIN : Integer.MAX_VALUE,
            quick ? QUICK_TEST : Integer.MAX_VALUE);
    List<CompareReport.Location> places = new ArrayList<>();
    Map<Contestant, Training> trainings = train(contestants(places), inputs);
    Race race = new Race(inputs, trainings, runFolder, lasting, BenchCommand::progress);
    race.prepare();
    int times = or(repeats, 5, 1);
    race.run(times);
    Spread coldStart = new ColdStart(launcher(), runFolder).measure(race.log(), times);
    places.add(new CompareReport.Location(JavaCommand.java(), "java"));
    places.add(new CompareReport.Location(work.toString(), "WORK"));
    places.add(new CompareReport.Location(BenchCommand.home().toString(), "."));
    CompareReport compared =
        new CompareReport(race.results(), coldStart, setup(inputs, times), places, inputs);
    compared.write(report == null ? runFolder : report);
    System.out.print(compared.markdown());
    System.out.println();
    System.out.print(Goals.table(race.results(), coldStart, Machine.cores()).markdown());
    return 0;
  }

  /** A work folder belongs to the data that it was begun with. */
  private void checkSameData() throws IOException {
    checkSame(
        work.resolve("data.txt"),
        "%s%n%s%n%s%n%s%n"
            .formatted(
                Checksum.of(train), Checksum.of(dev), Checksum.of(test), quick ? "quick" : "full"),
        "--work "
            + work
            + " was started with other treebanks, or differs in --quick; use another folder");
  }

  /** Notes something in a file when a comparison begins; an error if it differs later. */
  private void checkSame(Path file, String now, String message) throws IOException {
    if (!Files.exists(file)) {
      Files.writeString(file, now);
    } else if (!Files.readString(file).equals(now)) {
      throw misuse(message);
    }
  }

  private Map<Contestant, Training> train(List<Contestant> contestants, Inputs inputs)
      throws IOException, InterruptedException {
    Map<Contestant, Training> trainings = new LinkedHashMap<>();
    for (Contestant contestant : contestants) {
      BenchCommand.progress("training " + contestant.name() + ", unless that is done …");
      Path folder = work.resolve("models").resolve(contestant.name());
      boolean again = retrain.contains(contestant.name());
      trainings.put(contestant, Training.of(contestant, inputs, folder, again));
    }
    return trainings;
  }

  private List<Contestant> contestants(List<CompareReport.Location> places)
      throws IOException, InterruptedException {
    List<String> known =
        new ArrayList<>(
            List.of(
                "dodona-greedy",
                "dodona-beam",
                "malt-stacklazy",
                "malt-nivreeager",
                "corenlp-nndep"));
    if (udpipe != null) {
      known.add("udpipe");
    }
    if (yara != null) {
      known.add("yara");
    }
    List<String> wanted = parsers.isEmpty() ? List.copyOf(known) : parsers;
    known.add("mate");
    List<Contestant> contestants = new ArrayList<>();
    for (String name : wanted) {
      if (!known.contains(name)) {
        throw misuse("--parsers " + name + ": expected some of " + String.join(", ", known));
      }
      contestants.add(contestant(name, places));
    }
    for (String name : retrain) {
      if (!wanted.contains(name)) {
        throw misuse("--retrain " + name + ": expected some of " + String.join(", ", wanted));
      }
    }
    return contestants;
  }

  private Contestant contestant(String name, List<CompareReport.Location> places)
      throws IOException, InterruptedException {
    return switch (name) {
      case "dodona-greedy" -> new DodonaParser(launcher(), name, "Dodona, greedy", "fast");
      case "dodona-beam" -> new DodonaParser(launcher(), name, "Dodona, beam 20", "accurate");
      case "malt-stacklazy" -> new MaltParser(classpath("maltparser", places), "stacklazy");
      case "malt-nivreeager" -> new MaltParser(classpath("maltparser", places), "nivreeager");
      case "corenlp-nndep" ->
          new CoreNlp(classpath("corenlp", places), or(corenlpIterations, 2000, 50));
      case "mate" -> new MateTools(classpath("mate", places), or(mateIterations, 10, 2));
      case "udpipe" -> new UdPipe(given(udpipe), udpipeIterations);
      default -> new Yara(given(yara), yaraBeam, yaraIterations);
    };
  }

  private String classpath(String profile, List<CompareReport.Location> places)
      throws IOException, InterruptedException {
    String classpath = new PeerJars(BenchCommand.home(), work).classpath(profile);
    places.add(new CompareReport.Location(classpath, "CLASSPATH"));
    return classpath;
  }

  private Path given(@Nullable Path program) {
    if (program == null || !Files.isReadable(program)) {
      throw misuse(program + ": there is no such program");
    }
    return program.toAbsolutePath();
  }

  private List<String> setup(Inputs inputs, int times) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "trained on %s (%s), held out %s, parsed %s (%s) with its gold words and tags"
            .formatted(
                train.getFileName(),
                size(inputs.train()),
                dev.getFileName(),
                test.getFileName(),
                size(inputs.test())));
    lines.add(
        "LAS and UAS as the CoNLL 2018 shared task defines them, by `dodona evaluate --lenient`");
    lines.add(
        "%d repeats; in each, every parser ran in turn; all cores are %d"
            .formatted(times, Machine.cores()));
    if (quick) {
      lines.add("a trial with `--quick`: the figures mean nothing");
    }
    return lines;
  }

  private static String size(List<Sentence> sentences) {
    return "%,d sentences, %,d words".formatted(sentences.size(), Inputs.words(sentences));
  }

  private static Path launcher() {
    return BenchCommand.home().resolve("dodona");
  }

  private int or(@Nullable Integer given, int usual, int ifQuick) {
    return given != null ? given : quick ? ifQuick : usual;
  }

  private double or(@Nullable Double given, double usual, double ifQuick) {
    return given != null ? given : quick ? ifQuick : usual;
  }

  private ParameterException misuse(String message) {
    if (spec == null) {
      throw new IllegalStateException(message);
    }
    return new ParameterException(spec.commandLine(), message);
  }
}
