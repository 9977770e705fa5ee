package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionsTest {

  @ParameterizedTest
  @CsvSource({
    "prase, parse",
    "pars, parse",
    "evalute, evaluate",
    "latice, lattice",
    "langauge, language"
  })
  void aMisspelledCommandSuggestsTheOneThatWasMeant(String typed, String meant) {
    CommandRun run = CommandRun.of(typed, "x");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("Did you mean " + meant + "?").doesNotContain("Usage:");
  }

  @ParameterizedTest
  @CsvSource({"--confidense, --confidence", "--fromat, --format", "--tread=2, --threads"})
  void aMisspelledOptionSuggestsTheOneThatWasMeant(String typed, String meant) {
    CommandRun run = CommandRun.of("parse", typed, "x");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("Did you mean ").contains(meant);
  }

  @Test
  void aWordLikeNoCommandShowsTheCommands() {
    CommandRun run = CommandRun.of("xyzzy");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("Usage: dodona").doesNotContain("Did you mean");
  }

  @Test
  void hiddenCommandsAreNotSuggested() {
    assertThat(CommandRun.of("warm-upp").err()).doesNotContain("Did you mean");
  }

  @Test
  void swappedLettersAreOneEdit() {
    assertThat(Suggestions.distance("prase", "parse")).isEqualTo(1);
    assertThat(Suggestions.distance("", "abc")).isEqualTo(3);
    assertThat(Suggestions.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(Suggestions.closest("tain", List.of("tag", "train", "info"))).startsWith("train");
  }
}
