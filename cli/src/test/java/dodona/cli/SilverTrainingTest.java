package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Training with silver data. */
class SilverTrainingTest {

  private static final String SILVER = "../examples/parsed.conllu";

  @TempDir Path folder;

  private CommandRun train(String model, String... more) {
    return SmallTraining.train(folder.resolve(model).toString(), more);
  }

  @Test
  void saysHowManySentencesEachIterationTakesAndNotesThemInTheModel() throws IOException {
    CommandRun run =
        train("m", "--silver", SILVER, "--silver-fraction", "0.5", "--iterations", "2");

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).containsPattern("\\d+ silver sentences, of which each .* uses");
    assertThat(run.out()).contains("silver: parsed.conllu sha256:", "silverFraction: 0.5");
  }

  @Test
  void changesWhatIsLearntAndAlwaysTheSameWay() throws IOException {
    train("gold", "--iterations", "3");
    train("silver", "--silver", SILVER, "--iterations", "3");
    train("again", "--silver", SILVER, "--iterations", "3", "--threads", "2");

    assertThat(Files.readAllBytes(folder.resolve("silver")))
        .isEqualTo(Files.readAllBytes(folder.resolve("again")))
        .isNotEqualTo(Files.readAllBytes(folder.resolve("gold")));
  }

  @ParameterizedTest
  @CsvSource({
    "--silver-fraction 0.5, needs --silver",
    "--silver ../examples/parsed.conllu --silver-fraction 0, 'more than 0 and at most 1'",
    "--silver ../examples/parsed.conllu --silver-fraction 2, 'more than 0 and at most 1'"
  })
  void explainsASenselessWeight(String options, String because) {
    CommandRun run = train("m", options.split(" ", -1));

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(because).doesNotContain("\tat ");
  }
}
