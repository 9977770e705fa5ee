package dodona.stress.fuzz.target;

import dodona.bench.RandomEncoder;
import dodona.cli.Dodona;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderFile;
import dodona.neural.train.NeuralOptions;
import dodona.neural.train.NeuralTraining;
import dodona.text.model.PipelineFile;
import dodona.text.model.PipelineModel;
import dodona.text.train.PipelineTraining;
import dodona.train.recipe.Presets;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
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
    Path file = folder.resolve("tiny.dodona");
    if (!Files.exists(file)) {
      train(treebank(home), file);
    }
    return file;
  }

  /**
   * The file of a neural model, which is made if it is not there; by the library, as the command
   * asks for more memory than there is here.
   */
  static Path neural(Path folder, Path home) throws IOException {
    Path file = folder.resolve("tiny-neural.dodona");
    if (!Files.exists(file)) {
      Encoder encoder = EncoderFile.read(encoder(folder));
      List<Sentence> sentences = new ArrayList<>();
      try (ConlluReader reader = ConlluReader.open(treebank(home))) {
        reader.forEach(sentences::add);
      }
      NeuralOptions options = NeuralOptions.of(encoder.config(), sentences).withBatchWords(50);
      PipelineModel model =
          PipelineTraining.of(Presets.neural(), sentences)
              .segmenter(true)
              .tagging(NeuralTraining.learners(encoder, options, sentences))
              .threads(1)
              .run();
      PipelineFile.write(model, file, false);
    }
    return file;
  }

  /** The file of an encoder, which is made if it is not there. */
  static Path encoder(Path folder) throws IOException {
    Path file = folder.resolve("tiny.encoder");
    if (!Files.exists(file)) {
      RandomEncoder.write(file);
    }
    return file;
  }

  private static Path treebank(Path home) {
    return home.resolve("examples/sentences.conllu");
  }

  private static void train(Path treebank, Path file) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    List<String> args = new ArrayList<>(List.of("train", "--pipeline"));
    args.addAll(List.of("--train", treebank.toString(), "--model", file.toString()));
    args.addAll(List.of("--folds", "2", "--hash-bits", "12", "--average", "1"));
    args.addAll(List.of("--iterations", "2", "--threads", "1"));
    int code = Dodona.run(InputStream.nullInputStream(), out, out, args.toArray(String[]::new));
    if (code != 0) {
      throw new IOException("training failed: " + said.toString(StandardCharsets.UTF_8));
    }
  }
}
