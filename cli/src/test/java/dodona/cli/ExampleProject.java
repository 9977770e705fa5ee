package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * A project of the examples, compiled and put on the class path of all commands, as its user would
 * do it.
 */
final class ExampleProject implements AutoCloseable {

  private final Path folder;
  private final URLClassLoader loader;

  private ExampleProject(Path folder, URLClassLoader loader) {
    this.folder = folder;
    this.loader = loader;
  }

  /**
   * Compiles a project.
   *
   * @param classes an empty folder that receives the classes and resources
   */
  static ExampleProject compile(Path project, Path classes) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-d", classes.toString(), "-Xlint:all"));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), "-proc:none"));
    for (Path file : files(project.resolve("src"))) {
      if (file.toString().endsWith(".java")) {
        arguments.add(file.toString());
      }
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertThat(compiler.run(null, null, null, arguments.toArray(new String[0]))).isZero();
    Path resources = project.resolve("src/main/resources");
    for (Path file : files(resources)) {
      Path target = classes.resolve(resources.relativize(file).toString());
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
    return new ExampleProject(
        project, new URLClassLoader(urls(classes), ClassLoader.getPlatformClassLoader()));
  }

  private static List<Path> files(Path under) throws IOException {
    try (Stream<Path> files = Files.walk(under)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** Loads everything again, as in a process of its own. */
  private static URL[] urls(Path classes) throws MalformedURLException {
    List<URL> urls = new ArrayList<>(List.of(classes.toUri().toURL()));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return urls.toArray(new URL[0]);
  }

  /** Runs a command. */
  CommandRun run(String... args) throws ReflectiveOperationException {
    Class<?> type = loader.loadClass(CommandRun.class.getName());
    Method of = type.getDeclaredMethod("of", String[].class);
    of.setAccessible(true);
    Object result = of.invoke(null, (Object) args);
    return new CommandRun(
        (int) get(result, "code"), (String) get(result, "out"), (String) get(result, "err"));
  }

  private static Object get(Object from, String name) throws ReflectiveOperationException {
    Method method = from.getClass().getDeclaredMethod(name);
    method.setAccessible(true);
    return method.invoke(from);
  }

  /** Runs a command that has to succeed, and returns what it prints. */
  String succeed(String... args) throws ReflectiveOperationException {
    CommandRun result = run(args);
    assertThat(result.code()).as(result.err()).isZero();
    return result.out();
  }

  /** Runs the tests of one of the project's classes, and returns how many there are. */
  int runTests(String className) throws ReflectiveOperationException {
    Constructor<?> constructor = loader.loadClass(className).getDeclaredConstructor();
    constructor.setAccessible(true);
    int run = 0;
    for (Method method : constructor.getDeclaringClass().getDeclaredMethods()) {
      boolean isTest =
          Stream.of(method.getAnnotations())
              .anyMatch(a -> a.annotationType().getName().equals(Test.class.getName()));
      if (isTest) {
        method.setAccessible(true);
        method.invoke(constructor.newInstance());
        run++;
      }
    }
    return run;
  }

  /** Returns whether the project depends on this version of Dodona. */
  boolean isMadeForThisVersion() throws IOException {
    String parent = Files.readString(Path.of("../pom.xml"));
    String version = between(parent, "<artifactId>dodona-parent</artifactId>", "<packaging>");
    return Files.readString(folder.resolve("pom.xml"))
        .contains(
            "<dodona.version>" + between(version, "<version>", "</version>") + "</dodona.version>");
  }

  private static String between(String text, String start, String end) {
    int from = text.indexOf(start) + start.length();
    return text.substring(from, text.indexOf(end, from)).strip();
  }

  /** The text of all files of a project. */
  static List<String> sources(Path project) throws IOException {
    List<String> sources = new ArrayList<>();
    for (Path file : files(project)) {
      if (!file.toString().contains("target")) {
        sources.add(Files.readString(file));
      }
    }
    return sources;
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
