package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
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
    assertThat(run.err()).contains("Did you mean '" + meant + "'?").doesNotContain("Usage:");
  }

  @ParameterizedTest
  @CsvSource({"--confidense, --confidence", "--fromat, --format", "--tread=2, --threads"})
  void aMisspelledOptionSuggestsTheOneThatWasMeant(String typed, String meant) {
    CommandRun run = CommandRun.of("parse", typed, "x");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("Did you mean ").contains(meant);
  }

  @Test
  void aWordLikeNoCommandListsTheCommands() {
    CommandRun run = CommandRun.of("xyzzy");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .contains("unknown command 'xyzzy'; expected parse, train, ")
        .doesNotContain("Did you mean");
  }

  @Test
  void hiddenCommandsAreNotSuggested() {
    assertThat(CommandRun.of("warm-upp").err()).doesNotContain("Did you mean");
  }

  @ParameterizedTest
  @CsvSource({
    "derive --heads 0 --system arc-eger, arc-eager",
    "derive --heads 0 --oracle lasy, lazy",
    "parse --format cnllu x, conllu",
    "parse --model en-fsat x, en-fast",
    "encoder imprt, import",
    "help pasre, parse"
  })
  void aMisspelledValueSuggestsTheOneThatWasMeant(String typed, String meant) {
    CommandRun run = CommandRun.of(typed.split(" ", -1));
    assertThat(run.code()).isNotZero();
    assertThat(run.err()).contains("Did you mean '" + meant + "'?");
  }

  @Test
  void valuesArePrintedAsTheyAreTyped() {
    assertThat(CommandRun.of("parse", "--input", "xml", "x").err())
        .contains("--input: unknown value 'xml'; expected text, lines, ")
        .contains("conllu-tagged or conllu\n")
        .doesNotContain("TEXT");
    assertThat(CommandRun.of("parse", "--threads", "two", "x").err())
        .contains("--threads: 'two' is not valid; expected a whole number\n");
  }
}
