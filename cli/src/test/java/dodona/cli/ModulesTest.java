package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests the module names and the dependencies of all artifacts. */
class ModulesTest {

  private static final Pattern MODULE = Pattern.compile("<module>([\\w-]+)</module>");
  private static final Pattern NAME = Pattern.compile("<module\\.name>(dodona[\\w.]+)</");

  private static final Pattern DEPENDENCIES =
      Pattern.compile("<dependency>.*?</dependency>", Pattern.DOTALL);

  private static final String IMPORTER = "<artifactId>dodona-encoder-import</artifactId>";

  @Test
  void everyJarHasTheNameOfAModuleAndNoTwoHaveTheSame() throws IOException {
    String parent = Files.readString(Path.of("../pom.xml"));
    assertThat(parent).contains("<Automatic-Module-Name>${module.name}</Automatic-Module-Name>");
    List<String> names = new ArrayList<>();
    Matcher modules = MODULE.matcher(parent);
    while (modules.find()) {
      String pom = Files.readString(Path.of("..", modules.group(1), "pom.xml"));
      if (pom.contains("<packaging>pom</packaging>")) {
        continue;
      }
      Matcher name = NAME.matcher(pom);
      assertThat(name.find()).as(modules.group(1)).isTrue();
      names.add(name.group(1));
      Path module = Path.of("..", modules.group(1), "src/main/java/module-info.java");
      if (Files.exists(module)) {
        assertThat(Files.readString(module)).contains("\nmodule " + name.group(1) + " {");
      }
    }
    assertThat(names).contains("dodona.core", "dodona.text").doesNotHaveDuplicates();
  }

  @Test
  void nothingThatParsesDependsOnTheImporterOfEncoders() throws IOException {
    List<String> dependents = new ArrayList<>();
    Matcher modules = MODULE.matcher(Files.readString(Path.of("../pom.xml")));
    while (modules.find()) {
      String pom = Files.readString(Path.of("..", modules.group(1), "pom.xml"));
      if (DEPENDENCIES.matcher(pom).results().anyMatch(r -> r.group().contains(IMPORTER))) {
        dependents.add(modules.group(1));
      }
    }
    assertThat(dependents).containsExactlyInAnyOrder("cli", "bench", "bom", "site");
  }
}
