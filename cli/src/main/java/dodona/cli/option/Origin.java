package dodona.cli.option;

import dodona.support.Checksum;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The origin of training data for the provenance of a model. */
public final class Origin {

  private Origin() {}

  /** Returns the names of files with their checksums. */
  public static String of(List<Path> files) throws IOException {
    List<String> origins = new ArrayList<>();
    for (Path file : files) {
      origins.add(file.getFileName() + " sha256:" + Checksum.of(file));
    }
    return String.join(", ", origins);
  }
}
