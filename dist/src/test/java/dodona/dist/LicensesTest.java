package dodona.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The licenses of all libraries that Dodona needs, as the bill of materials has them. */
class LicensesTest {

  /** The permitted licenses, none of them copyleft; adding one requires a decision. */
  private static final List<String> PERMITTED = List.of("Apache-2.0", "MIT", "BSD-3-Clause");

  /** Licenses of libraries whose own copyright notice says more than their Maven metadata. */
  private static final Map<String, String> OWN = Map.of("liblinear", "BSD-3-Clause");

  private static final Path MATERIALS = Path.of("target/bom.json");
  private static final Path LIBRARIES = Path.of("src/main/archive/licenses/LIBRARIES.txt");

  private static final Path REPORT = Path.of("../docs/reference/licenses.md");

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /** The license of a library that we use it under, or what it has instead if none is permitted. */
  private static String license(JsonNode component) {
    TreeSet<String> all = new TreeSet<>();
    for (JsonNode choice : component.path("licenses")) {
      JsonNode license = choice.path("license");
      all.add(license.path("id").asString(license.path("name").asString("none")));
      if (choice.has("expression")) {
        all.addAll(List.of(choice.path("expression").asString().split(" OR ", -1)));
      }
    }
    return PERMITTED.stream().filter(all::contains).findFirst().orElse("not permitted: " + all);
  }

  @Test
  void theArchiveNamesPermittedLicensesOnly() throws IOException {
    List<String> lines = Files.readAllLines(LIBRARIES);
    assertThat(lines).isNotEmpty();
    for (String line : lines) {
      assertThat(PERMITTED).contains(line.substring(line.lastIndexOf(' ') + 1));
    }
  }

  @Test
  void theArchiveNamesTheLicensesThatTheLibrariesHave() throws IOException {
    assumeTrue(Files.exists(MATERIALS), "Maven was offline, and made no bill of materials");
    TreeSet<String> lines = new TreeSet<>();
    for (JsonNode component : MAPPER.readTree(Files.readString(MATERIALS)).path("components")) {
      if (!component.path("group").asString().equals("io.github.dodona-nlp")) {
        String name = component.path("name").asString();
        lines.add("%-32s %s".formatted(name, OWN.getOrDefault(name, license(component))));
      }
    }
    assertThat(Files.readAllLines(LIBRARIES)).containsExactlyElementsOf(lines);
  }

  @Test
  void theReportNamesTheSameLibrariesAsTheArchive() throws IOException {
    List<String> report =
        Files.readAllLines(REPORT).stream()
            .filter(line -> line.matches("\\| `[\\w-]+` \\| [\\w.-]+ \\|"))
            .map(line -> line.replaceAll("[|` ]+", " ").strip())
            .toList();
    assertThat(report)
        .containsExactlyElementsOf(
            Files.readAllLines(LIBRARIES).stream()
                .map(line -> line.replaceAll(" +", " "))
                .toList());
  }

  @Test
  void aLicenseThatIsNotListedIsNoticed() {
    assertThat(license(component("{'license':{'id':'GPL-3.0-only'}}")))
        .isEqualTo("not permitted: [GPL-3.0-only]");
    assertThat(license(component("{'license':{'name':'Our own'}}")))
        .isEqualTo("not permitted: [Our own]");
    assertThat(license(component(""))).isEqualTo("not permitted: []");
    assertThat(license(component("{'expression':'EPL-2.0 OR Apache-2.0'}")))
        .isEqualTo("Apache-2.0");
    assertThat(license(component("{'expression':'GPL-2.0-only AND Apache-2.0'}")))
        .startsWith("not permitted");
  }

  private static JsonNode component(String license) {
    return MAPPER.readTree("{'name':'x','licenses':[%s]}".formatted(license).replace('\'', '"'));
  }
}
