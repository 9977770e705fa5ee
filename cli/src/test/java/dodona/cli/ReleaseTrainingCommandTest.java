package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code dodona train --ud}. */
class ReleaseTrainingCommandTest {

  private static final Path SENTENCES = Path.of("../examples/sentences.conllu");

  @TempDir Path folder;

  private Path put(String file) throws IOException {
    Path target = folder.resolve("ud").resolve(file);
    Files.createDirectories(target.resolveSibling(""));
    return Files.copy(SENTENCES, target);
  }

  private CommandRun train(String... more) {
    String[] base = {
      "train",
      "--ud",
      folder.resolve("ud").toString(),
      "-o",
      folder.resolve("models").toString(),
      "--preset",
      "fast",
      "--iterations",
      "1",
      "--hash-bits",
      "14"
    };
    return CommandRun.of(SmallTraining.with(base, more));
  }

  @Test
  void trainsOnEveryTreebankAndReportsThoseThatFail() throws IOException {
    put("UD_English-Toy/en_toy-ud-train.conllu");
    put("UD_English-Toy/en_toy-ud-dev.conllu");
    put("UD_English-Toy/en_toy-ud-test.conllu");
    Files.writeString(folder.resolve("ud/UD_English-Toy/LICENSE.txt"), "CC BY-NC-SA 3.0\n");
    put("UD_Welsh-Test/cy_test-ud-test.conllu");
    Path broken = put("UD_Dutch-Broken/nl_broken-ud-train.conllu");
    String whole = Files.readString(broken);
    Files.writeString(broken, whole.replaceFirst("\tnsubj\t", " nsubj "));

    CommandRun run = train();
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.INPUT);
    List<String> table = run.out().lines().toList();
    assertThat(table.get(0))
        .matches(
            "treebank +sentences +words +LAS, gold words +LAS, raw text +scored on +seconds +license"
                + " +state");
    assertThat(table.get(2)).matches("cy_test .* unknown +skipped: only a test file");
    assertThat(table.get(3))
        .matches(
            "en_toy +\\d+ +\\d+ +\\d+\\.\\d\\d +\\d+\\.\\d\\d +test +\\d+ +CC BY-NC-SA 3\\.0 \\(no"
                + " commercial use\\) +trained");
    assertThat(table.get(4)).matches("nl_broken .* failed: nl_broken-ud-train\\.conllu:\\d+: .*");
    assertThat(table).hasSize(5);
    assertThat(run.err())
        .contains("2 treebanks to train on, 0 finished earlier, 1 without training data\n")
        .contains("treebank 1 of 2: en_toy\n", "dev LAS", "treebank 2 of 2: nl_broken; about ")
        .containsPattern("en_toy: LAS \\d+\\.\\d\\d with gold words, \\d+\\.\\d\\d from raw text; ")
        .contains("nl_broken: failed: " + broken, "skip these sentences with --skip-invalid");
    Path english = folder.resolve("models/en_toy");
    assertThat(Files.readString(english.resolve("README.md")))
        .contains(
            "dodona train --ud FOLDER --only en_toy -o MODELS --preset fast --iterations 1"
                + " --hash-bits 14\n");
    assertThat(
            CommandRun.of("parse", "-m", english.resolve("en_toy.dodona") + "", "John sleeps.")
                .code())
        .isZero();

    CommandRun lenient = train("--skip-invalid", "--threads", "2", "--quiet");
    assertThat(lenient.code()).as(lenient.err()).isZero();
    assertThat(lenient.err()).isEmpty();
    assertThat(lenient.out().lines().skip(3).limit(1)).containsExactly(table.get(3));
    assertThat(lenient.out()).containsPattern("nl_broken .* dev .* trained\n");
    assertThat(Files.readString(folder.resolve("models/nl_broken/README.md")))
        .contains(" --skip-invalid\n");

    CommandRun other = train("--average", "2");
    assertThat(other.code()).isEqualTo(ExitCode.INPUT);
    assertThat(other.err())
        .contains("trained with other options: '--preset fast --iterations 1 --hash-bits 14', not")
        .contains("Use another folder, or --force");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --ud F                         | --ud needs -o MODELS
          --ud F -o M --train x          | --train cannot be combined with --ud
          --ud F -o M -m x               | --model cannot be combined with --ud
          --ud F -o M --license x        | --license cannot be combined with --ud
          --ud F -o M --languages x      | --languages cannot be combined with --ud
          --ud F -o M --preset fst       | unknown preset 'fst'
          --ud F -o M --batch 9          | need --encoder
          -o M                           | --output and --only need --ud
          --train x                      | missing required option --model=MODEL
          """)
  void refusesOptionsThatDoNotGoTogether(String arguments, String expected) {
    CommandRun run =
        CommandRun.of(
            Stream.concat(Stream.of("train"), Stream.of(arguments.split(" ")))
                .map(word -> word.matches("[FM]") ? folder.resolve(word).toString() : word)
                .toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(expected);
    assertThat(folder.resolve("M")).doesNotExist();
  }

  @Test
  void namesWhatIsNotThere() throws IOException {
    CommandRun missing = train();
    assertThat(missing.code()).isEqualTo(ExitCode.INPUT);
    assertThat(missing.err()).contains("ud: folder not found");
    put("UD_English-Toy/en_toy-ud-train.conllu");
    CommandRun unknown = train("--only", "en_tiy");
    assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err())
        .contains("--only: no treebank 'en_tiy'")
        .contains("Did you mean 'en_toy'?");
  }
}
