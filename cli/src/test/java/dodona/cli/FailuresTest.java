package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.cli.terminal.Terminal;
import dodona.cli.terminal.UsageException;
import dodona.error.InvalidInputException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FailuresTest {

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int report(Exception e) {
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    Terminal terminal =
        new Terminal(InputStream.nullInputStream(), stream, stream, false, false, 80, false);
    return Failures.report(e, "dodona test", terminal);
  }

  private String printed() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void anIllegalArgumentFromInsideIsABug() {
    assertThat(report(new IllegalArgumentException("bound must be positive")))
        .isEqualTo(ExitCode.INTERNAL);
    assertThat(printed())
        .startsWith("dodona test: internal error. Please report it")
        .contains("bound must be positive", "anIllegalArgumentFromInsideIsABug");
  }

  @Test
  void invalidInputIsTheUsersToCorrect() {
    assertThat(report(new InvalidInputException("no preset 'x'"))).isEqualTo(ExitCode.INPUT);
    assertThat(printed()).isEqualTo("dodona test: no preset 'x'\n");
  }

  @Test
  void aCommandLineThatMakesNoSenseIsAUsageError() {
    assertThat(report(new UsageException("--beam 0: expected 1 or more")))
        .isEqualTo(ExitCode.USAGE);
    assertThat(printed()).isEqualTo("dodona test: --beam 0: expected 1 or more\n");
  }

  @Test
  void aFailureToReadOrWriteIsReportedInOneLine() {
    assertThat(report(new UncheckedIOException(new IOException("disk full"))))
        .isEqualTo(ExitCode.INPUT);
    assertThat(printed()).isEqualTo("dodona test: disk full\n");
  }

  @Test
  void aFileNameWithALineFeedStaysWithinItsLine() {
    report(new NoSuchFileException("a\nb"));
    report(new FileAlreadyExistsException("a\nb"));
    report(new UsageException("--model a\nb"));
    report(new IOException("a\nb is a folder"));
    assertThat(printed().lines()).hasSize(4).allMatch(line -> line.contains("a\uFFFDb"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"stats", "validate", "show", "oracle", "evaluate"})
  void noCommandPrintsTheLineFeedOfAFileName(String command) {
    CommandRun run = CommandRun.of(command, "no such\nfile", "no such\nfile");
    assertThat(run.code()).isNotZero();
    assertThat(run.err()).doesNotContain("such\nfile");
  }

  @Test
  void userErrorsOfTheLibraryAreNoBugs() {
    String[][] commands = {
      {"parse", "--beam", "0", "x"},
      {"parse", "--language", "xx", "x"},
      {"parse", "--model", "no-such-model", "x"},
      {"lattice", "--system", "arc-standard", "--heads", "3,4,0,3"},
      {"oracle", "--system", "no-such-system", "--heads", "0"},
      {"oracle", "--heads", "2,1"},
      {"oracle", "--heads", "0", "--after", "XX"},
      {"lattice", "--heads", "2,0", "--oracle", "no-such-oracle"},
      {"convert", "--sentences", "5-1", "x", "y"},
      {"serve", "--port", "70000"},
      {"train", "--train", "../examples/sentences.conllu", "--model", "x", "--preset", "none"},
      {"train", "--train", "../examples/sentences.conllu", "--model", "x", "--beam", "0"}
    };
    for (String[] command : commands) {
      CommandRun run = CommandRun.of(command);
      assertThat(run.code())
          .as("%s%n%s", String.join(" ", command), run.err())
          .isIn(ExitCode.INPUT, ExitCode.USAGE);
    }
  }

  @Test
  void aFolderInsteadOfACheckpointIsCalledOne(@TempDir Path folder) throws IOException {
    Path model = folder.resolve("m.dodona");
    Files.createDirectory(folder.resolve("m.dodona.checkpoint"));
    CommandRun run =
        CommandRun.of(
            "train", "--resume", "--train", "../examples/sentences.conllu", "-m", model.toString());
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("m.dodona.checkpoint: is a folder; expected a checkpoint");
  }

  @Test
  void filesAndFoldersInEachOthersPlaceAreNamed(@TempDir Path folder) throws IOException {
    String treebank = "../examples/sentences.conllu";
    String file = Files.writeString(folder.resolve("file"), "").toString();
    String directory = folder.toString();
    String isFile = "file: is a file; expected a folder";
    String isFolder = directory + ": is a folder; expected a ";
    String[][] commands = {
      {isFile, "help", "--man", "-o", file},
      {isFile, "experiment", "../examples/experiment.yaml", "-o", file},
      {isFolder, "train", "--train", treebank, "--model", directory},
      {isFolder, "stats", directory},
      {isFolder, "convert", treebank, directory},
      {isFolder, "evaluate", treebank, directory},
      {"nowhere: the folder does not exist", "split", treebank, "-o", directory + "/nowhere/x"}
    };
    for (String[] command : commands) {
      CommandRun run = CommandRun.of(Arrays.copyOfRange(command, 1, command.length));
      assertThat(run.code()).as(command[1]).isIn(ExitCode.INPUT, ExitCode.USAGE);
      assertThat(run.err()).as(command[1]).contains(command[0]).hasLineCount(1);
    }
  }

  @Test
  void aLineFeedInAFileNameStaysWithinItsLine(@TempDir Path folder) throws IOException {
    Path file = Files.copy(Path.of("../examples/sentences.conllu"), folder.resolve("a\nb.conllu"));
    CommandRun run =
        CommandRun.of("split", file.toString(), "-o", folder.resolve("c\nd").toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).hasLineCount(3).contains("c\uFFFDd-train.conllu");
    assertThat(CommandRun.of("stats", folder.resolve("x\ny").toString()).err()).hasLineCount(1);
    assertThat(CommandRun.of("stats", file.toString()).out()).doesNotContain("a\nb");
  }
}
