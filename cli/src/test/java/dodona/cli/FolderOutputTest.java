package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderOutputTest {

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String out() {
    return folder.resolve("parsed").toString();
  }

  @Test
  void writesOneFileForEachInputAndTheSameAsOneByOne() throws IOException {
    String first = file("a.txt", "Dogs bark.\n");
    String second = file("b.c.txt", "She sings.\n");
    CommandRun run =
        CommandRun.of("parse", "-m", "en-fast", first, second, "--output-folder", out());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).isEmpty();
    for (String name : new String[] {"a", "b.c"}) {
      CommandRun single = CommandRun.of("parse", "-m", "en-fast", folder.resolve(name) + ".txt");
      assertThat(folder.resolve("parsed").resolve(name + ".conllu")).hasContent(single.out());
    }
  }

  @Test
  void skipsWhatIsDoneWhenItContinues() throws IOException {
    String first = file("a.txt", "Dogs bark.\n");
    String second = file("b.txt", "She sings.\n");
    Path done = folder.resolve("parsed/a.conllu");
    Files.createDirectories(done.getParent());
    Files.writeString(done, "done");
    CommandRun refused =
        CommandRun.of("parse", "-m", "en-fast", first, second, "--output-folder", out());
    assertThat(refused.code()).isEqualTo(ExitCode.INPUT);
    assertThat(refused.err()).contains("a.conllu: file exists", "--resume", "--force");
    assertThat(folder.resolve("parsed/b.conllu")).doesNotExist();
    CommandRun run =
        CommandRun.of(
            "parse", "-m", "en-fast", first, second, "--output-folder", out(), "--resume");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("skipping 1 of 2 input files whose output exists");
    assertThat(done).hasContent("done");
    assertThat(folder.resolve("parsed/b.conllu")).content().contains("\tsings\t");
  }

  @Test
  void namesEachFileAfterTheFormat() throws IOException {
    String text = file("a.txt", "Dogs bark.\n");
    CommandRun.of("parse", "-m", "en-fast", text, "--format", "json", "--output-folder", out());
    assertThat(folder.resolve("parsed/a.jsonl")).content().startsWith("{");
  }

  @Test
  void refusesInputsThatHaveNoNameOrShareOne() throws IOException {
    String text = file("a.txt", "Dogs bark.\n");
    String same = file("a.md", "Dogs bark.\n");
    CommandRun shared = CommandRun.of("parse", text, same, "--output-folder", out());
    assertThat(shared.code()).isEqualTo(ExitCode.INPUT);
    assertThat(shared.err()).contains("a.txt", "a.md", "have the same output file");
    for (String[] args :
        new String[][] {
          {"parse", "Dogs bark.", "--output-folder", out()},
          {"parse", "-", "--output-folder", out()},
          {"parse", text, "--output-folder", out(), "-o", "x.conllu"},
          {"parse", text, "--output-folder", out(), "--resume", "--force"},
          {"parse", text, "--resume"}
        }) {
      CommandRun run = CommandRun.of(args);
      assertThat(run.code()).as(String.join(" ", args)).isEqualTo(ExitCode.USAGE);
      assertThat(run.err()).contains("expected");
    }
    assertThat(Path.of(out())).doesNotExist();
  }
}
