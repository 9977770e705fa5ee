package dodona.bench.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The class paths of peers that Maven can get; a profile of {@code bench/peers/pom.xml} each.
 *
 * @param home the root of the project
 * @param work where class paths are kept
 */
public record PeerJars(Path home, Path work) {

  /**
   * Resolves a peer, once a work folder.
   *
   * @throws IOException if Maven cannot
   */
  public String classpath(String profile) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(work.resolve("peers"));
    Path file = folder.resolve(profile + ".classpath");
    if (!Files.exists(file)) {
      MeasuredProcess.run(
          List.of(
              "mvn",
              "-B",
              "-ntp",
              "-f",
              home.resolve("bench/peers/pom.xml").toString(),
              "-P" + profile,
              "dependency:build-classpath",
              "-Dmdep.outputFile=" + file),
          home,
          folder.resolve(profile + ".log"));
    }
    return Files.readString(file).strip();
  }
}
