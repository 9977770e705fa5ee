package dodona.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The archives as a stranger has them: unpacked into a folder with spaces in its name that cannot
 * be written to, and started by a user without rights, with a Java that can only run programs.
 */
class ArchiveTest {

  private static final String ARCHIVE = System.getProperty("dodona.archive", "");

  private static final String VERSION =
      ARCHIVE.substring(ARCHIVE.lastIndexOf("dodona-") + "dodona-".length());

  @TempDir private static Path folder;
  private static Path home = Path.of("");
  private static Path java = Path.of("");
  private static Path work = Path.of("");

  @BeforeAll
  static void unpack() throws IOException, InterruptedException {
    assumeTrue(File.separatorChar == '/', "tar and sh are at home elsewhere");
    java = folder.resolve("a small java");
    Linked.image(java, "--add-modules", Files.readString(Path.of("modules")).strip());
    Path programs = Files.createDirectory(folder.resolve("some programs"));
    work = Files.createDirectory(folder.resolve("some work"));
    assertThat(work.toFile().setWritable(true, false)).isTrue();
    assertThat(folder.toFile().setExecutable(true, false)).isTrue();
    assertDone("tar", "-xzf", ARCHIVE + ".tar.gz", "-C", programs.toString());
    home = programs.resolve(Path.of(ARCHIVE).getFileName());
    assertDone("chmod", "-R", "a-w", programs.toString());
  }

  private static void assertDone(String... command) throws IOException, InterruptedException {
    Finished finished = Finished.run(List.of(command));
    assertThat(finished.code()).as(finished.err()).isZero();
  }

  private static ProcessBuilder dodona(String... arguments) {
    List<String> command = new ArrayList<>();
    if (Files.isWritable(home)) { // root, who may write everywhere, becomes nobody
      command.addAll(List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"));
    }
    command.add(home.resolve("bin/dodona").toString());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(work.toFile());
    Map<String, String> environment = builder.environment();
    environment.keySet().removeIf(name -> name.matches("J.*_OPTIONS|DODONA_.*|XDG_.*"));
    environment.put("JAVA_HOME", java.toString());
    environment.put("HOME", work.toString());
    return builder;
  }

  private static String output(String... arguments) throws IOException, InterruptedException {
    Finished finished = Finished.run(dodona(arguments));
    assertThat(finished.code()).as(finished.err()).isZero();
    return finished.out();
  }

  @Test
  void parsesWithAllModels() throws Exception {
    for (Spoken spoken : Spoken.ALL) {
      Finished finished =
          Finished.run(dodona("parse", "-m", spoken.model(), "--format", "conllu", spoken.text()));
      assertThat(finished.code()).as(finished.err()).isZero();
      assertThat(finished.out()).contains(spoken.word()).contains("\t0\troot\t");
      assertThat(finished.err()).isEmpty();
    }
    assertThat(output("--version")).startsWith("dodona " + VERSION + " ");
  }

  @Test
  void trainsAndEvaluates() throws Exception {
    String treebank = home.resolve("examples/sentences.conllu").toString();
    String options = "train --model tiny.dodona --average 1 --iterations 2 --hash-bits 12 --train";
    List<String> train = new ArrayList<>(List.of(options.split(" ", -1)));
    train.add(treebank);
    String unused = output(train.toArray(new String[0]));
    unused = output("parse", "-m", "tiny.dodona", treebank, "-o", "parsed.conllu");
    assertThat(output("evaluate", treebank, "parsed.conllu")).contains("LAS");
  }

  @Test
  void serves() throws Exception {
    Process server = dodona("serve", "--port", "0", "--model", "en-fast").start();
    try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
      URI address = URI.create(String.valueOf(out.readLine()));
      HttpResponse<String> answer =
          HttpClient.newHttpClient()
              .send(
                  HttpRequest.newBuilder(address.resolve("/ready")).build(),
                  HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    } finally {
      server.descendants().forEach(ProcessHandle::destroy);
      server.destroy();
    }
  }

  @Test
  void theLibrariesAreThoseOnTheClassPathAndEachHasItsLicense() throws IOException {
    String classPath;
    try (JarFile jar = new JarFile(home.resolve("dodona.jar").toFile())) {
      classPath = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
    }
    List<String> libraries = new ArrayList<>();
    try (Stream<Path> files = Files.list(home.resolve("lib"))) {
      files.forEach(file -> libraries.add("lib/" + file.getFileName()));
    }
    assertThat(libraries).containsExactlyInAnyOrder(classPath.split(" ", -1));
    String licenses = Files.readString(home.resolve("licenses/LIBRARIES.txt"));
    for (String library : libraries) {
      String name = library.replaceAll("^lib/|-[0-9].*", "");
      if (name.startsWith("dodona-model-")) {
        assertThat(home.resolve("licenses").resolve(name))
            .isDirectoryRecursivelyContaining("glob:**/CC-BY-SA-4.0.txt");
      } else if (!name.startsWith("dodona-")) {
        assertThat(licenses).contains(name + " ");
      }
    }
    assertThat(home.resolve("LICENSE")).hasSameTextualContentAs(Path.of("../LICENSE"));
  }

  @Test
  void theZipHoldsTheSameAndItsScriptsCanBeStarted() throws IOException {
    Map<String, ?> modes = Map.of("enablePosixFileAttributes", true);
    try (FileSystem zip = FileSystems.newFileSystem(Path.of(ARCHIVE + ".zip"), modes)) {
      Path root = zip.getPath("/").resolve(home.getFileName().toString());
      assertThat(names(root)).isEqualTo(names(home));
      assertThat(Files.getPosixFilePermissions(root.resolve("bin/dodona")))
          .contains(PosixFilePermission.OTHERS_EXECUTE);
      assertThat(Files.readString(root.resolve("bin/dodona.cmd"))).startsWith("@echo off\r\n");
    }
  }

  private static Set<String> names(Path root) throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.walk(root)) {
      files
          .filter(Files::isRegularFile)
          .forEach(file -> names.add(root.relativize(file).toString()));
    }
    return names;
  }
}
