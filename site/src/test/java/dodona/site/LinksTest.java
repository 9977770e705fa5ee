package dodona.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinksTest {

  @TempDir Path folder;

  private List<String> problemsOf(String page) throws IOException {
    TestRepository repository =
        new TestRepository(folder)
            .with("docs/a.md", page)
            .with("docs/b/c.md", "# C\n\n[A](../a.md)");
    return Links.resolve(Repository.read(repository.folder())).problems().stream()
        .map(Problem::toString)
        .toList();
  }

  @Test
  void whatIsThereIsNoProblem() throws IOException {
    new TestRepository(folder)
        .with("LICENSE", "")
        .with("docs/x.svg", "")
        .with("examples/e.txt", "");
    assertThat(
            problemsOf(
                "# A\n\n[c](b/c.md) [its title](b/c.md#c) [here](#a) [start](README.md) ![x](x.svg)"
                    + " [licence](../LICENSE) [folder](../examples) [far](https://example.org/x.md)\n"))
        .isEmpty();
  }

  @Test
  void aFileThatIsNotThereIsToldWithItsLine() throws IOException {
    assertThat(problemsOf("# A\n\nText and\n[a link](b/d.md), [another](b/c.md).\n"))
        .containsExactly("docs/a.md:4: there is no file b/d.md");
  }

  @Test
  void aHeadingThatIsNotThereIsToldWithItsLine() throws IOException {
    assertThat(problemsOf("# A\n\n[here](#nowhere)\n\n| a |\n|---|\n| [there](b/c.md#d) |\n"))
        .containsExactly(
            "docs/a.md:3: there is no heading nowhere in " + Path.of("docs/a.md"),
            "docs/a.md:7: there is no heading d in " + Path.of("docs/b/c.md"));
  }

  @Test
  void aPictureOfAnotherHostIsRefused() throws IOException {
    assertThat(problemsOf("# A\n\n[c](b/c.md) ![x](https://example.org/x.png)\n"))
        .containsExactly("docs/a.md:3: a picture of another host: https://example.org/x.png");
  }

  @Test
  void markupThatCannotBeCheckedIsRefused() throws IOException {
    assertThat(problemsOf("# A\n\n[c](b/c.md)\n\n<a href=\"x\">x</a>\n"))
        .allMatch(problem -> problem.startsWith("docs/a.md:5: HTML"))
        .isNotEmpty();
  }

  @Test
  void aPageThatNobodyLinksToIsTold() throws IOException {
    assertThat(problemsOf("# A\n")).containsExactly("docs/b/c.md:1: no page links to this one");
  }

  @Test
  void nothingOutsideTheRepositoryIsLinkedTo() throws IOException {
    Files.writeString(folder.resolveSibling("outside.txt"), "");
    assertThat(problemsOf("# A\n\n[c](b/c.md) [out](../../outside.txt)\n"))
        .containsExactly("docs/a.md:3: there is no file ../../outside.txt");
  }
}
