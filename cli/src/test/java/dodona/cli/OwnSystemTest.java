package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.cli.terminal.ExitCode;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The example of a system of one's own, compiled and put on the class path of all commands, as a
 * user of it would have it.
 */
class OwnSystemTest {

  private static final Path EXAMPLE = Path.of("../examples/own-system");
  private static final String FILE = "../examples/sentences.conllu";

  @TempDir private static Path folder;
  private static URLClassLoader loader;

  @BeforeAll
  static void compile() throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    List<String> arguments = new ArrayList<>(List.of("-d", classes.toString(), "-Xlint:all"));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), "-proc:none"));
    for (Path file : files("src")) {
      if (file.toString().endsWith(".java")) {
        arguments.add(file.toString());
      }
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertThat(compiler.run(null, null, null, arguments.toArray(new String[0]))).isZero();
    Path resources = EXAMPLE.resolve("src/main/resources");
    for (Path file : files("src/main/resources")) {
      Path target = classes.resolve(resources.relativize(file).toString());
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
    loader = new URLClassLoader(urls(classes), ClassLoader.getPlatformClassLoader());
  }

  private static List<Path> files(String under) throws IOException {
    try (Stream<Path> files = Files.walk(EXAMPLE.resolve(under))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** Everything is loaded anew, as in a process of its own. */
  private static URL[] urls(Path classes) throws MalformedURLException {
    List<URL> urls = new ArrayList<>(List.of(classes.toUri().toURL()));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return urls.toArray(new URL[0]);
  }

  @AfterAll
  static void close() throws IOException {
    loader.close();
  }

  /** The result of a command. */
  private record Result(int code, String out, String err) {}

  private static Result run(String... args) throws ReflectiveOperationException {
    Class<?> type = loader.loadClass(CommandRun.class.getName());
    Method of = type.getDeclaredMethod("of", String[].class);
    of.setAccessible(true);
    Object result = of.invoke(null, (Object) args);
    return new Result(
        (int) get(result, "code"), (String) get(result, "out"), (String) get(result, "err"));
  }

  private static Object get(Object from, String name) throws ReflectiveOperationException {
    Method method = from.getClass().getDeclaredMethod(name);
    method.setAccessible(true);
    return method.invoke(from);
  }

  private static String succeed(String... args) throws ReflectiveOperationException {
    Result result = run(args);
    assertThat(result.code).as(result.err).isZero();
    return result.out;
  }

  @Test
  void passesItsOwnTests() throws ReflectiveOperationException {
    Class<?> tests = loader.loadClass("org.example.parsing.BufferStandardTest");
    Constructor<?> constructor = tests.getDeclaredConstructor();
    constructor.setAccessible(true);
    int run = 0;
    for (Method method : tests.getDeclaredMethods()) {
      boolean isTest =
          Stream.of(method.getAnnotations())
              .anyMatch(a -> a.annotationType().getName().equals(Test.class.getName()));
      if (isTest) {
        method.setAccessible(true);
        method.invoke(constructor.newInstance());
        run++;
      }
    }
    assertThat(run).isEqualTo(4);
  }

  @Test
  void learnsGreedilyAndWithABeamAndParses() throws ReflectiveOperationException {
    for (String search : List.of("greedy", "beam")) {
      String model = folder.resolve(search + ".dodona").toString();
      String parsed = folder.resolve(search + ".conllu").toString();
      succeed(
          "train",
          "-q",
          "--train",
          FILE,
          "--system",
          "buffer-standard",
          "--search",
          search,
          "--iterations",
          "8",
          "--hash-bits",
          "16",
          "-m",
          model);
      succeed("parse", "-q", "--confidence", "-m", model, FILE, "-o", parsed);
      double las =
          succeed("evaluate", FILE, parsed)
              .lines()
              .filter(line -> line.startsWith("LAS"))
              .mapToDouble(line -> Double.parseDouble(line.split(" +", -1)[1]))
              .findFirst()
              .orElseThrow();
      assertThat(las).as(search).isGreaterThan(70);
    }
  }

  @Test
  void isNamedWhereAModelNeedsItAndItIsMissing() throws ReflectiveOperationException {
    String model = folder.resolve("plugged.dodona").toString();
    succeed(
        "train",
        "-q",
        "--train",
        FILE,
        "--system",
        "buffer-standard",
        "--iterations",
        "1",
        "--bits",
        "14",
        "-m",
        model);
    CommandRun without = CommandRun.of("parse", "-m", model, FILE);
    assertThat(without.code()).isEqualTo(ExitCode.INPUT);
    assertThat(without.err())
        .isEqualTo(
            "dodona parse: "
                + model
                + ": needs the transition system 'buffer-standard', which is not on the class"
                + " path; for commands, add its jar to DODONA_CLASSPATH\n");
  }

  @Test
  void isAskedAboutByOracleDeriveAndLattice() throws ReflectiveOperationException {
    assertThat(succeed("oracle", FILE, "--system", "buffer-standard"))
        .contains("buffer-standard", "static", "nd");
    assertThat(
            succeed(
                "derive",
                "--heads",
                "2,0,2",
                "--words",
                "John,likes,Mary",
                "--system",
                "buffer-standard"))
        .isEqualTo(
            """
               transition  stack         buffer                  new arc
            -  ----------  ------------  ----------------------  ------------
            0              []            [ROOT John likes Mary]
            1  SH          [ROOT]        [John likes Mary]
            2  SH          [ROOT John]   [likes Mary]
            3  LA          [ROOT]        [likes Mary]            likes → John
            4  SH          [ROOT likes]  [Mary]
            5  RA          [ROOT]        [likes]                 likes → Mary
            6  RA          []            [ROOT]                  ROOT → likes
            """);
    assertThat(succeed("lattice", "--heads", "2,0,2", "--system", "buffer-standard"))
        .startsWith("2 derivations, 6 transitions, 0 swaps, SH-LA forks: 1\n");
  }

  @Test
  void takesPartInExperiments() throws ReflectiveOperationException, IOException {
    Path description = folder.resolve("experiment.yaml");
    Files.writeString(
        description,
        String.format(
            Locale.ROOT,
            """
            title: A system of one's own
            report: [statistics, oracles, curves]
            treebanks:
              - {name: Example, train: %1$s, dev: %1$s, test: %1$s}
            settings:
              - {system: buffer-standard, oracle: [static, nd], iterations: 2, hash-bits: 14}
            """,
            Path.of(FILE).toAbsolutePath().normalize()));
    Path out = folder.resolve("report");
    succeed("experiment", description.toString(), "-o", out.toString());
    assertThat(Files.readString(out.resolve("report.md")))
        .contains("Oracles, buffer-standard, greedy");
  }

  @Test
  void isNamedInHelpTextsAndErrors() throws ReflectiveOperationException {
    assertThat(succeed("train", "--help")).contains("buffer-standard");
    Result unknown = run("derive", "--heads", "2,0", "--system", "arc-lazy");
    assertThat(unknown.code).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err).contains("buffer-standard");
    assertThat(run("lattice", "--heads", "2,0", "--system", "buffer-standard", "--oracle", "x").err)
        .contains("buffer-standard has static, nd");
  }

  @Test
  void isMadeForThisVersion() throws IOException {
    String parent = Files.readString(Path.of("../pom.xml"));
    String version = between(parent, "<artifactId>dodona-parent</artifactId>", "<packaging>");
    assertThat(Files.readString(EXAMPLE.resolve("pom.xml")))
        .contains(
            "<dodona.version>" + between(version, "<version>", "</version>") + "</dodona.version>");
  }

  private static String between(String text, String start, String end) {
    int from = text.indexOf(start) + start.length();
    return text.substring(from, text.indexOf(end, from)).strip();
  }

  /** Code in the guide is the example's, or a reader would learn something that does not work. */
  @Test
  void isQuotedWordByWordInTheGuide() throws IOException {
    List<String> sources = new ArrayList<>();
    for (Path file : files("")) {
      if (!file.toString().contains("target")) {
        sources.add(unindented(Files.readString(file)));
      }
    }
    String[] parts = Files.readString(Path.of("../docs/own-system.md")).split("```", -1);
    int quoted = 0;
    for (int i = 1; i < parts.length; i += 2) {
      if (!parts[i].startsWith("sh\n")) {
        String code = unindented(parts[i].substring(parts[i].indexOf('\n') + 1));
        assertThat(sources).as(code).anyMatch(source -> source.contains(code));
        quoted++;
      }
    }
    assertThat(quoted).isGreaterThan(5);
  }

  private static String unindented(String text) {
    return text.lines()
        .map(line -> line.strip().replaceFirst("^\\* ?", ""))
        .reduce("", (a, b) -> a + b + "\n");
  }
}
