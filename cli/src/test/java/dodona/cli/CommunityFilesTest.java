package dodona.cli;

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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Tests the files that other programs and services read from this repository. */
class CommunityFilesTest {

  private static final Path ROOT = Path.of("..");
  private static final ObjectMapper YAML = new YAMLMapper();

  private static String version() throws IOException {
    Matcher version =
        Pattern.compile("<artifactId>dodona-parent</artifactId>\\s*<version>([\\d.]+)")
            .matcher(Files.readString(ROOT.resolve("pom.xml")));
    assertThat(version.find()).isTrue();
    return version.group(1);
  }

  private static String fullVersion() throws IOException {
    Matcher version =
        Pattern.compile("<artifactId>dodona-parent</artifactId>\\s*<version>([^<]+)")
            .matcher(Files.readString(ROOT.resolve("pom.xml")));
    assertThat(version.find()).isTrue();
    return version.group(1);
  }

  @Test
  void theCitationIsOfThisVersionAndNamesThePapersAndTheReport() throws IOException {
    JsonNode citation = YAML.readTree(Files.readString(ROOT.resolve("CITATION.cff")));
    assertThat(citation.path("cff-version").asString()).isEqualTo("1.2.0");
    assertThat(citation.path("version").asString()).isEqualTo(version());
    assertThat(citation.path("license").asString()).isEqualTo("Apache-2.0");
    for (String required : List.of("authors", "message", "title")) {
      assertThat(citation.has(required)).as(required).isTrue();
    }
    assertThat(citation.path("references").size()).isEqualTo(6);
    for (JsonNode reference : citation.path("references")) {
      for (String required : List.of("authors", "title", "type", "year")) {
        assertThat(reference.has(required)).as(required).isTrue();
      }
    }
  }

  @Test
  void theJbangAliasIsOfAVersionThatCanBeInstalled() throws IOException {
    JsonNode catalog = YAML.readTree(Files.readString(ROOT.resolve("jbang-catalog.json")));
    assertThat(catalog.path("aliases").path("dodona").path("script-ref").asString())
        .isEqualTo("io.github.dodona-nlp:dodona-cli:" + fullVersion());
  }

  @Test
  void dependenciesAreWatchedWhereverTheyAreDeclared() throws IOException {
    JsonNode updates =
        YAML.readTree(Files.readString(ROOT.resolve(".github/dependabot.yml"))).path("updates");
    List<String> watched = new ArrayList<>();
    for (JsonNode update : updates) {
      watched.add(update.path("package-ecosystem").asString());
      for (JsonNode folder : update.path("directories")) {
        assertThat(ROOT.resolve("." + folder.asString())).isDirectory();
      }
    }
    assertThat(watched).containsExactly("maven", "github-actions", "docker");
  }

  /** The workflow has never run; what it calls at least exists. */
  @Test
  void theWorkflowRunsOnThreeSystems() throws IOException {
    JsonNode jobs =
        YAML.readTree(Files.readString(ROOT.resolve(".github/workflows/ci.yml"))).path("jobs");
    String all = Files.readString(ROOT.resolve(".github/workflows/ci.yml"));
    assertThat(jobs.path("linux").path("runs-on").asString()).startsWith("ubuntu-");
    assertThat(jobs.path("macos").path("runs-on").asString()).startsWith("macos-");
    assertThat(jobs.path("windows").path("runs-on").asString()).startsWith("windows-");
    for (String called : List.of(".ci/run", "./dodona parse", "call .\\dodona.cmd parse")) {
      assertThat(all).contains("run: " + called);
    }
    assertThat(all).contains("permissions:\n  contents: read\n");
    assertThat(all.lines().filter(line -> line.contains("uses:")))
        .isNotEmpty()
        .allMatch(line -> line.matches(".*uses: [\\w/-]+@[0-9a-f]{40} # v[0-9.]+"), "is pinned");
    assertThat(ROOT.resolve(".ci/run")).isExecutable();
  }

  @Test
  void everyIssueFormHasANameAndQuestions() throws IOException {
    int forms = 0;
    try (Stream<Path> files = Files.list(ROOT.resolve(".github/ISSUE_TEMPLATE"))) {
      for (Path file : files.sorted().toList()) {
        JsonNode form = YAML.readTree(Files.readString(file));
        if (file.endsWith("config.yml")) {
          assertThat(form.path("contact_links").size()).isEqualTo(3);
        } else {
          assertThat(form.path("name").asString()).as(file.toString()).isNotBlank();
          assertThat(form.path("description").asString()).as(file.toString()).isNotBlank();
          assertThat(form.path("body").size()).as(file.toString()).isGreaterThan(1);
          forms++;
        }
      }
    }
    assertThat(forms).isEqualTo(3);
  }
}
