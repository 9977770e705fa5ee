package dodona.encoder.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderBatch;
import dodona.neural.encoder.EncoderPass;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EncoderImportTest {

  private final TinyBert bert = new TinyBert(5);

  @TempDir Path folder;

  @Test
  void aFolderOfHuggingFaceComputesWhatItShould() throws IOException {
    assertAgrees(EncoderImport.from(ForeignFiles.huggingFace(bert, folder)).run(), TinyBert.LAYERS);
  }

  @Test
  void anOnnxFileComputesWhatItShould() throws IOException {
    assertAgrees(EncoderImport.from(ForeignFiles.onnx(bert, folder)).run(), TinyBert.LAYERS);
  }

  @Test
  void aTensorFlowCheckpointComputesWhatItShould() throws IOException {
    assertAgrees(EncoderImport.from(ForeignFiles.tensorFlow(bert, folder)).run(), TinyBert.LAYERS);
    Path index = folder.resolve("variables.index");
    assertAgrees(EncoderImport.from(index).run(), TinyBert.LAYERS);
  }

  @Test
  void aJarMayHoldTheFilesOrAnArchiveOfThem() throws IOException {
    Path onnx = folder.resolve("onnx");
    ForeignFiles.onnx(bert, onnx);
    Path checkpoint = ForeignFiles.tensorFlow(bert, folder.resolve("tf"));
    Path plain = ForeignFiles.jar(onnx, folder.resolve("plain.jar"), false);
    Path nested = ForeignFiles.jar(checkpoint, folder.resolve("nested.jar"), true);
    assertAgrees(EncoderImport.from(plain).run(), TinyBert.LAYERS);
    assertAgrees(EncoderImport.from(nested).run(), TinyBert.LAYERS);
  }

  @Test
  void fewerLayersAreTheFirstOnes() throws IOException {
    Encoder encoder = EncoderImport.from(ForeignFiles.onnx(bert, folder)).layers(1).run();
    assertThat(encoder.provenance()).containsEntry("layers", "1 of 2");
    assertAgrees(encoder, 1);
  }

  @Test
  void aCutVocabularySplitsTheGivenWordsAsBefore() throws IOException {
    Path source = ForeignFiles.huggingFace(bert, folder);
    Encoder whole = EncoderImport.from(source).run();
    Encoder cut = EncoderImport.from(source).vocabularyFrom(List.of("Dogs", "chasing")).run();
    assertThat(cut.wordPieces().pieces())
        .contains("dogs", "cha", "##s", "##ing", "a", "##z", "[CLS]", "[PAD]", "北")
        .doesNotContain("cats", "[unused1]", "chase", "un");
    for (String word : List.of("dogs", "chasing")) {
      assertThat(text(cut, cut.wordPieces().ofWord(word)))
          .isEqualTo(text(whole, whole.wordPieces().ofWord(word)));
    }
    assertThat(text(cut, cut.wordPieces().ofWord("cats"))).isEqualTo("c ##a ##t ##s");
    assertThat(states(cut, "dogs chasing")).isDeepEqualTo(states(whole, "dogs chasing"));
  }

  @Test
  void rareWordPiecesAreLeftOut() throws IOException {
    Path source = ForeignFiles.huggingFace(bert, folder);
    Encoder cut =
        EncoderImport.from(source)
            .vocabularyFrom(List.of("dogs", "cats", "dogs"))
            .vocabularyMinCount(2)
            .run();
    assertThat(cut.wordPieces().pieces()).contains("dogs").doesNotContain("cats");
    assertThat(text(cut, cut.wordPieces().ofWord("cats"))).isEqualTo("c ##a ##t ##s");
    assertThatThrownBy(() -> EncoderImport.from(source).vocabularyMinCount(0))
        .hasMessageContaining("expected 1 or more");
  }

  @Test
  void otherModelsAreRefusedByName() throws IOException {
    ForeignFiles.huggingFace(bert, folder);
    Files.writeString(folder.resolve("config.json"), "{\"model_type\": \"roberta\"}");
    assertThatThrownBy(() -> EncoderImport.from(folder).run())
        .isInstanceOf(InvalidEncoderException.class)
        .hasMessageContaining("roberta");
    Files.writeString(folder.resolve("config.json"), "{\"hidden_act\": \"relu\"}");
    assertThatThrownBy(() -> EncoderImport.from(folder).run()).hasMessageContaining("relu");
  }

  @Test
  void whatIsMissingIsNamed() throws IOException {
    assertThatThrownBy(() -> EncoderImport.from(folder).run())
        .hasMessageContaining("no *.safetensors, *.onnx or *.index file");
    ForeignFiles.huggingFace(bert, folder);
    Files.delete(folder.resolve("vocab.txt"));
    assertThatThrownBy(() -> EncoderImport.from(folder).run()).hasMessageContaining("vocab.txt");
    ForeignFiles.vocabulary(bert, folder);
    assertThatThrownBy(() -> EncoderImport.from(folder).layers(3).run())
        .hasMessageContaining("2 layers; expected at least 3");
    ForeignFiles.safetensors(
        folder.resolve("model.safetensors"),
        Map.of(
            "roberta.x",
            Map.of("dtype", "F32", "shape", List.of(1), "data_offsets", List.of(0, 4))),
        new byte[4]);
    assertThatThrownBy(() -> EncoderImport.from(folder).run())
        .hasMessageContaining("no tensors of a BERT encoder");
  }

  private void assertAgrees(Encoder encoder, int layers) {
    int[] pieces = encoder.wordPieces().split("Dogs unchase cats.");
    assertThat(text(encoder, pieces)).isEqualTo("dogs un ##c ##h ##a ##s ##e cats .");
    int[] fitting = encoder.wordPieces().split("Dogs chasing cats.");
    int[] window = new int[fitting.length + 2];
    window[0] = encoder.wordPieces().start();
    System.arraycopy(fitting, 0, window, 1, fitting.length);
    window[fitting.length + 1] = encoder.wordPieces().end();
    double[][] expected = bert.states(window, layers);
    float[][] states = states(encoder, "Dogs chasing cats.");
    assertThat(states).hasDimensions(window.length, TinyBert.WIDTH);
    for (int i = 0; i < window.length; i++) {
      for (int j = 0; j < TinyBert.WIDTH; j++) {
        assertThat((double) states[i][j]).isCloseTo(expected[i][j], within(1e-5));
      }
    }
  }

  /** The pieces with these numbers, separated by spaces. */
  private static String text(Encoder encoder, int[] numbers) {
    List<String> pieces = encoder.wordPieces().pieces();
    return Arrays.stream(numbers).mapToObj(pieces::get).collect(Collectors.joining(" "));
  }

  private static float[][] states(Encoder encoder, String text) {
    try (Compute compute = new Compute(Kernels.plain(), 1)) {
      EncoderBatch batch = EncoderBatch.of(encoder, List.of(encoder.wordPieces().split(text)));
      float[][] states = new EncoderPass(encoder, compute).run(batch);
      return Arrays.copyOf(states, batch.rows());
    }
  }
}
