package dodona.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

  @TempDir Path folder;

  @Test
  void aFileAppearsOnlyWhenItIsComplete() throws IOException {
    Path path = folder.resolve("out");
    try (AtomicFile file = AtomicFile.create(path, false)) {
      file.stream().write("whole".getBytes(StandardCharsets.UTF_8));
      assertThat(path).doesNotExist();
      file.commit();
    }
    assertThat(path).hasContent("whole");
    assertThat(names()).containsExactly("out");
  }

  @Test
  void anAbandonedFileLeavesTheOldOneAndNothingElse() throws IOException {
    Path path = folder.resolve("out");
    Files.writeString(path, "old");
    try (AtomicFile file = AtomicFile.create(path, true)) {
      file.stream().write('x');
    }
    assertThat(path).hasContent("old");
    assertThat(names()).containsExactly("out");
  }

  @Test
  void doesNotReplaceAFileUnasked() throws IOException {
    Path path = folder.resolve("out");
    Files.writeString(path, "old");
    assertThatThrownBy(() -> AtomicFile.create(path, false))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThatThrownBy(() -> AtomicFile.create(folder.resolve("no/out"), false))
        .hasMessageContaining("the folder does not exist");
    assertThatThrownBy(() -> AtomicFile.create(folder, true)).hasMessageContaining("is a folder");
  }

  @Test
  void canBeCheckedBeforeThereIsAnythingToWrite() throws IOException {
    Path path = folder.resolve("out");
    AtomicFile.check(path, false);
    assertThat(names()).isEmpty();
    assertThatThrownBy(() -> AtomicFile.check(folder.resolve("no/out"), true))
        .hasMessageContaining("the folder does not exist");
    assertThatThrownBy(() -> AtomicFile.check(folder, true)).hasMessageContaining("is a folder");
    Files.writeString(path, "old");
    AtomicFile.check(path, true);
    assertThatThrownBy(() -> AtomicFile.check(path, false))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(path).hasContent("old");
  }

  @Test
  void ofManyThatBeginTheSameNewFileExactlyOneSucceeds() throws Exception {
    int writers = 8;
    ExecutorService threads = Executors.newFixedThreadPool(writers);
    for (int round = 0; round < 50; round++) {
      Path path = folder.resolve("out" + round);
      CyclicBarrier start = new CyclicBarrier(writers);
      List<Future<Boolean>> results = new ArrayList<>();
      for (int writer = 0; writer < writers; writer++) {
        String content = "writer " + writer;
        results.add(threads.submit(() -> wins(path, content, start)));
      }
      int winners = 0;
      for (Future<Boolean> result : results) {
        winners += result.get() ? 1 : 0;
      }
      assertThat(winners).isEqualTo(1);
      assertThat(Files.readString(path)).matches("writer [0-7]");
    }
    threads.shutdown();
    assertThat(names()).hasSize(50);
  }

  private static boolean wins(Path path, String content, CyclicBarrier start) throws Exception {
    start.await();
    try (AtomicFile file = AtomicFile.create(path, false)) {
      file.stream().write(content.getBytes(StandardCharsets.UTF_8));
      file.commit();
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    } catch (IOException e) {
      assertThat(e).hasMessageContaining("another process is writing it");
      return false;
    }
  }

  @Test
  void doesNotReplaceWhatCameIntoBeingMeanwhile() throws IOException {
    Path path = folder.resolve("out");
    try (AtomicFile file = AtomicFile.create(path, false)) {
      file.stream().write('x');
      Files.writeString(path, "other");
      assertThatThrownBy(file::commit).isInstanceOf(FileAlreadyExistsException.class);
    }
    assertThat(path).hasContent("other");
    assertThat(names()).containsExactly("out");
  }

  @Test
  void keepsTheModeOfAFileThatItReplaces() throws IOException {
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
    Path path = folder.resolve("out");
    for (String mode : List.of("rw-------", "rwxr-x---", "r--r--r--")) {
      Files.deleteIfExists(path);
      Files.writeString(path, "old");
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
      AtomicFile.write(path, "new");
      assertThat(path).hasContent("new");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
          .isEqualTo(mode);
    }
  }

  @Test
  void followsLinksAlsoToWhatIsNotThereYet() throws IOException {
    Path target = Files.createDirectory(folder.resolve("elsewhere")).resolve("target");
    Path first = Files.createSymbolicLink(folder.resolve("first"), Path.of("elsewhere", "target"));
    Path second = Files.createSymbolicLink(folder.resolve("second"), first);
    AtomicFile.write(second, "one");
    assertThat(target).hasContent("one");
    AtomicFile.write(second, "two");
    assertThat(target).hasContent("two");
    assertThat(first).isSymbolicLink();
    assertThat(second).isSymbolicLink();
    Path circle = folder.resolve("circle");
    Files.createSymbolicLink(circle, circle);
    assertThatThrownBy(() -> AtomicFile.create(circle, true)).hasMessageContaining("links");
  }

  @Test
  void clearsUpAfterAWriterThatWasKilled() throws Exception {
    Path path = folder.resolve("out");
    Path other = folder.resolve(".out.party");
    Files.writeString(other, "not ours");
    Process writer = heldOpen(path);
    assertThat(names()).hasSize(2);
    assertThatThrownBy(() -> AtomicFile.create(path, false))
        .hasMessageContaining("another process is writing it");
    writer.destroyForcibly().waitFor();
    assertThat(names()).as("a killed program cannot clear up").hasSize(2);
    try (AtomicFile file = AtomicFile.create(path, false)) {
      file.stream().write('x');
      file.commit();
    }
    assertThat(names()).containsExactlyInAnyOrder("out", ".out.party");
  }

  @Test
  void clearsUpWhenTheProgramEndsInTheMiddle() throws Exception {
    Process writer = heldOpen(folder.resolve("out"));
    writer.getOutputStream().close();
    assertThat(writer.waitFor()).isZero();
    assertThat(names()).isEmpty();
  }

  /** Another program that has begun a file and waits until its input ends. */
  private static Process heldOpen(Path path) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-XX:TieredStopAtLevel=1",
                HeldFile.class.getName(),
                path.toString())
            .redirectErrorStream(true)
            .start();
    String line =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))
            .readLine();
    assertThat(line).isEqualTo("begun");
    return process;
  }

  /** The program of {@link #heldOpen}. */
  static final class HeldFile {
    private HeldFile() {}

    public static void main(String[] args) throws IOException {
      AtomicFile file = AtomicFile.create(Path.of(args[0]), false);
      file.stream().write('x');
      System.out.println("begun");
      while (System.in.read() >= 0) {
        file.stream().write('x');
      }
      System.exit(0);
    }
  }

  @Test
  void namesTheFileForWhichThereIsNoRoom() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "there is no device that is always full");
    try (AtomicFile file = AtomicFile.create(full, false);
        OutputStream stream = file.stream()) {
      for (ThrowingCallable write :
          List.<ThrowingCallable>of(() -> stream.write(new byte[10]), () -> stream.write(1))) {
        assertThatThrownBy(write)
            .isInstanceOf(FileSystemException.class)
            .hasMessageStartingWith("/dev/full: ");
      }
    }
  }

  @Test
  void takesNamesAsLongAsFileSystemsAllow() throws IOException {
    Path path = folder.resolve("ä".repeat(120));
    AtomicFile.write(path, "new");
    AtomicFile.write(path, "newer");
    assertThat(path).hasContent("newer");
    assertThat(names()).hasSize(1);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void anErrorNamesTheFileThatWasAskedForAndNotItsPart() {
    Path readOnly = Path.of("/proc/dodona.txt");
    assumeTrue(Files.isDirectory(Path.of("/proc")), "needs a folder that nobody may write to");
    assertThatThrownBy(() -> AtomicFile.create(readOnly, false))
        .isInstanceOf(FileSystemException.class)
        .hasMessageStartingWith("/proc/dodona.txt");
  }
}
