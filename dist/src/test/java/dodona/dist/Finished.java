package dodona.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A process that has ended.
 *
 * @param code its exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Finished(int code, String out, String err) {

  /** Runs a command to its end, without input. */
  static Finished run(List<String> command) throws IOException, InterruptedException {
    return run(new ProcessBuilder(command));
  }

  /** Runs a process to its end, without input. */
  static Finished run(ProcessBuilder builder) throws IOException, InterruptedException {
    Path err = Files.createTempFile("dodona", ".err");
    try {
      Process process = builder.redirectError(err.toFile()).start();
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Finished(process.waitFor(), out, Files.readString(err));
    } finally {
      Files.delete(err);
    }
  }
}
