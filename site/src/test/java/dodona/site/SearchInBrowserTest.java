package dodona.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The search box in Chromium, on pages opened from files. A script that is added to the page
 * presses the keys, and writes what it sees into the title. Skipped where there is no Chromium.
 */
class SearchInBrowserTest {

  private static final List<Path> CHROMIUMS =
      List.of(Path.of("/usr/bin/chromium"), Path.of("/usr/bin/chromium-browser"));

  @TempDir Path folder;
  @TempDir Path site;
  @TempDir Path profile;

  @BeforeEach
  void writeSite() throws IOException {
    new TestRepository(folder)
        .with(
            "docs/a.md",
            "# Parsers and oracles\n\n## Oracle costs\n\n## An Étude\n\n[b](b/c.md) [r](r.md)\n")
        .with("docs/b/c.md", "# Oracles explained\n")
        .with("docs/r.md", "# Macro-oracle report\n\n## Costs again\n")
        .with(
            "docs/README.md",
            "# Start\n\n## All pages\n\n### First\n\n- [A](a.md)\n- [C](b/c.md)\n");
    assertThat(Site.write(folder, site, "1.2.3")).isEmpty();
  }

  /** The title of a page after a script has run in it. */
  private String afterwards(String page, String script) throws Exception {
    Path chromium = CHROMIUMS.stream().filter(Files::isExecutable).findFirst().orElse(null);
    Assumptions.assumeTrue(chromium != null, "needs Debian's package chromium");
    Path file = site.resolve(page);
    String html = Files.readString(file);
    Files.writeString(
        file,
        html.replace(
            "</body>",
            """
            <script>
            addEventListener("load", () => {
              const input = document.querySelector("#site-search input");
              const type = text => { input.value = text; input.dispatchEvent(new Event("input")); };
              const press = (key, to) => (to || input).dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
              const results = () => [...document.querySelectorAll("#site-results a")].map(item => item.innerText.replace(/\\n+/g, " / ")).join("; ");
              const chosen = () => document.querySelector("#site-results [aria-selected=true]")?.getAttribute("href");
              document.title = (() => { %s })();
            });
            </script>
            </body>"""
                .formatted(script)));
    Process process =
        new ProcessBuilder(
                String.valueOf(chromium),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--no-first-run",
                "--user-data-dir=" + profile,
                "--dump-dom",
                file.toUri().toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String dom = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return dom.replaceFirst("(?s).*<title>(.*?)</title>.*", "$1");
  }

  @Test
  void titlesComeBeforeHeadingsAndBeginningsBeforeOtherMatches() throws Exception {
    assertThat(afterwards("index.html", "input.focus(); type('oracle'); return results();"))
        .isEqualTo(
            "Oracles explained; Parsers and oracles; Oracle costs / Parsers and oracles;"
                + " Macro-oracle report");
  }

  @Test
  void allWordsMustMatchAndAccentsAndCaseDoNotMatter() throws Exception {
    assertThat(
            afterwards(
                "a.html",
                "input.focus(); type('ETUDE pars'); const found = results(); type('etude costs');"
                    + " return found + ' | ' + results() +"
                    + " document.getElementById('site-found').innerText;"))
        .isEqualTo("An Étude / Parsers and oracles | No title or heading contains this.");
  }

  @Test
  void keysOpenTheBoxAndChooseAResult() throws Exception {
    assertThat(
            afterwards(
                "b/c.html",
                "press('/', document.body); const isFocused = document.activeElement === input;"
                    + " type('oracle'); const seen = [isFocused, chosen()]; press('ArrowDown');"
                    + " press('ArrowDown'); seen.push(chosen()); press('ArrowUp');"
                    + " seen.push(chosen()); press('Escape'); seen.push(results(), input.value);"
                    + " return seen.join(' ');"))
        .isEqualTo("true ../b/c.html ../a.html#oracle-costs ../a.html  ");
  }
}
