package dodona.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dodona's own documents: whoever follows a link of theirs finds something. */
class DocumentsTest {

  private static final Pattern REFERENCE = Pattern.compile(" (href|src|srcset)=\"([^\"]*)\"");

  @TempDir Path site;

  /** Looks at the pages alone, and knows nothing of how they were made. */
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

  @Test
  void theStartPageNamesEachKindOfReader() throws IOException {
    assertThat(Files.readString(Path.of("../docs/README.md")))
        .contains("engineer", "treebank owner", "researcher", "teacher");
  }
}
