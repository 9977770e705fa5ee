package dodona.experiment.plan;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the files of a treebank in a folder with Universal Dependencies file names. */
public final class TreebankFolder {

  private TreebankFolder() {}

  /**
   * The files of the treebank in a folder: {@code *-train.conllu}, {@code *-dev.conllu} and {@code
   * *-test.conllu}, also with {@code .gz}.
   *
   * @throws IOException if there is no training file, or two
   */
  public static TreebankFiles find(String name, Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new IOException(folder + ": folder not found");
    }
    Path train = only(folder, "train");
    if (train == null) {
      throw new IOException(folder + ": no *-train.conllu or *-train.conllu.gz file");
    }
    return new TreebankFiles(name, train, only(folder, "dev"), only(folder, "test"));
  }

  private static @Nullable Path only(Path folder, String part) throws IOException {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(folder, "*-" + part + ".conllu{,.gz}")) {
      files.forEach(found::add);
    }
    if (found.size() > 1) {
      throw new IOException(
          folder + ": several files *-" + part + ".conllu. List them one by one.");
    }
    return found.isEmpty() ? null : found.get(0);
  }
}
