package dodona.bench.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A program that runs as a process of its own and is watched from outside: time, processor time and
 * peak memory.
 *
 * <pre>{@code
 * Usage usage = MeasuredProcess.run(List.of("java", "-version"), folder, log);
 * }</pre>
 */
public final class MeasuredProcess implements AutoCloseable {

  private static final int LOOK_MILLIS = 5;
  private static final int LINES_OF_LOG = 15;

  private final List<String> command;
  private final Path log;
  private final Process process;
  private final ProcFile proc;
  private final long start;
  private double cpu;
  private long peakBytes;

  private MeasuredProcess(List<String> command, Path log, Process process, long start) {
    this.command = command;
    this.log = log;
    this.process = process;
    this.proc = new ProcFile(process.pid());
    this.start = start;
  }

  /**
   * Runs a program to its end, without any input.
   *
   * @param folder where it runs
   * @param log takes what it prints
   * @throws IOException if it cannot be started or ends with another exit code than 0
   */
  public static Usage run(List<String> command, Path folder, Path log)
      throws IOException, InterruptedException {
    try (MeasuredProcess started = start(command, folder, log)) {
      started.stdin().close();
      return started.await();
    }
  }

  /** Starts a program whose standard input is fed from here. */
  public static MeasuredProcess start(List<String> command, Path folder, Path log)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(folder.toFile());
    builder.redirectErrorStream(true);
    builder.redirectOutput(log.toFile());
    builder.environment().remove("DODONA_OPTS");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    long start = System.nanoTime();
    return new MeasuredProcess(command, log, builder.start(), start);
  }

  /** Its standard input. */
  public OutputStream stdin() {
    return process.getOutputStream();
  }

  /** The resident set now, in bytes; 0 if the system does not report it. */
  public long residentBytes() {
    return proc.residentBytes();
  }

  /**
   * Waits for the end.
   *
   * @throws IOException if the exit code is not 0; the message ends with the last lines of the log
   */
  public Usage await() throws IOException, InterruptedException {
    while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
      look();
    }
    double wall = (System.nanoTime() - start) / 1e9;
    if (process.exitValue() != 0) {
      throw new IOException(
          "exit code %d of: %s%nThe end of %s:%n%s"
              .formatted(process.exitValue(), String.join(" ", command), log, endOfLog()));
    }
    return new Usage(wall, cpu == 0 ? Double.NaN : cpu, peakBytes);
  }

  private void look() {
    cpu = Math.max(cpu, proc.cpu());
    peakBytes = Math.max(peakBytes, proc.peakBytes());
  }

  private String endOfLog() throws IOException {
    List<String> lines =
        new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines().toList();
    return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES_OF_LOG), lines.size()));
  }

  /** Ends the program if it has not ended by itself. */
  @Override
  public void close() {
    process.destroyForcibly();
  }
}
