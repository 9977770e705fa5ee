package dodona.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/**
 * A shell in an empty folder, with {@code dodona} on its path, that does what a tutorial says.
 *
 * <p>Dodona is the one under test unless the system property {@code dodona.home} names the folder
 * of another, such as an archive that was unpacked.
 */
final class TutorialShell {

  private static final int PATIENCE_SECONDS = 600;

  /** The server's port in documents; tests replace it with a free one. */
  private static final String PORT = "9000";

  private final Path home;
  private final Path root;

  private TutorialShell(Path home, Path root) {
    this.home = home;
    this.root = root;
  }

  /** A shell whose files lie in a folder of the test's. */
  static TutorialShell in(Path folder) throws IOException {
    String given = System.getProperty("dodona.home");
    Path home = given == null ? makeHome(folder.resolve("home")) : Path.of(given).toAbsolutePath();
    return new TutorialShell(home, folder);
  }

  /** Skips a test where the programs are missing that documents use. */
  static void assumeAvailable() {
    for (String program : List.of("bash", "curl", "awk")) {
      boolean isThere =
          Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
              .anyMatch(entry -> Files.isExecutable(Path.of(entry, program)));
      assumeTrue(isThere, "there is no " + program + " to follow the tutorials with");
    }
  }

  /** Creates a folder with the content of an archive: a launcher, jars and examples. */
  private static Path makeHome(Path home) throws IOException {
    Files.createDirectories(home.resolve("bin"));
    Files.createDirectories(home.resolve("lib"));
    writeJar(home.resolve("lib/dodona.jar"));
    Path launcher = home.resolve("bin/dodona");
    // Commands are short: better a compiler that is quick than one that is thorough.
    Files.writeString(
        launcher,
        """
        #!/bin/sh
        exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dfile.encoding=UTF-8 -Djava.awt.headless=true \\
          -Ddodona.kernels=plain -cp "$DODONA_HOME/lib/dodona.jar" dodona.cli.Dodona "$@"
        """);
    if (!launcher.toFile().setExecutable(true)) {
      throw new IOException(launcher + " cannot be made executable");
    }
    copy(Path.of("..", "examples"), home.resolve("examples"));
    return home;
  }

  /** A jar without classes that names the class path of this very process. */
  private static void writeJar(Path jar) throws IOException {
    StringBuilder path = new StringBuilder();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      path.append(Path.of(entry).toUri()).append(' ');
    }
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, path.toString());
    try (OutputStream out = Files.newOutputStream(jar)) {
      new JarOutputStream(out, manifest).close();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
  }

  /** Does all steps in one session, and returns what went otherwise than the document says. */
  List<String> follow(String name, List<TutorialStep> steps)
      throws IOException, InterruptedException {
    Path work = Files.createDirectory(root.resolve(name));
    Path outputs = Files.createDirectory(root.resolve(name + "-outputs"));
    boolean serves = steps.stream().anyMatch(step -> step.commands().contains(PORT));
    String port = serves ? freePort() : PORT;
    // Whatever still runs in the background when the shell ends, ends with it.
    StringBuilder script =
        new StringBuilder(
            "set -e\nexec </dev/null\ntrap 'kill $(jobs -p) 2>/dev/null || :' EXIT\n");
    for (int i = 0; i < steps.size(); i++) {
      String commands = steps.get(i).commands().replace(PORT, port);
      script
          .append("{\n")
          .append(commands)
          .append("} >")
          .append(outputs.resolve(i + ".txt"))
          .append(" 2>&1\n");
      script.append(": >").append(outputs.resolve(i + ".done")).append('\n');
    }
    run(script.toString(), work);
    List<String> problems = new ArrayList<>();
    for (int i = 0; i < steps.size() && problems.isEmpty(); i++) {
      TutorialStep step = steps.get(i);
      String printed = Files.readString(outputs.resolve(i + ".txt")).replace(port, PORT);
      if (!Files.exists(outputs.resolve(i + ".done"))) {
        problems.add(
            "%s, line %d: failed:%n%s%nprinted:%n%s"
                .formatted(name, step.line(), step.commands(), printed));
      } else if (!step.permits(printed)) {
        problems.add(
            "%s, line %d: printed:%n%s%nshown:%n%s"
                .formatted(name, step.line(), printed, step.shown()));
      }
    }
    return problems;
  }

  private void run(String script, Path work) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("bash", "-c", script).directory(work.toFile());
    String java = Path.of(System.getProperty("java.home"), "bin").toString();
    builder
        .environment()
        .merge(
            "PATH",
            String.join(":", home.resolve("bin").toString(), home.toString(), java),
            (old, ours) -> ours + ":" + old);
    builder.environment().put("DODONA_HOME", home.toString());
    builder.environment().put("LC_ALL", "C.UTF-8");
    Process shell =
        builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    List<ProcessHandle> started = List.of();
    try {
      if (!shell.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        started = shell.descendants().toList();
      }
    } finally {
      shell.destroyForcibly();
      started.forEach(ProcessHandle::destroyForcibly);
    }
  }

  private static String freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return String.valueOf(socket.getLocalPort());
    }
  }
}
