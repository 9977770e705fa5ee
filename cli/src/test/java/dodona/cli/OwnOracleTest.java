package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example that adds an oracle to a system of Dodona's, and what happens if names clash. */
class OwnOracleTest {

  private static final Path EXAMPLE = Path.of("../examples/own-oracle");
  private static final String SERVICE = "META-INF/services/dodona.oracle.";

  private static final String[][] COMMANDS = {
    {"oracle", "../examples/sentences.conllu", "--system", "arc-eager"},
    {"derive", "--heads", "2,0", "--system", "arc-eager"},
    {"train", "--help"}
  };

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
    assertThat(example.runTests("org.example.oracle.ReduceFirstOracleTest")).isEqualTo(3);
  }

  @Test
  void isMadeForThisVersion() throws IOException {
    assertThat(example.isMadeForThisVersion()).isTrue();
  }

  /** The commands of the guide, which count, show, train with and compare the oracle. */
  @Test
  void isUsedByEveryCommandOfTheGuide() throws IOException, ReflectiveOperationException {
    String guide = Files.readString(Path.of("../docs/how-to/own-system.md"));
    String section = guide.substring(guide.indexOf("## An oracle for a system that exists"));
    List<String[]> commands =
        section
            .lines()
            .filter(line -> line.startsWith("./dodona "))
            .map(line -> here(line).split(" ", -1))
            .toList();
    assertThat(commands)
        .extracting(command -> command[0])
        .containsExactly("oracle", "derive", "train", "experiment");
    assertThat(example.succeed(commands.get(0))).contains("static", "dynamic", "reduce-first");
    assertThat(example.succeed(commands.get(1))).contains("RE");
    example.succeed(commands.get(2));
    example.succeed(commands.get(3));
    assertThat(example.succeed("info", folder.resolve("reduce-first.dodona").toString()))
        .contains("reduce-first");
    assertThat(Files.readString(folder.resolve("report/report.md"))).contains("REDUCE-FIRST");
  }

  /** A command of the guide with the paths that it has for this test. */
  private static String here(String line) {
    return line.substring("./dodona ".length())
        .replace(" examples/", " ../examples/")
        .replace(" reduce-first.dodona", " " + folder.resolve("reduce-first.dodona"))
        .replace(" report", " " + folder.resolve("report"));
  }

  @Test
  void isNamedWhereAnOracleIsUnknown() throws ReflectiveOperationException {
    CommandRun unknown =
        example.run("derive", "--heads", "2,0", "--system", "arc-eager", "--oracle", "x");
    assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err())
        .contains("arc-eager has no oracle 'x'; expected static, nd, dynamic or reduce-first");
  }

  @Test
  void isRefusedWithBothProvidersIfItsNameIsTaken(@TempDir Path project)
      throws IOException, ReflectiveOperationException {
    write(project, "AdditionalOracles", "@Override public String system() { return SYSTEM; }");
    try (ExampleProject clashing = compileIn(project)) {
      for (String[] command : COMMANDS) {
        CommandRun run = clashing.run(command);
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.INPUT);
        assertThat(run.err())
            .contains(
                "dodona.system.arceager.ArcEagerOracles and org.example.Clashing both provide an"
                    + " oracle 'static' of arc-eager")
            .doesNotContain("internal error", "\tat ", "    at ");
      }
    }
  }

  @Test
  void isRefusedWithAHintIfItClaimsTheWholeSystem(@TempDir Path project)
      throws IOException, ReflectiveOperationException {
    write(
        project,
        "SystemOracles",
        """
        @Override public String system() { return SYSTEM; }
        @Override public String obstacle(dodona.treebank.DependencyTree tree) { return null; }
        """);
    try (ExampleProject clashing = compileIn(project)) {
      CommandRun run = clashing.run(COMMANDS[0]);
      assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.INPUT);
      assertThat(run.err())
          .contains("org.example.Clashing", "both provide 'arc-eager'; AdditionalOracles add")
          .doesNotContain("internal error");
    }
  }

  /** Writes a project whose provider has an oracle of a name that is taken. */
  private static void write(Path project, String service, String methods) throws IOException {
    Path source = project.resolve("src/main/java/org/example/Clashing.java");
    Files.createDirectories(source.getParent());
    Files.writeString(
        source,
        """
        package org.example;

        import dodona.oracle.NamedOracle;
        import dodona.system.arceager.ArcEager;
        import java.util.List;

        public final class Clashing implements dodona.oracle.%s<ArcEager> {
          private static final String SYSTEM = "arc-eager";

          public Clashing() {}

          %s

          @Override public List<NamedOracle<ArcEager>> oracles() {
            return List.of(
                NamedOracle.ofStatic(
                    "static",
                    (system, tree) -> {
                      throw new UnsupportedOperationException();
                    }));
          }
        }
        """
            .formatted(service, methods));
    Path services = project.resolve("src/main/resources/" + SERVICE + service);
    Files.createDirectories(services.getParent());
    Files.writeString(services, "org.example.Clashing\n");
  }

  private static ExampleProject compileIn(Path project) throws IOException {
    return ExampleProject.compile(project, Files.createDirectory(project.resolve("classes")));
  }
}
