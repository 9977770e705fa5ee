package dodona.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchIndexTest {

  @TempDir Path folder;
  @TempDir Path site;

  private String index() throws IOException {
    assertThat(Site.write(folder, site, "1.2.3")).isEmpty();
    return Files.readString(site.resolve("search-index.js"));
  }

  @Test
  void pagesOfTheNavigationComeFirstWithTheirHeadings() throws IOException {
    new TestRepository(folder)
        .with("docs/a.md", "# A\n\n## First\n\n### Deep\n\n#### Deeper\n\n[r](0/report.md)\n")
        .with("docs/0/report.md", "# Report\n\n## Run 1\n");
    assertThat(index())
        .isEqualTo(
            """
            window.dodonaPages = [
            ["A", "a.html", [["First", "first"], ["Deep", "deep"]]],
            ["Report", "0/report.html"],
            ["Start", "index.html", [["All pages", "all-pages"], ["First", "first"]]],
            ];
            """);
  }

  @Test
  void anyTextIsAStringOfTheScript() throws IOException {
    new TestRepository(folder).with("docs/a.md", "# A \"b\" \\\\ `</script>\u2028`\n");
    assertThat(index()).contains("[\"A \\\"b\\\" \\\\ </script>\\u2028\", \"a.html\", []],");
  }
}
