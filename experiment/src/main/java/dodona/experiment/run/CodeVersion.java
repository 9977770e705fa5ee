package dodona.experiment.run;

import dodona.experiment.svm.SvmTraining;
import dodona.neural.train.NeuralTraining;
import dodona.support.Checksum;
import dodona.text.tag.Tagger;
import dodona.train.Training;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * The version of the code that trains, tags and scores: a checksum of the libraries themselves,
 * because a version number does not change during development. Code that only draws is excluded.
 */
final class CodeVersion {

  private static final int BYTES = 6;

  private CodeVersion() {}

  static String checksum() throws IOException {
    MessageDigest digest = Checksum.sha256();
    for (Class<?> type : List.of(Training.class, Tagger.class, NeuralTraining.class)) {
      add(type, "dodona", digest);
    }
    add(SvmTraining.class, "dodona/experiment/svm", digest); // the rest of its module reports
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }

  private static void add(Class<?> type, String folder, MessageDigest digest) throws IOException {
    Path home = home(type);
    if (Files.isDirectory(home)) {
      add(home.resolve(folder), digest);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(home)) {
        add(jar.getPath("/").resolve(folder), digest);
      }
    }
  }

  private static Path home(Class<?> type) throws IOException {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IOException(
          "cannot determine the version of the running code: " + type + " has no source");
    }
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(
          "cannot determine the version of the running code: " + source.getLocation(), e);
    }
  }

  private static void add(Path code, MessageDigest digest) throws IOException {
    Path drawing = code.resolve("draw");
    List<Path> files;
    try (Stream<Path> all = Files.walk(code)) {
      files = all.filter(f -> Files.isRegularFile(f) && !f.startsWith(drawing)).sorted().toList();
    }
    for (Path file : files) {
      digest.update(HexFormat.of().parseHex(Checksum.of(file)));
    }
  }
}
