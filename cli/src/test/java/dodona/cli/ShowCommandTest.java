package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {

  private static final String FILE = "../examples/sentences.conllu";

  @Test
  void drawsTheFirstSentenceUnlessToldOtherwise() {
    assertThat(CommandRun.of("show", "--no-tags", FILE).out())
        .isEqualTo(
            """
                    root
                      │╭───punct───╮
             ╭─nsubj─╮││╭─obj─╮    │
             ▼       │▼││     ▼    ▼
            John     likes   Mary  .
            """);
    assertThat(CommandRun.of("show", "--sentence", "2", FILE).out()).contains("whispered");
  }

  @Test
  void findsASentenceByItsId() {
    CommandRun run = CommandRun.of("show", "--id", "intel", FILE);
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Ausgelöst").contains("non-projective arc");
  }

  @Test
  void showsTheProjectiveOrderInPlaceOfTags() {
    CommandRun run = CommandRun.of("show", "--id", "intel", "--order", FILE);
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("1 ", " A").doesNotContain("VERB");
    CommandRun both = CommandRun.of("show", "--order", "--no-tags", FILE);
    assertThat(both.code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void saysWhichSentenceIsNotThere() {
    CommandRun byNumber = CommandRun.of("show", "--sentence", "99", FILE);
    assertThat(byNumber.code()).isEqualTo(ExitCode.INPUT);
    assertThat(byNumber.err()).isEqualTo("dodona show: " + FILE + ": there is no sentence 99\n");
    CommandRun byId = CommandRun.of("show", "--id", "nobody", FILE);
    assertThat(byId.err()).contains("there is no sentence with sent_id nobody");
  }

  @Test
  void mindsErrorsOnlyInTheSentenceThatIsShown() throws IOException {
    String text = "broken\n\n" + Files.readString(Path.of(FILE));
    assertThat(CommandRun.withInput(text, "show", "--sentence", "2", "-").code()).isZero();
    CommandRun broken = CommandRun.withInput(text, "show", "--sentence", "1", "-");
    assertThat(broken.code()).isEqualTo(ExitCode.INPUT);
    assertThat(broken.err()).contains("standard input:1: sentence 1: expected 10 columns");
  }

  @Test
  void writesPicturesByTheirEnding(@TempDir Path folder) throws IOException {
    Path svg = folder.resolve("tree.svg");
    Path tex = folder.resolve("tree.tex");
    assertThat(CommandRun.of("show", FILE, "-o", svg.toString()).code()).isZero();
    assertThat(Files.readString(svg)).startsWith("<?xml").contains("<svg", ">likes<");
    assertThat(CommandRun.of("show", FILE, "-o", tex.toString()).code()).isZero();
    assertThat(Files.readString(tex)).contains("\\documentclass").contains("likes");
    CommandRun other = CommandRun.of("show", FILE, "-o", folder.resolve("tree.bmp").toString());
    assertThat(other.code()).isEqualTo(ExitCode.USAGE);
    assertThat(other.err()).contains("expected a name that ends in .svg or .tex");
  }
}
