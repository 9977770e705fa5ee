package dodona.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {

  @TempDir Path folder;
  @TempDir Path site;

  private String pageA(String markdown) throws IOException {
    new TestRepository(folder).with("docs/a.md", markdown);
    assertThat(Site.write(folder, site, "1.2.3")).isEmpty();
    return Files.readString(site.resolve("a.html"));
  }

  @Test
  void documentsBecomePagesAndLinksLeadToThem() throws IOException {
    new TestRepository(folder)
        .with("docs/b/README.md", "# B\n\n[back](../a.md#first)")
        .with("CHANGELOG.md", "# Changes\n\n[a](docs/a.md)");
    String html =
        pageA("# A\n\n## First\n\n[b](b/README.md), [folder](b), [changes](../CHANGELOG.md)\n");
    assertThat(html)
        .contains(
            "<title>A · Dodona</title>",
            "<h2 id=\"first\">First <a class=\"anchor\" href=\"#first\" ")
        .contains("href=\"b/index.html\">b<", "href=\"b/index.html\">folder<")
        .contains("href=\"repository/CHANGELOG.html\"");
    assertThat(Files.readString(site.resolve("b/index.html")))
        .contains("href=\"../a.html#first\"", "href=\"../site.css\"");
    assertThat(Files.readString(site.resolve("repository/CHANGELOG.html")))
        .contains("href=\"../a.html\"");
    assertThat(site.resolve("index.html")).exists();
    assertThat(site.resolve("site.css")).isNotEmptyFile();
  }

  @Test
  void theListOfPagesIsThatOfTheStartPageAndKnowsWhereItIs() throws IOException {
    assertThat(pageA("# A\n\n## First\n"))
        .contains("<h2>First</h2>\n<ul>\n<li><a href=\"a.html\" aria-current=\"page\">Page A</a>")
        .contains("<li><a href=\"#first\">First</a></li>")
        .contains("<a href=\"index.html\">Start here</a>")
        .doesNotContain("Javadoc");
    assertThat(Files.readString(site.resolve("index.html")))
        .contains("<a href=\"a.html\">Next: Page A</a>", "aria-current=\"page\">Start here");
  }

  @Test
  void aPageThatTheListLeavesOutIsMarkedWhereItsFolderIs() throws IOException {
    new TestRepository(folder)
        .with(
            "docs/README.md",
            "# Start\n\n## All pages\n\n### G\n\n- [B](b/README.md)\n- [A](a.md)\n")
        .with("docs/a.md", "# A\n")
        .with("docs/b/README.md", "# B\n\n[r](c/r.md)")
        .with("docs/b/c/r.md", "# R\n");
    assertThat(Site.write(folder, site, "1.2.3")).isEmpty();
    assertThat(site.resolve("b/c/r.html"))
        .content()
        .contains("<a href=\"../index.html\" aria-current=\"true\">B</a>", ">A</a>")
        .containsOnlyOnce("aria-current")
        .contains("data-root=\"../../\"", "src=\"../../search-index.js\"");
    assertThat(site.resolve("a.html")).content().containsOnlyOnce("aria-current");
  }

  @Test
  void picturesAndOtherFilesComeAlong() throws IOException {
    new TestRepository(folder)
        .with("docs/images/x-light-1.png", "light")
        .with("docs/images/x-dark-1.png", "dark")
        .with("docs/tree.svg", "<svg/>")
        .with("LICENSE", "licence")
        .with("unused.txt", "");
    assertThat(
            pageA(
                "# A\n\n![An x](images/x-light-1.png) ![A tree](tree.svg) [licence](../LICENSE)\n"))
        .contains(
            "<picture><source srcset=\"images/x-dark-1.png\" media=\"(prefers-color-scheme:"
                + " dark)\"><img src=\"images/x-light-1.png\" alt=\"An x\" /></picture>")
        .contains("<img src=\"tree.svg\" alt=\"A tree\" />")
        .contains("href=\"repository/LICENSE\"");
    assertThat(site.resolve("images/x-dark-1.png")).hasContent("dark");
    assertThat(site.resolve("repository/LICENSE")).hasContent("licence");
    assertThat(site.resolve("repository/unused.txt")).doesNotExist();
  }

  @Test
  void aPageDoesNotTakeTheNameOfAFileBesideIt() throws IOException {
    new TestRepository(folder).with("docs/r.md", "# R\n").with("docs/r.html", "the report");
    assertThat(pageA("# A\n\n[r](r.md) [the same as HTML](r.html)\n"))
        .contains("<a href=\"r.md.html\">r</a> <a href=\"r.html\">the same");
    assertThat(site.resolve("r.html")).hasContent("the report");
    assertThat(site.resolve("r.md.html")).content().contains("<h1 id=\"r\">R</h1>");
  }

  @Test
  void typesAndPackagesAreLinkedToTheirDocumentation() throws IOException {
    for (String page :
        new String[] {"p/Word", "p/Twice", "q/Twice", "p/class-use/Word", "p/q/package-summary"}) {
      new TestRepository(site).with("apidocs/" + page + ".html", "");
    }
    Files.delete(site.resolve("docs/README.md"));
    assertThat(pageA("# A\n\n`Word`, `Twice`, `word`, `p.q`, [`Word`](README.md)\n"))
        .contains(
            "<a href=\"apidocs/p/Word.html\"><code>Word</code></a>, <code>Twice</code>,"
                + " <code>word</code>")
        .contains("<a href=\"apidocs/p/q/package-summary.html\"><code>p.q</code></a>")
        .contains("<a href=\"index.html\"><code>Word</code></a>")
        .contains("<a href=\"apidocs/index.html\">Javadoc</a>");
  }

  @Test
  void shortOptionsStayOnOneLine() throws IOException {
    assertThat(pageA("# A\n\n`--model`, `mvn -DskipTests -pl dist -am package`\n"))
        .contains("<code class=\"unbroken\">--model</code>, <code>mvn ");
  }

  @Test
  void wideTablesScrollByThemselvesAndTextIsNoMarkup() throws IOException {
    assertThat(
            pageA(
                """
                # A & B

                | x | y |
                |---|---|
                | a < 2 | 1.2 ± 0.3 (4) |

                ```sh
                a <b> && c
                ```
                """))
        .contains("<title>A &amp; B · Dodona</title>")
        .contains("<div class=\"table\" tabindex=\"0\">\n<table>", "<td>a &lt; 2</td>")
        .contains("<td class=\"figure\">1.2 ± 0.3 (4)</td>")
        .contains("<pre tabindex=\"0\"><code class=\"language-sh\">a &lt;b&gt; &amp;&amp; c");
  }

  @Test
  void thereIsNoSiteIfALinkIsBroken() throws IOException {
    new TestRepository(folder).with("docs/a.md", "# A\n\n[b](b.md)\n");
    assertThat(Site.write(folder, site, "1.2.3"))
        .singleElement()
        .hasToString("docs/a.md:3: there is no file b.md");
    assertThat(site.resolve("index.html")).doesNotExist();
  }
}
