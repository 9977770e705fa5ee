package dodona.bench.fuzz;

import dodona.cli.Dodona;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A model of all steps that is trained in a moment, on the project's example sentences. */
final class TinyModel {

  private TinyModel() {}

  /** The file of the model, which is made if it is not there. */
  static Path in(Path folder, Path home) throws IOException {
    Path file = folder.resolve("tiny.dodona");
    if (!Files.exists(file)) {
      train(home.resolve("examples/sentences.conllu"), file);
    }
    return file;
  }

  private static void train(Path treebank, Path file) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    int code =
        Dodona.run(
            InputStream.nullInputStream(),
            out,
            out,
            "train",
            "--pipeline",
            "--train",
            treebank.toString(),
            "--model",
            file.toString(),
            "--folds",
            "2",
            "--bits",
            "12",
            "--models",
            "1",
            "--iterations",
            "2",
            "--threads",
            "1");
    if (code != 0) {
      throw new IOException("training failed: " + said.toString(StandardCharsets.UTF_8));
    }
  }
}
