package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands and test names in the pages about systems and oracles are compared with the code. */
class ExplanationsTest {

  private static final Path DOCS = Path.of("../docs");

  /** A block of commands after {@code $}, each followed by its output. */
  private static final Pattern BLOCK =
      Pattern.compile("^```\\n(\\$ dodona .*?)^```\\n", Pattern.MULTILINE | Pattern.DOTALL);

  private static final Pattern TAIL = Pattern.compile("(.*) \\| tail -n (\\d+)");

  private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");

  @ParameterizedTest
  @CsvSource({
    "explanation/transition-systems.md, 6",
    "explanation/oracles.md,            7",
    "how-to/annotate.md,                3",
    "contributing/proofs.md,            5"
  })
  void everyCommandPrintsWhatIsShown(String page, int commands) throws IOException {
    List<String> shown = new ArrayList<>();
    List<String> printed = new ArrayList<>();
    Matcher block = BLOCK.matcher(Files.readString(DOCS.resolve(page)));
    while (block.find()) {
      for (String example : block.group(1).split("(?m)^\\$ dodona ", -1)) {
        if (!example.isEmpty()) {
          int end = example.indexOf('\n');
          shown.add(example);
          printed.add(example.substring(0, end + 1) + output(example.substring(0, end)));
        }
      }
    }
    assertThat(printed).hasSizeGreaterThanOrEqualTo(commands).isEqualTo(shown);
  }

  /** Runs a command from the project's folder, as the pages do. */
  private static String output(String command) {
    Matcher tail = TAIL.matcher(command);
    boolean isCut = tail.matches();
    CommandRun run =
        CommandRun.of(
            (isCut ? tail.group(1) : command).replace(" examples/", " ../examples/").split(" "));
    List<String> lines = (run.out() + run.err()).lines().map(String::stripTrailing).toList();
    int first = isCut ? lines.size() - Integer.parseInt(tail.group(2)) : 0;
    return lines.stream().skip(first).map(line -> line + "\n").collect(Collectors.joining());
  }

  @Test
  void everyTestNamedAsAProofExists() throws IOException {
    Set<String> missing = new TreeSet<>();
    Matcher test = TEST.matcher(Files.readString(DOCS.resolve("contributing/proofs.md")));
    while (test.find()) {
      missing.add(test.group(1) + ".java");
    }
    assertThat(missing).hasSizeGreaterThan(20);
    for (Path module : modules()) {
      try (Stream<Path> files = Files.walk(module)) {
        files.forEach(file -> missing.remove(file.getFileName().toString()));
      }
    }
    assertThat(missing).isEmpty();
  }

  private static List<Path> modules() throws IOException {
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      return modules
          .map(module -> module.resolve("src/test/java"))
          .filter(Files::isDirectory)
          .toList();
    }
  }
}
