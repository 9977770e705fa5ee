package dodona.bench.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A command line that starts Java, on the same virtual machine that this program runs on. */
final class JavaCommand {

  private final List<String> words = new ArrayList<>();

  private JavaCommand() {}

  /**
   * Starts a class.
   *
   * @param heap the most memory for objects, such as {@code 2g}
   */
  static JavaCommand of(String classpath, String heap, String main) {
    return new JavaCommand().add(java(), "-Xmx" + heap, "-cp", classpath, main);
  }

  /** Starts a jar that says which class to start. */
  static JavaCommand ofJar(Path jar, String heap) {
    return new JavaCommand().add(java(), "-Xmx" + heap, "-jar", jar.toString());
  }

  /** The program that runs Java. */
  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  JavaCommand add(String... more) {
    words.addAll(List.of(more));
    return this;
  }

  List<String> list() {
    return List.copyOf(words);
  }
}
