package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The example of a system of one's own, compiled and put on the class path of all commands, as a
 * user of it would have it.
 */
class OwnSystemTest {

  private static final Path EXAMPLE = Path.of("../examples/own-system");
  private static final String FILE = "../examples/sentences.conllu";

  @TempDir private static Path folder;
  private static ExampleProject example;

  @BeforeAll
  static void compile() throws IOException {
    example = ExampleProject.compile(EXAMPLE, Files.createDirectory(folder.resolve("classes")));
  }

  @AfterAll
  static void close() throws IOException {
    example.close();
  }

  @Test
  void passesItsOwnTests() throws ReflectiveOperationException {
    assertThat(example.runTests("org.example.parsing.BufferStandardTest")).isEqualTo(4);
  }

  @Test
  void learnsGreedilyAndWithABeamAndParses() throws ReflectiveOperationException {
    for (String search : List.of("greedy", "beam")) {
      String model = folder.resolve(search + ".dodona").toString();
      String parsed = folder.resolve(search + ".conllu").toString();
      example.succeed(
          "train",
          "-q",
          "--train",
          FILE,
          "--system",
          "buffer-standard",
          "--search",
          search,
          "--iterations",
          "8",
          "--hash-bits",
          "16",
          "-m",
          model);
      example.succeed("parse", "-q", "--confidence", "-m", model, FILE, "-o", parsed);
      double las =
          example
              .succeed("evaluate", FILE, parsed)
              .lines()
              .filter(line -> line.startsWith("LAS"))
              .mapToDouble(line -> Double.parseDouble(line.split(" +", -1)[1]))
              .findFirst()
              .orElseThrow();
      assertThat(las).as(search).isGreaterThan(70);
    }
  }

  @Test
  void isNamedWhereAModelNeedsItAndItIsMissing() throws ReflectiveOperationException {
    String model = folder.resolve("plugged.dodona").toString();
    example.succeed(
        "train",
        "-q",
        "--train",
        FILE,
        "--system",
        "buffer-standard",
        "--iterations",
        "1",
        "--hash-bits",
        "14",
        "-m",
        model);
    CommandRun without = CommandRun.of("parse", "-m", model, FILE);
    assertThat(without.code()).isEqualTo(ExitCode.INPUT);
    assertThat(without.err())
        .isEqualTo(
            "dodona parse: "
                + model
                + ": needs the transition system 'buffer-standard', which is not on the class"
                + " path; for commands, add its jar to DODONA_CLASSPATH\n");
  }

  @Test
  void isAskedAboutByOracleDeriveAndLattice() throws ReflectiveOperationException {
    assertThat(example.succeed("oracle", FILE, "--system", "buffer-standard"))
        .contains("buffer-standard", "static", "nd");
    assertThat(
            example.succeed(
                "derive",
                "--heads",
                "2,0,2",
                "--words",
                "John,likes,Mary",
                "--system",
                "buffer-standard"))
        .isEqualTo(
            """
               transition  stack         buffer                  new arc
            -  ----------  ------------  ----------------------  ------------
            0              []            [ROOT John likes Mary]
            1  SH          [ROOT]        [John likes Mary]
            2  SH          [ROOT John]   [likes Mary]
            3  LA          [ROOT]        [likes Mary]            likes → John
            4  SH          [ROOT likes]  [Mary]
            5  RA          [ROOT]        [likes]                 likes → Mary
            6  RA          []            [ROOT]                  ROOT → likes
            """);
    assertThat(example.succeed("lattice", "--heads", "2,0,2", "--system", "buffer-standard"))
        .startsWith("2 derivations, 6 transitions, 0 swaps, SH-LA forks: 1\n");
  }

  @Test
  void takesPartInExperiments() throws ReflectiveOperationException, IOException {
    Path description = folder.resolve("experiment.yaml");
    Files.writeString(
        description,
        String.format(
            Locale.ROOT,
            """
            title: A system of one's own
            report: [statistics, oracles, curves]
            treebanks:
              - {name: Example, train: %1$s, dev: %1$s, test: %1$s}
            settings:
              - {system: buffer-standard, oracle: [static, nd], iterations: 2, hash-bits: 14}
            """,
            Path.of(FILE).toAbsolutePath().normalize()));
    Path out = folder.resolve("report");
    example.succeed("experiment", description.toString(), "-o", out.toString());
    assertThat(Files.readString(out.resolve("report.md")))
        .contains("Oracles, buffer-standard, greedy");
  }

  @Test
  void isNamedInHelpTextsAndErrors() throws ReflectiveOperationException {
    assertThat(example.succeed("train", "--help")).contains("buffer-standard");
    CommandRun unknown = example.run("derive", "--heads", "2,0", "--system", "arc-lazy");
    assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err()).contains("buffer-standard");
    assertThat(
            example
                .run("lattice", "--heads", "2,0", "--system", "buffer-standard", "--oracle", "x")
                .err())
        .contains("buffer-standard has no oracle 'x'; expected static or nd");
  }

  @Test
  void isMadeForThisVersion() throws IOException {
    assertThat(example.isMadeForThisVersion()).isTrue();
  }

  /** Code in the guide is the examples', or a reader would learn something that does not work. */
  @Test
  void isQuotedWordByWordInTheGuide() throws IOException {
    List<String> sources =
        Stream.concat(
                ExampleProject.sources(EXAMPLE).stream(),
                ExampleProject.sources(Path.of("../examples/own-oracle")).stream())
            .map(OwnSystemTest::unindented)
            .toList();
    String[] parts = Files.readString(Path.of("../docs/how-to/own-system.md")).split("```", -1);
    int quoted = 0;
    for (int i = 1; i < parts.length; i += 2) {
      if (!parts[i].startsWith("sh\n")) {
        String code = unindented(parts[i].substring(parts[i].indexOf('\n') + 1));
        assertThat(sources).as(code).anyMatch(source -> source.contains(code));
        quoted++;
      }
    }
    assertThat(quoted).isGreaterThan(5);
  }

  private static String unindented(String text) {
    return text.lines()
        .map(line -> line.strip().replaceFirst("^\\* ?", ""))
        .reduce("", (a, b) -> a + b + "\n");
  }
}
