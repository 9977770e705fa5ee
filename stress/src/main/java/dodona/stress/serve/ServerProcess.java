package dodona.stress.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The command {@code dodona serve} in a process of its own. */
final class ServerProcess implements AutoCloseable {

  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin");

  private final Process process;
  private final URI uri;

  /** Starts a server at a free port, and waits until it is ready. */
  ServerProcess(String model) throws IOException {
    this.process =
        new ProcessBuilder(
                List.of(
                    JAVA.resolve("java").toString(),
                    "-Xmx1g",
                    "-XX:+UseSerialGC",
                    "-Djdk.nio.maxCachedBufferSize=262144",
                    "-XX:MaxDirectMemorySize=256m",
                    "--add-exports",
                    "java.base/jdk.internal.module=ALL-UNNAMED",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "dodona.cli.Dodona",
                    "serve",
                    "--quiet",
                    "--port",
                    "0",
                    "--model",
                    model))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = out.readLine();
    if (line == null) {
      throw new IOException("the server does not start");
    }
    this.uri = URI.create(line.strip());
  }

  URI uri() {
    return uri;
  }

  /** The heap in use after garbage was collected, in bytes. */
  long heap() throws IOException, InterruptedException {
    Process collection =
        new ProcessBuilder(JAVA.resolve("jcmd").toString(), String.valueOf(process.pid()), "GC.run")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (collection.waitFor() != 0) {
      throw new IOException("jcmd cannot reach the server");
    }
    return figure("jvm_memory_heap_used_bytes");
  }

  /** The buffers outside the heap, in bytes. */
  long buffers() throws IOException {
    return figure("jvm_memory_direct_used_bytes");
  }

  /** Returns the number of threads. */
  long threads() throws IOException {
    return figure("jvm_threads_current");
  }

  private long figure(String name) throws IOException {
    return Client.get(uri, "/metrics")
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToLong(line -> Long.parseLong(line.substring(name.length() + 1)))
        .findFirst()
        .orElseThrow(() -> new IOException("there is no figure " + name));
  }

  /** Stops the server as a system does, and returns its exit code. */
  int stop() throws InterruptedException {
    process.destroy();
    return process.waitFor(30, TimeUnit.SECONDS) ? process.exitValue() : -1;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
