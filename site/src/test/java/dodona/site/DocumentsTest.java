package dodona.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks links, lengths and lists of Dodona's own documents. */
class DocumentsTest {

  private static final Pattern REFERENCE = Pattern.compile(" (href|src|srcset)=\"([^\"]*)\"");

  /** Reports of experiments and measurements, which their indexes and other pages link to. */
  private static final Pattern REPORT =
      Pattern.compile("docs.(experiments|performance).[^/\\\\]+[/\\\\].*");

  @TempDir Path site;

  /** Reads the written pages only. */
  @Test
  void everyLinkLeadsSomewhereAndNothingIsLoadedFromAnotherHost() throws IOException {
    assertThat(Site.write(Path.of(".."), site, "0")).isEmpty();
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path page : pages()) {
      Matcher reference = REFERENCE.matcher(Files.readString(page));
      while (reference.find()) {
        links++;
        String to = reference.group(2).replace("&amp;", "&");
        boolean isElsewhere = to.contains(":");
        boolean isLoaded = !reference.group(1).equals("href");
        if (isElsewhere ? isLoaded : !isThere(page, to)) {
          broken.add(site.relativize(page) + ": " + to);
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(links).isGreaterThan(1000);
  }

  private List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
  }

  private static boolean isThere(Path page, String link) throws IOException {
    String[] parts = link.split("#", 2);
    Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
    if (!Files.isRegularFile(file)) {
      return false;
    }
    return parts.length == 1 || Files.readString(file).contains(" id=\"" + parts[1] + "\"");
  }

  /** A page that grows beyond its limit has more than one job. */
  @Test
  void pagesKeepTheirLengths() throws IOException {
    Map<String, Integer> limits = new LinkedHashMap<>();
    limits.put("README.md", 130);
    limits.put("docs/README.md", 60);
    limits.put("docs/install.md", 70);
    limits.put("docs/reference/(?!cli|validation|patterns).*", 150);
    limits.put("docs/reference/patterns.md", 180);
    limits.put("docs/contributing/.*", 150);
    limits.put("docs/how-to/.*", 230);
    limits.put("docs/(tutorials|explanation)/.*", 250);
    List<String> tooLong = new ArrayList<>();
    Set<String> used = new HashSet<>();
    for (Path page : documents()) {
      String name = Path.of("..").relativize(page).toString().replace('\\', '/');
      long lines = Files.readString(page).lines().count();
      limits.forEach(
          (pattern, limit) -> {
            if (name.matches(pattern)) {
              used.add(pattern);
              if (lines > limit) {
                tooLong.add(name + ": " + lines + " lines, at most " + limit);
              }
            }
          });
    }
    assertThat(tooLong).isEmpty();
    assertThat(used).isEqualTo(limits.keySet());
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("../docs"))) {
      Stream<Path> all = Stream.concat(Stream.of(Path.of("../README.md")), files);
      return all.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  @Test
  void everyExperimentDescriptionIsListed() throws IOException {
    String page = Files.readString(Path.of("../docs/experiments/README.md"));
    try (Stream<Path> files = Files.list(Path.of("../experiments"))) {
      List<String> names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".yaml"))
              .toList();
      assertThat(names)
          .hasSizeGreaterThan(20)
          .allMatch(
              name ->
                  page.contains("`" + name + "`")
                      || page.contains("(" + name.replace(".yaml", "/report.md") + ")"));
      assertThat(Files.readString(Path.of("../CHANGELOG.md")))
          .contains(names.size() + " descriptions repeat and extend");
    }
  }

  /**
   * Tests that the start page lists every page. Without an entry there, a page is missing from the
   * list of pages, and search ignores its headings.
   */
  @Test
  void theStartPageListsEveryPage() throws IOException {
    Repository repository = Repository.read(Path.of(".."));
    Links.resolve(repository);
    Page start = repository.page(Path.of("docs")).orElseThrow();
    Navigation navigation = new Navigation(start);
    assertThat(navigation.groups())
        .extracting(Navigation.Group::title)
        .containsExactly(
            "Get started", "How-to guides", "Reference", "Explanation", "Contributing");
    List<Path> listed = navigation.entries().stream().map(Navigation.Entry::target).toList();
    assertThat(listed).hasSizeGreaterThan(40).doesNotHaveDuplicates();
    assertThat(
            repository.pages().stream()
                .filter(page -> page.source().startsWith("docs") && page != start)
                .filter(page -> !REPORT.matcher(page.source().toString()).matches())
                .map(Page::target))
        .isSubsetOf(listed);
  }

  @Test
  void theStartPageNamesEachKindOfReader() throws IOException {
    assertThat(Files.readString(Path.of("../docs/README.md")))
        .contains("engineer", "treebank owner", "researcher", "teacher");
  }
}
