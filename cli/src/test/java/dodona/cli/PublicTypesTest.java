package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A new public type is a decision: {@code docs/contributing/public-types.txt} lists those of all
 * exported packages.
 */
class PublicTypesTest {

  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");

  private static final Pattern EXPORTED = Pattern.compile("(?m)^  exports ([\\w.]+);");

  private static final Pattern PUBLIC =
      Pattern.compile(
          "(?m)^public (?:(?:abstract|final|sealed|non-sealed) )*"
              + "(?:class|interface|enum|record|@interface) (\\w+)");

  @Test
  void thePublicTypesAreThoseThatAreListed() throws IOException {
    Map<String, Set<String>> types = new TreeMap<>();
    for (String module : List.of("core", "text", "experiment")) {
      Path sources = Path.of("..", module, "src/main/java");
      Matcher exported = EXPORTED.matcher(Files.readString(sources.resolve("module-info.java")));
      while (exported.find()) {
        try (Stream<Path> files =
            Files.list(sources.resolve(exported.group(1).replace('.', '/')))) {
          for (Path file : files.filter(Files::isRegularFile).toList()) {
            add(Files.readString(file), types);
          }
        }
      }
    }
    StringBuilder found = new StringBuilder();
    types.forEach(
        (name, some) ->
            found.append(name).append(": ").append(String.join(" ", some)).append('\n'));
    String listed =
        Files.readString(Path.of("../docs/contributing/public-types.txt"))
            .replaceAll("(?m)^(#.*)?\\n", "");
    assertThat(found.toString()).contains("dodona.text.pipeline").isEqualTo(listed);
  }

  private static void add(String source, Map<String, Set<String>> types) {
    Matcher type = PUBLIC.matcher(source);
    Matcher name = PACKAGE.matcher(source);
    if (type.find() && name.find()) {
      types.computeIfAbsent(name.group(1), key -> new TreeSet<>()).add(type.group(1));
    }
  }
}
