package dodona.bench.fuzz;

import dodona.bench.RandomEncoder;
import dodona.cli.Dodona;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Models of all steps that are trained in a moment, on the project's example sentences. */
final class TinyModel {

  private TinyModel() {}

  /** The file of a linear model, which is made if it is not there. */
  static Path in(Path folder, Path home) throws IOException {
    return trained(
        folder.resolve("tiny.dodona"), home, "--bits", "12", "--models", "1", "--folds", "2");
  }

  /** The file of a neural model, which is made if it is not there. */
  static Path neural(Path folder, Path home) throws IOException {
    return trained(
        folder.resolve("tiny-neural.dodona"), home, "--encoder", encoder(folder).toString());
  }

  /** The file of an encoder, which is made if it is not there. */
  static Path encoder(Path folder) throws IOException {
    Path file = folder.resolve("tiny.encoder");
    if (!Files.exists(file)) {
      RandomEncoder.write(file);
    }
    return file;
  }

  private static Path trained(Path file, Path home, String... how) throws IOException {
    if (!Files.exists(file)) {
      train(home.resolve("examples/sentences.conllu"), file, List.of(how));
    }
    return file;
  }

  private static void train(Path treebank, Path file, List<String> how) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    List<String> args = new ArrayList<>(List.of("train", "--pipeline"));
    args.addAll(List.of("--train", treebank.toString(), "--model", file.toString()));
    args.addAll(List.of("--iterations", "2", "--threads", "1"));
    args.addAll(how);
    int code = Dodona.run(InputStream.nullInputStream(), out, out, args.toArray(String[]::new));
    if (code != 0) {
      throw new IOException("training failed: " + said.toString(StandardCharsets.UTF_8));
    }
  }
}
