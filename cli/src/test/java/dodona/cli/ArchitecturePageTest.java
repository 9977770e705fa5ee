package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares docs/contributing/architecture.md with the sources. */
class ArchitecturePageTest {

  private static final Path ROOT = Path.of("..");

  /** A class with its package below {@code dodona}, such as {@code `search.Parser`}. */
  private static final Pattern CLASS = Pattern.compile("`((?:[a-z]+\\.)+[A-Z]\\w*)`");

  @Test
  void everyClassIsWhereThePageSays() throws IOException {
    Set<String> missing = new TreeSet<>();
    int count = 0;
    Matcher classes = CLASS.matcher(page());
    while (classes.find()) {
      count++;
      if (!exists("dodona/" + classes.group(1).replace('.', '/') + ".java")) {
        missing.add(classes.group(1));
      }
    }
    assertThat(missing).isEmpty();
    assertThat(count).isGreaterThan(40);
  }

  @Test
  void noPackageIsTooLargeToSurvey() throws IOException {
    Set<String> large;
    try (Stream<Path> files = sources()) {
      large =
          files
              .collect(Collectors.groupingBy(Path::getParent, Collectors.counting()))
              .entrySet()
              .stream()
              .filter(entry -> entry.getValue() > 27)
              .map(entry -> entry.getKey() + ": " + entry.getValue() + " files")
              .collect(Collectors.toCollection(TreeSet::new));
    }
    assertThat(large).isEmpty();
  }

  private static String page() throws IOException {
    return Files.readString(ROOT.resolve("docs/contributing/architecture.md"));
  }

  private static boolean exists(String name) throws IOException {
    try (Stream<Path> files = sources()) {
      return files.anyMatch(file -> file.toString().replace('\\', '/').endsWith("/" + name));
    }
  }

  /** Returns the Java files of all modules, without their tests. */
  private static Stream<Path> sources() throws IOException {
    try (Stream<Path> modules = Files.list(ROOT)) {
      return modules
          .map(module -> module.resolve("src/main/java"))
          .filter(Files::isDirectory)
          .toList()
          .stream()
          .flatMap(ArchitecturePageTest::javaFiles);
    }
  }

  private static Stream<Path> javaFiles(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
