package dodona.stress.fuzz.target;

import dodona.cli.Dodona;
import dodona.stress.fuzz.input.Chance;
import dodona.stress.fuzz.input.Oddities;
import dodona.support.Printable;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Command lines, one argument a line; {@code {name}} stands for a file. None may end in an internal
 * error, nor say anything that a terminal would obey.
 */
final class CommandTarget implements Target {

  private static final List<String> COMMANDS =
      List.of(
          "parse",
          "segment",
          "tag",
          "show",
          "stats",
          "validate",
          "convert",
          "oracle",
          "derive",
          "lattice",
          "evaluate",
          "jackknife",
          "experiment",
          "train",
          "calibrate",
          "completion",
          "encoder",
          "info",
          "help",
          "");
  private static final List<String> OPTIONS =
      List.of(
          "--help",
          "--version",
          "-q",
          "--force",
          "--json",
          "--markdown",
          "--latex",
          "--details",
          "--errors",
          "--upright",
          "--no-tags",
          "--no-trees",
          "--single-root",
          "--skip-invalid",
          "--strip-trees",
          "--strip-comments",
          "--lenient",
          "--punctuation",
          "--quick",
          "--dry-run",
          "--tsv",
          "--confidence",
          "--resume",
          "--pipeline",
          "--no-segmenter",
          "-o",
          "--output",
          "--format",
          "--to",
          "--sentences",
          "--sentence",
          "--id",
          "--system",
          "--oracle",
          "--after",
          "--heads",
          "--words",
          "--labels",
          "--max-nodes",
          "--convention",
          "--seed",
          "--beam",
          "--threads",
          "--input",
          "--features",
          "--clusters",
          "--preset",
          "--bits",
          "--update",
          "--gold",
          "--learner",
          "--treebanks",
          "--treebank",
          "--folds",
          "--tags",
          "--explore-k",
          "--explore-p",
          "--non-projective",
          "-m",
          "--model",
          "--train",
          "--dev");
  private static final List<String> VALUES =
      List.of(
          "{good}",
          "{bad}",
          "{other}",
          "{model}",
          "{yaml}",
          "{out}",
          "{folder}",
          "{missing}",
          "{empty}",
          "-",
          "conllu",
          "conllx",
          "json",
          "svg",
          "tree",
          "html",
          "arc-eager",
          "swap-standard",
          "easy-first",
          "static",
          "dynamic",
          "nd",
          "lazy",
          "1",
          "2",
          "1-3,5",
          "2,0,2",
          "SH LA",
          "ud",
          "fast",
          "accurate",
          "text",
          "tokens",
          "tagged",
          "gold",
          "skip",
          "The dog barks.",
          "/dev/null");

  private final Path folder;
  private final Path model;

  /**
   * The target.
   *
   * @param folder for files, which may be changed
   */
  CommandTarget(Path folder, Path model, Path home) throws IOException {
    this.folder = Files.createDirectories(folder.resolve("commands"));
    this.model = model;
    Path examples = home.resolve("examples");
    String good = Files.readString(examples.resolve("sentences.conllu"));
    Files.writeString(this.folder.resolve("good"), good);
    Files.writeString(this.folder.resolve("other"), good.replace("nsubj", "obj"));
    Files.writeString(this.folder.resolve("bad"), good.replace("\t0\t", "\t\u001B[31m99\t"));
    Files.writeString(this.folder.resolve("empty"), "");
    Files.copy(examples.resolve("experiment.yaml"), this.folder.resolve("yaml"));
  }

  @Override
  public String name() {
    return "commands";
  }

  @Override
  public byte[] input(Chance chance) {
    List<String> args = new ArrayList<>(List.of(chance.of(COMMANDS)));
    for (int i = chance.below(6); i > 0; i--) {
      if (chance.oneIn(2)) {
        args.add(chance.of(OPTIONS));
      }
      if (chance.oneIn(20)) {
        args.addAll(List.of("-o", "/dev/full")); // as an input it would never end
      }
      args.add(chance.oneIn(8) ? Oddities.text(chance) : chance.of(VALUES));
    }
    if (List.of("parse", "segment", "tag").contains(args.get(0))) {
      args.addAll(List.of("-m", "{model}")); // the model that ships takes long to be read
    }
    if (args.get(0).equals("train")) {
      args.addAll(List.of("--iterations", "1", "--models", "1"));
    }
    return String.join("\n", args).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public boolean mayThrow(Exception e) {
    return false;
  }

  @Override
  public void take(byte[] input) throws IOException {
    String[] args =
        new String(input, StandardCharsets.UTF_8).lines().map(this::file).toArray(String[]::new);
    clear(folder.resolve("out"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Dodona.run(
            new ByteArrayInputStream("The dog barks.\n".getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            args);
    String said = err.toString(StandardCharsets.UTF_8);
    if (code < 0 || code > 2) {
      throw new AssertionError("exit code " + code + ": " + said);
    }
    if (said.codePoints().anyMatch(c -> c != '\n' && Printable.isHarmful(c))) {
      throw new AssertionError("a control character in a message");
    }
  }

  private String file(String arg) {
    return switch (arg) {
      case "{model}" -> model.toString();
      case "{folder}" -> folder.toString();
      default ->
          arg.matches("\\{[a-z]+}")
              ? folder.resolve(arg.substring(1, arg.length() - 1)).toString()
              : arg;
    };
  }

  private static void clear(Path path) throws IOException {
    if (Files.exists(path)) {
      try (Stream<Path> files = Files.walk(path)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
