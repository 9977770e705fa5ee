package dodona.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PageFilesTest {

  private static final int MOST_BYTES = 230_000;

  private static String text(String name) {
    return new String(PageEndpoints.bytes(name), StandardCharsets.UTF_8);
  }

  @Test
  void theWholePageIsSmall() {
    assertThat(PageEndpoints.files()).contains("index.html", "page.css", "main.mjs", "stepper.mjs");
    assertThat(
            PageEndpoints.files().stream().mapToInt(name -> PageEndpoints.bytes(name).length).sum())
        .isLessThan(MOST_BYTES);
  }

  @Test
  void everythingThatIsImportedIsServed() {
    Pattern imported = Pattern.compile("from \"\\./([^\"]+)\"");
    int found = 0;
    for (String name : PageEndpoints.files()) {
      Matcher matcher = imported.matcher(text(name));
      while (matcher.find()) {
        assertThat(PageEndpoints.files()).as(name).contains(matcher.group(1));
        found++;
      }
    }
    assertThat(found).isGreaterThan(10);
  }

  /** Only names that are not fetched may be addresses: those of XML. */
  @Test
  void nothingNamesAnotherHost() {
    for (String name : PageEndpoints.files()) {
      String text = text(name).replace("http://www.w3.org/2000/svg", "");
      assertThat(text)
          .as(name)
          .doesNotContain("http://", "https://", "@import")
          .doesNotContainPattern("\\burl\\(");
    }
  }
}
