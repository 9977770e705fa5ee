package dodona.stress.kill;

import dodona.bench.BenchCommand;
import dodona.bench.RandomEncoder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code stress/kill}. */
@Command(
    name = "stress/kill",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Kills train, train --pipeline, train --encoder, parse -o, convert and experiment with SIGKILL"
          + " at random moments. A file is whole or not there, a checkpoint is not overwritten"
          + " unasked, whatever goes on later ends with the same bytes as if it had not been killed,"
          + " and nothing is left behind in the end.",
      "Exit code 1 if anything was found."
    },
    footer = {"", "Example:", "  stress/kill --kills 200 --work FOLDER"})
public final class KillCommand implements Callable<Integer> {

  @Option(names = "--kills", paramLabel = "N", description = "How often to kill in all, 200.")
  private int kills = 200;

  @Option(names = "--seed", paramLabel = "N", description = "Another seed, other moments; 1.")
  private long seed = 1;

  @Option(
      names = "--work",
      required = true,
      paramLabel = "FOLDER",
      description = "For files that are made on the way.")
  private Path work = Path.of("");

  @Option(
      names = "--treebank",
      paramLabel = "FILE",
      description = "What to train on; the example sentences, several times, if not given.")
  private @Nullable Path treebank;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      description =
          "Kill only this one of convert, parse, train, pipeline, neural and experiment; may be"
              + " repeated.")
  private List<String> only = List.of();

  /** Starts the command. */
  public static void main(String[] args) {
    BenchCommand.run(new KillCommand(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    work = Files.createDirectories(work).toRealPath();
    Killing killing = new Killing(BenchCommand.home().resolve("dodona"), work, seed);
    List<Victim> victims = victims();
    if (!only.isEmpty()) {
      victims.removeIf(victim -> !only.contains(victim.name()));
      if (victims.isEmpty()) {
        throw new IOException("--only " + only.get(0) + ": there is nothing so called");
      }
    }
    for (int i = 0; i < victims.size(); i++) {
      killing.kill(victims.get(i), (kills + i) / victims.size());
    }
    killing.faults().forEach(System.out::println);
    System.out.printf(
        "%d kills, %d resumed, %d refused to begin again, %d left to end, %d faults%n",
        killing.kills(),
        killing.resumed(),
        killing.refused(),
        killing.finished(),
        killing.faults().size());
    return killing.faults().isEmpty() ? 0 : 1;
  }

  private List<Victim> victims() throws IOException {
    Path examples = BenchCommand.home().resolve("examples/sentences.conllu");
    String small = (treebank == null ? repeated(examples, 20) : treebank).toString();
    String medium = repeated(examples, 500).toString();
    String large = repeated(examples, 10_000).toString();
    List<Victim> victims = new ArrayList<>();
    victims.add(victim("convert", "", "convert", large, "OUT"));
    victims.add(victim("parse", "", "parse", "-m", "en-fast", "-o", "OUT", medium));
    victims.add(
        victim(
            "train",
            ".checkpoint",
            "train",
            "--hash-bits",
            "18",
            "--iterations",
            "8",
            "--train",
            small,
            "-m",
            "OUT"));
    victims.add(
        victim(
            "pipeline",
            ".checkpoint",
            "train",
            "--pipeline",
            "--hash-bits",
            "18",
            "--iterations",
            "4",
            "--train",
            small,
            "-m",
            "OUT"));
    Path encoder = work.resolve("random.encoder");
    RandomEncoder.write(encoder);
    victims.add(
        victim(
            "neural",
            ".checkpoint",
            "train",
            "--encoder",
            encoder.toString(),
            "--iterations",
            "6",
            "--train",
            small,
            "-m",
            "OUT"));
    victims.add(victim("experiment", "", "experiment", description(small).toString(), "-o", "OUT"));
    return victims;
  }

  private Victim victim(String name, String checkpoint, String... arguments) {
    return new Victim(name, List.of(arguments), checkpoint, work.resolve(name));
  }

  private Path repeated(Path file, int times) throws IOException {
    Path copies = work.resolve("copies-" + times + ".conllu");
    byte[] text = Files.readString(file).repeat(times).getBytes(StandardCharsets.UTF_8);
    return Files.write(copies, text);
  }

  private Path description(String file) throws IOException {
    String yaml =
        """
        title: Killed
        report: [statistics, oracles]
        seeds: [1, 2, 3]
        treebanks:
          - name: Example
            train: "FILE"
            dev: "FILE"
            test: "FILE"
        settings:
          - system: swap-standard
            oracle: [lazy, nd-sw]
            search: greedy
            iterations: 2
            hash-bits: 18
        """;
    return Files.writeString(work.resolve("experiment.yaml"), yaml.replace("FILE", file));
  }
}
