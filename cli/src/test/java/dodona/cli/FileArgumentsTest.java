package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Every option and parameter of every command that names a file gets a folder, and a file that is
 * not text. Where that is an error, the message names it.
 */
class FileArgumentsTest {

  private static final Pattern FILE =
      Pattern.compile(
          ".*\\b(FILE|MODEL|TREEBANK|ENCODER|SOURCE|IN|OUT|CSV|GOLD|SYSTEM|DESCRIPTION)\\b.*");

  private static final String TREEBANK = "../examples/sentences.conllu";

  /** Arguments that make a command line valid except for the file; parameters follow the bar. */
  private static final Map<String, String> LINES =
      Map.ofEntries(
          Map.entry("parse", "-m {tiny} | " + TREEBANK),
          Map.entry("segment", "-m {tiny} | " + TREEBANK),
          Map.entry("tag", "-m {tiny} | " + TREEBANK),
          Map.entry("train", "--model {new} --train " + TREEBANK + " |"),
          Map.entry("train --ud", "--output {new} |"),
          Map.entry("evaluate", "--errors 1 | " + TREEBANK + " " + TREEBANK),
          Map.entry("calibrate", "-m {tiny} -o {new} --dev " + TREEBANK + " |"),
          Map.entry("train-boundaries", "-m {tiny} -o {new} --train " + TREEBANK + " |"),
          Map.entry("jackknife", "-o {new} --folds 2 | " + TREEBANK),
          Map.entry("clusters", "-o {new} --count 2 --min-frequency 1 | " + TREEBANK),
          Map.entry("language detect", "| " + TREEBANK),
          Map.entry("language train", "--language xx -o {new} | " + TREEBANK),
          Map.entry("language list", "| {none}"),
          Map.entry("search", "| {} " + TREEBANK),
          Map.entry("show", "| " + TREEBANK),
          Map.entry("stats", "| " + TREEBANK),
          Map.entry("validate", "| " + TREEBANK),
          Map.entry("review", "| " + TREEBANK),
          Map.entry("convert", "| " + TREEBANK + " {new}"),
          Map.entry("split", "-o {new} --dev 2 | " + TREEBANK),
          Map.entry("oracle", "| " + TREEBANK),
          Map.entry("derive", "| " + TREEBANK),
          Map.entry("lattice", "| " + TREEBANK),
          Map.entry("serve", "--port 0 |"),
          Map.entry(
              "experiment",
              "-o {new} --dry-run --treebanks ../examples | ../examples/experiment.yaml"),
          Map.entry("encoder import", "-o {new} | {none}"),
          Map.entry("encoder info", "| {none}"),
          Map.entry("info", "| {none}"),
          Map.entry("help", "--man |"));

  /** Options that are refused without another one. */
  private static final Map<String, String> NEEDED =
      Map.of("--gold-model", "--gold-derivation fixed");

  /** Options for a folder, which may exist. */
  private static final Set<String> FOLDERS = Set.of("train --output");

  /** Commands that need a larger model; they take their input and output as parse does. */
  private static final Set<String> AS_PARSE = Set.of("segment", "tag");

  @TempDir Path folder;

  private final Map<List<String>, String> unnamed = new HashMap<>();

  @Test
  void aFolderOrAFileThatIsNotTextIsNamed() throws IOException {
    Path noFile = Files.createDirectory(folder.resolve("a-folder"));
    Path noText = Files.write(folder.resolve("no-text"), new byte[] {'a', (byte) 0xE9, 0, '\n'});
    String tiny = folder.resolve("tiny").toString();
    CommandRun trained =
        CommandRun.of(
            ("train --preset fast --iterations 1 --average 1 --hash-bits 10 --train "
                    + TREEBANK
                    + " -m "
                    + tiny)
                .split(" ", -1));
    assertThat(trained.code()).as(trained.err()).isZero();
    for (Path value : List.of(noFile, noText)) {
      visit(Dodona.commands(), "", value.toString());
    }
    assertThat(unnamed).isEmpty();
  }

  private void visit(CommandSpec command, String name, String value) throws IOException {
    for (ArgSpec arg : command.args()) {
      boolean isPath =
          arg.type() == Path.class || List.of(arg.auxiliaryTypes()).contains(Path.class);
      boolean isFolder =
          arg instanceof OptionSpec option && FOLDERS.contains(name + " " + option.longestName());
      if (isFolder || (AS_PARSE.contains(name) && !arg.paramLabel().equals("MODEL"))) {
        continue;
      }
      if (isPath || FILE.matcher(arg.paramLabel()).matches()) {
        check(name, arg, value);
      }
    }
    for (Map.Entry<String, CommandLine> sub : command.subcommands().entrySet()) {
      CommandSpec spec = sub.getValue().getCommandSpec();
      if (!spec.usageMessage().hidden()) {
        visit(spec, (name + " " + sub.getKey()).strip(), value);
      }
    }
  }

  private void check(String name, ArgSpec arg, String value) throws IOException {
    assertThat(LINES).as("a line for each command that takes files").containsKey(name);
    List<String> line = line(name, arg, value);
    CommandRun run = CommandRun.of(line.toArray(String[]::new));
    boolean isNamed = run.err().contains(value) && !run.err().contains(" at dodona.");
    if (run.code() == ExitCode.INTERNAL || (run.code() != ExitCode.OK && !isNamed)) {
      unnamed.put(line, run.err());
    }
    try (Stream<Path> written = Files.walk(folder.resolve("new"))) {
      for (Path path : written.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    } catch (NoSuchFileException e) {
      return; // nothing was written
    }
  }

  private List<String> line(String name, ArgSpec arg, String value) {
    String usual = String.valueOf(LINES.get(name));
    String known =
        arg instanceof OptionSpec option
            ? LINES.getOrDefault(name + " " + option.longestName(), usual)
            : usual;
    String[] parts = known.split("\\|", -1);
    List<String> options = words(parts[0]);
    List<String> parameters = words(parts[1]);
    if (arg instanceof OptionSpec option) {
      int at = -1;
      for (String spelling : option.names()) {
        at = Math.max(at, options.indexOf(spelling));
      }
      if (at < 0) {
        options.add(option.longestName());
        options.add(value);
        options.addAll(words(NEEDED.getOrDefault(option.longestName(), "")));
      } else {
        options.set(at + 1, value);
      }
    } else {
      int pattern = name.equals("search") ? 1 : 0;
      parameters.set(((PositionalParamSpec) arg).index().min() + pattern, value);
    }
    List<String> line = new ArrayList<>(words(name));
    line.addAll(parameters); // first, as some options take any number of values
    line.addAll(options);
    return line;
  }

  private List<String> words(String text) {
    return new ArrayList<>(
        Stream.of(text.strip().split(" +", -1))
            .filter(word -> !word.isEmpty())
            .map(word -> word.replace("{new}", folder.resolve("new").toString()))
            .map(word -> word.replace("{tiny}", folder.resolve("tiny").toString()))
            .toList());
  }
}
