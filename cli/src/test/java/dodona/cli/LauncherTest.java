package dodona.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The scripts that start Dodona; that for sh in a project of its own, with a Maven that is none.
 */
class LauncherTest {

  private static final Path BUILDER = Path.of("..", "dodona");
  private static final Path LAUNCHER = Path.of("src/main/launcher/dodona");

  @TempDir Path folder;

  /** The program in the jar. */
  private static final String PROGRAM =
      """
      package dodona.cli;
      public class Dodona {
        public static void main(String[] args) {
          System.out.println("started " + String.join(" ", args));
        }
      }
      """;

  private record Run(int code, String out, String err) {}

  @BeforeEach
  void makeProject() throws IOException {
    assumeTrue(File.separatorChar == '/', "sh is at home elsewhere");
    Files.createDirectories(home().resolve("cli/src/main"));
    Files.writeString(home().resolve("pom.xml"), "");
    Files.writeString(home().resolve("cli/pom.xml"), "");
    Files.copy(BUILDER, home().resolve("dodona"));
    Files.copy(LAUNCHER, folder.resolve("launcher"));
    writeJar();
    Path maven = Files.createDirectories(folder.resolve("bin")).resolve("mvn");
    Files.writeString(
        maven,
        """
        #!/bin/sh
        # As in a real build, there is half of a program for a while.
        echo build >>../builds
        echo '[INFO] Downloading from somewhere: a/library.jar'
        echo '[INFO] Building Dodona, the core 0.1.0          [2/9]'
        echo '[INFO] Building jar: core.jar'
        [ -e ../broken ] && { echo 'it is broken'; exit 1; }
        mkdir -p cli/target/bin
        cp ../launcher cli/target/bin/dodona
        printf x >cli/target/dodona.jar
        [ -e ../slow ] && sleep 60
        sleep 1
        cp ../program.jar cli/target/dodona.jar
        """);
    assertThat(maven.toFile().setExecutable(true)).isTrue();
  }

  private Path home() {
    return folder.resolve("a project");
  }

  private Path target() {
    return home().resolve("cli/target");
  }

  private void writeJar() throws IOException {
    Path source = Files.writeString(folder.resolve("Dodona.java"), PROGRAM);
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    assertThat(compiler.run(null, null, null, "-d", folder.toString(), source.toString())).isZero();
    String name = "dodona/cli/Dodona.class";
    try (OutputStream out = Files.newOutputStream(folder.resolve("program.jar"));
        JarOutputStream packed = new JarOutputStream(out)) {
      packed.putNextEntry(new ZipEntry(name));
      packed.write(Files.readAllBytes(folder.resolve(name)));
    }
  }

  private Process start(Map<String, String> environment, String... arguments) throws IOException {
    return start(List.of(), environment, arguments);
  }

  private Process start(List<String> starter, Map<String, String> environment, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(starter);
    command.add(home().resolve("dodona").toString());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().removeIf(name -> name.matches("J.*_OPTIONS|DODONA_OPTS"));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().merge("PATH", folder.resolve("bin") + ":", (old, bin) -> bin + old);
    builder.environment().putAll(environment);
    return builder.start();
  }

  private static Run finish(Process process) throws IOException, InterruptedException {
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, err);
  }

  private Run run(String... arguments) throws IOException, InterruptedException {
    return finish(start(Map.of(), arguments));
  }

  private long builds() throws IOException {
    try (Stream<String> lines = Files.lines(folder.resolve("builds"))) {
      return lines.count();
    }
  }

  private List<Path> archives() throws IOException {
    try (Stream<Path> files = Files.list(target())) {
      return files.filter(file -> file.toString().endsWith(".jsa")).toList();
    }
  }

  private void assertQuietStart(Run run) {
    assertThat(run).isEqualTo(new Run(0, "started a b\n", ""));
  }

  @Test
  void buildsOnceAndPassesArgumentsOn() throws Exception {
    Run first = run("a  b", "*", "");
    assertThat(first.err()).contains("building from source");
    assertThat(first.out()).isEqualTo("started a  b * \n");
    assertQuietStart(run("a", "b"));
    assertThat(builds()).isEqualTo(1);
    Path source = Files.writeString(home().resolve("cli/src/main/X.java"), "");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(2)));
    run();
    assertThat(builds()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"xx_XX.UTF-8", "POSIX", "C.UTF-8", ""})
  void argumentsAreUtf8WhateverTheLocale(String locale) throws Exception {
    run();
    List<String> adding = List.of("sh", "-c", "exec \"$@\" \"$(printf 'Caf\\303\\251')\"", "sh");
    Run run = finish(start(adding, Map.of("LC_ALL", locale)));
    assertThat(run).isEqualTo(new Run(0, "started Caf\u00e9\n", ""));
  }

  @Test
  void startsWhereCdPrintsItsFolder() throws Exception {
    run();
    ProcessBuilder builder = new ProcessBuilder("sh", "bin/dodona", "a", "b");
    builder.directory(target().toFile());
    builder.environment().put("CDPATH", ".");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    assertQuietStart(finish(builder.start()));
  }

  private Process startBelowAColon(Map<String, String> environment) throws Exception {
    Path home = folder.resolve("a:b");
    if (!Files.exists(home)) {
      run();
      Files.copy(LAUNCHER, Files.createDirectories(home.resolve("bin")).resolve("dodona"));
      Files.copy(target().resolve("dodona.jar"), home.resolve("dodona.jar"));
    }
    ProcessBuilder builder = new ProcessBuilder("sh", home + "/bin/dodona", "a", "b");
    builder.environment().keySet().removeAll(List.of("HOME", "XDG_CACHE_HOME"));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(environment);
    return builder.start();
  }

  @Test
  void startsFromAFolderWithAColon() throws Exception {
    Map<String, String> cache = Map.of("XDG_CACHE_HOME", folder.resolve("cache").toString());
    assertQuietStart(finish(startBelowAColon(cache)));
    Path link;
    try (Stream<Path> files = Files.list(folder.resolve("cache/dodona"))) {
      link = files.findFirst().orElseThrow();
    }
    assertThat(Files.readSymbolicLink(link)).isEqualTo(folder.resolve("a:b").toRealPath());
    Files.delete(link);
    Files.createSymbolicLink(link, folder); // of a program that has been moved
    assertQuietStart(finish(startBelowAColon(cache)));
  }

  @Test
  void saysThatAFolderWithAColonIsInTheWayIfThereIsNoCache() throws Exception {
    for (String cache : List.of("", folder.resolve("c:d").toString())) {
      Run run = finish(startBelowAColon(Map.of("XDG_CACHE_HOME", cache)));
      assertThat(run.code()).isEqualTo(3);
      assertThat(run.err()).contains("a:b' contains a colon", "Move Dodona").hasLineCount(1);
    }
  }

  @Test
  void saysThatNothingCanBeBuiltInAFolderWithAColon() throws Exception {
    Path home = Files.createDirectories(folder.resolve("a:b"));
    Files.createDirectories(home.resolve("cli/src/main"));
    Files.writeString(home.resolve("pom.xml"), "");
    Files.writeString(home.resolve("cli/pom.xml"), "");
    Files.copy(BUILDER, home.resolve("dodona"));
    Run run = finish(new ProcessBuilder("sh", home + "/dodona").start());
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("a:b' contains a colon", "Move the sources").hasLineCount(1);
    assertThat(home.resolve("cli/target/building")).doesNotExist();
  }

  @Test
  void saysStepByStepWhatIsBuilt() throws Exception {
    assertThat(run().err().lines())
        .containsExactly(
            "dodona: building from source; this takes a minute or two and is done once"
                + " (mvn -Dmaven.test.skip=true package)",
            "dodona: downloading libraries and Maven plugins …",
            "dodona: [2/9] Dodona, the core 0.1.0 …");
  }

  @Test
  void ofSeveralThatStartAtOnceOneBuilds() throws Exception {
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      processes.add(start(Map.of(), "a", "b"));
    }
    for (Process process : processes) {
      Run run = finish(process);
      assertThat(run.out()).as(run.err()).isEqualTo("started a b\n");
    }
    assertThat(builds()).isEqualTo(1);
    assertThat(target().resolve("building")).doesNotExist();
  }

  @Test
  void buildsAnewWhereABuildWasKilled() throws Exception {
    Files.writeString(folder.resolve("slow"), "");
    Process killed = start(Map.of());
    while (!Files.exists(target().resolve("dodona.jar"))) {
      Thread.sleep(20);
    }
    List<ProcessHandle> children = killed.descendants().toList();
    // The launcher first: it would see that its child is gone, and clear up.
    killed.toHandle().destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
    killed.waitFor();
    assertThat(target().resolve("building")).as("nobody could clear up").exists();
    Files.delete(folder.resolve("slow"));
    List<Process> processes = List.of(start(Map.of(), "a", "b"), start(Map.of(), "a", "b"));
    for (Process process : processes) {
      Run run = finish(process);
      assertThat(run.out()).as(run.err()).isEqualTo("started a b\n");
    }
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void leavesNoLockBehindWhereABuildIsInterrupted() throws Exception {
    Files.writeString(folder.resolve("slow"), "");
    Process interrupted = start(Map.of());
    while (!Files.exists(target().resolve("dodona.jar"))) {
      Thread.sleep(20);
    }
    List<ProcessHandle> children = interrupted.descendants().toList();
    interrupted.toHandle().destroy(); // the process's own method would close its streams as well
    children.forEach(ProcessHandle::destroy);
    assertThat(interrupted.waitFor()).isEqualTo(130);
    assertThat(target().resolve("building")).doesNotExist();
  }

  @Test
  void saysWhyABuildFailed() throws Exception {
    Files.writeString(folder.resolve("broken"), "");
    Run run = run();
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("it is broken").contains("build failed");
    assertThat(target().resolve("building")).doesNotExist();
  }

  @Test
  void noticesAnArchiveThatWasCutOrDamaged() throws Exception {
    run();
    Path archive = archives().get(0);
    byte[] whole = Files.readAllBytes(archive);
    assertThat(archive.toFile().setWritable(true)).isTrue();
    try (FileChannel channel = FileChannel.open(archive, StandardOpenOption.WRITE)) {
      channel.truncate(whole.length / 2);
    }
    assertQuietStart(run("a", "b"));
    assertThat(archive).hasSize(whole.length);
    assertThat(archive.toFile().setWritable(true)).isTrue();
    byte[] damaged = whole.clone();
    Arrays.fill(damaged, 100, damaged.length, (byte) 0x5A);
    Files.write(archive, damaged);
    assertQuietStart(run("a", "b"));
    assertThat(Files.mismatch(archive, Files.write(folder.resolve("damaged"), damaged)))
        .isNotEqualTo(-1);
    Files.delete(archive);
    assertQuietStart(run("a", "b"));
    assertThat(archives()).containsExactly(archive);
  }

  @Test
  void hasAnArchiveForEachJava() throws Exception {
    run();
    Path other = folder.resolve("other java");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Files.createDirectories(other.resolve("bin"));
    Files.writeString(other.resolve("release"), "JAVA_VERSION=\"99\"\n");
    Files.writeString(other.resolve("bin/java"), "#!/bin/sh\nexec '" + java + "' \"$@\"\n");
    assertThat(other.resolve("bin/java").toFile().setExecutable(true)).isTrue();
    Map<String, String> environment = Map.of("JAVA_HOME", other.toString());
    assertQuietStart(finish(start(environment, "a", "b")));
    assertThat(archives()).hasSize(2);
    Files.writeString(other.resolve("release"), "JAVA_VERSION=\"100\"\n");
    assertQuietStart(finish(start(environment, "a", "b")));
    assertThat(archives()).hasSize(3);
    assertQuietStart(run("a", "b"));
    assertThat(builds()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-XX:+UseG1GC", "-Xmx64m -XX:+UseParallelGC", "-XX:+UseZGC"})
  void leavesTheChoiceOfACollectorToTheUser(String options) throws Exception {
    run();
    assertQuietStart(finish(start(Map.of("DODONA_OPTS", options), "a", "b")));
    Run other = finish(start(Map.of("JAVA_TOOL_OPTIONS", options), "a", "b"));
    assertThat(other.out()).as(other.err()).isEqualTo("started a b\n");
  }

  @Test
  void startsFromAFolderThatCannotBeWrittenTo() throws Exception {
    run();
    assertThat(target().toFile().setWritable(false)).isTrue();
    assertQuietStart(finish(start(withoutPower(), Map.of(), "a", "b")));
    Files.setLastModifiedTime(target().resolve("dodona.jar"), FileTime.from(Instant.EPOCH));
    Run outdated = finish(start(withoutPower(), Map.of(), "a", "b"));
    assertThat(outdated.code()).isEqualTo(3);
    assertThat(outdated.err()).isEqualTo("dodona: cannot write to " + target() + "\n");
    assertThat(target().toFile().setWritable(true)).isTrue();
  }

  /** Returns a command prefix that drops the right to write everywhere; empty if not needed. */
  private List<String> withoutPower() {
    if (!Files.isWritable(target())) {
      return List.of();
    }
    List<String> asNobody = List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups");
    assumeTrue(
        Stream.of(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(place -> Files.isExecutable(Path.of(place, asNobody.get(0)))),
        "this user may write everywhere, and there is no setpriv to become another");
    assertThat(folder.toFile().setExecutable(true, false)).isTrue();
    assertThat(folder.toFile().setReadable(true, false)).isTrue();
    return asNobody;
  }

  @Test
  void keepsItsArchiveInTheUsersCacheWhereItCannotWriteBesideTheJar() throws Exception {
    run();
    Files.delete(archives().get(0));
    assertThat(target().toFile().setWritable(false)).isTrue();
    Path caches = Files.createDirectory(folder.resolve("the user's caches"));
    assertThat(caches.toFile().setWritable(true, false)).isTrue();
    Map<String, String> environment = Map.of("XDG_CACHE_HOME", caches.toString());
    assertQuietStart(finish(start(withoutPower(), environment, "a", "b")));
    assertThat(archives()).isEmpty();
    assertThat(caches.resolve("dodona")).isDirectoryContaining("glob:**.jsa");
    assertThat(target().toFile().setWritable(true)).isTrue();
  }

  @Test
  void theScriptsForWindowsPassOptionsArgumentsAndTheExitCodeOn() throws IOException {
    assertThat(Files.readString(Path.of("..", "dodona.cmd")))
        .contains("\r\n\"%home%cli\\target\\bin\\dodona.cmd\" %*\r\n");
    assertThat(Files.readString(Path.of(LAUNCHER + ".cmd")))
        .contains("%DODONA_OPTS% -cp \"%classpath%\" dodona.cli.Dodona %*\r\n")
        .contains("set \"code=%errorlevel%\"\r\n")
        .contains("exit /b %code%\r\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/main/launcher/dodona",
        "src/main/launcher/dodona.cmd",
        "../Containerfile",
      })
  void limitsTheMemoryOutsideTheHeap(String file) throws IOException {
    assertThat(Files.readString(Path.of(file)))
        .contains("-Djdk.nio.maxCachedBufferSize=262144", "-XX:MaxDirectMemorySize=256m");
  }

  @ParameterizedTest
  @ValueSource(strings = {"../dodona.cmd", "src/main/launcher/dodona.cmd"})
  void theScriptsForWindowsAreForWindows(String file) throws IOException {
    String script = Files.readString(Path.of(file));
    assertThat(script.replace("\r\n", "")).matches("[\\x20-\\x7E]*");
    assertThat(script).startsWith("@echo off\r\n");
    List<String> lines = script.lines().toList();
    for (String line : lines) {
      if (line.contains("call :")) {
        assertThat(lines).contains(line.substring(line.indexOf("call :") + 5));
      }
      assertThat(line.chars().filter(c -> c == '"').count() % 2).as(line).isZero();
    }
    assertThat(lines.stream().filter(line -> line.endsWith("(")).count())
        .isEqualTo(lines.stream().filter(line -> line.equals(")")).count());
  }
}
