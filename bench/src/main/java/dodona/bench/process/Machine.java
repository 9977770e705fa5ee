package dodona.bench.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The machine that figures were taken on. */
public final class Machine {

  private Machine() {}

  /** The number of cores. */
  public static int cores() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** Cores, processor, Java and system in a line. */
  public static String description() {
    String processor = processor();
    return "%d cores%s, %s %s, %s %s"
        .formatted(
            cores(),
            processor.isEmpty() ? "" : " of " + processor,
            System.getProperty("java.vm.name"),
            System.getProperty("java.version"),
            System.getProperty("os.name"),
            System.getProperty("os.arch"));
  }

  private static String processor() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/cpuinfo"), StandardCharsets.UTF_8)) {
        if (line.startsWith("model name")) {
          return line.substring(line.indexOf(':') + 1).strip();
        }
      }
    } catch (IOException e) {
      return ""; // not Linux
    }
    return "";
  }
}
