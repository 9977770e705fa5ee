package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import dodona.support.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that control characters in a treebank, valid or not, never reach the terminal. */
class HostileTreebankTest {

  private static final String NASTY = "a\u001B[31m\u0007\u0085\u009B2J\u202Eb";

  @TempDir Path folder;

  @BeforeEach
  void writeTreebanks() throws IOException {
    String good =
        """
        # sent_id = NASTY
        # text = NASTY NASTY
        1\tNASTY\tNASTY\tNASTY\tNASTY\tNASTY\t2\tNASTY\t_\tNASTY
        2\tNASTY\tNASTY\tNASTY\tNASTY\tNASTY\t0\troot\t_\tNASTY

        """
            .replace("NASTY", NASTY);
    Files.writeString(folder.resolve("good.conllu"), good);
    Files.writeString(folder.resolve("other.conllu"), good.replace("\t2\t" + NASTY, "\t2\tx"));
    Files.writeString(folder.resolve("bad.conllu"), good.replace("2\t" + NASTY, NASTY + "\tx"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "validate bad.conllu",
        "validate good.conllu",
        "convert bad.conllu -",
        "stats good.conllu",
        "stats --json good.conllu",
        "show good.conllu",
        "show --svg good.conllu",
        "evaluate --details good.conllu other.conllu",
        "evaluate --details --markdown good.conllu other.conllu",
        "evaluate --errors 5 good.conllu other.conllu",
        "evaluate bad.conllu other.conllu",
        "oracle good.conllu",
        "oracle --sentence 1 good.conllu",
        "derive good.conllu",
        "derive --system easy-first good.conllu",
        "lattice good.conllu",
        "lattice --format svg good.conllu",
        "lattice --format dot good.conllu",
        "lattice --format json good.conllu",
        "derive no\u001B[31mwhere.conllu",
        "convert --no\u001B[31mthing x y"
      })
  void reachesNoTerminal(String command) {
    String[] args = command.split(" ");
    for (int i = 1; i < args.length; i++) {
      args[i] = args[i].endsWith(".conllu") ? folder.resolve(args[i]).toString() : args[i];
    }
    CommandRun run = CommandRun.of(args);
    assertThat(run.code()).as(run.err()).isNotEqualTo(ExitCode.INTERNAL);
    assertThat(run.out() + run.err()).isNotEmpty();
    assertThat(
            (run.out() + run.err()).codePoints().filter(c -> c != '\n' && Printable.isHarmful(c)))
        .as(run.toString())
        .isEmpty();
  }

  @Test
  void saysThatANameIsNoneForAFile() {
    CommandRun run = CommandRun.of("convert", "a\0b", folder.resolve("x").toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).isEqualTo("dodona convert: 'a\uFFFDb': not a valid file name\n");
  }
}
