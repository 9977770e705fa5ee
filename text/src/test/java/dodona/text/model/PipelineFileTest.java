package dodona.text.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.model.ContainerWriter;
import dodona.model.InvalidModelException;
import dodona.text.TinyPipeline;
import dodona.text.TinyTreebank;
import dodona.text.pipeline.Pipeline;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PipelineFileTest {

  private static final PipelineModel MODEL = TinyPipeline.MODEL;

  private static byte[] bytes(PipelineModel model) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PipelineFile.write(model, bytes);
    return bytes.toByteArray();
  }

  private static PipelineModel read(byte[] bytes) throws IOException {
    return PipelineFile.read(new ByteArrayInputStream(bytes), "test");
  }

  @Test
  void aPipelineComesBackFromItsFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("tiny.model");
    PipelineFile.write(MODEL, file, false);
    PipelineModel copy = PipelineFile.read(file);
    assertThat(bytes(copy)).isEqualTo(bytes(MODEL));
    assertThat(copy.provenance().text("treebank")).isEqualTo("tiny");
    String text = TinyTreebank.text();
    assertThat(Pipeline.load(file).analyze(text)).isEqualTo(Pipeline.of(MODEL).analyze(text));
  }

  @Test
  void aStepThatIsNotThereStaysAway() throws IOException {
    PipelineModel taggerOnly =
        read(bytes(new PipelineModel(null, MODEL.tagger(), null, null, null, MODEL.provenance())));
    assertThat(taggerOnly.segmenter()).isNull();
    assertThat(taggerOnly.tagger()).isNotNull();
    assertThat(taggerOnly.parser()).isNull();
  }

  @Test
  void aFileThatIsDamagedOrCutShortIsRefused() throws IOException {
    byte[] bytes = bytes(MODEL);
    for (int i = 0; i < bytes.length; i += 1 + (bytes.length / 60)) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= 0x10;
      byte[] cut = Arrays.copyOf(bytes, i);
      assertThatThrownBy(() -> read(damaged)).isInstanceOf(InvalidModelException.class);
      assertThatThrownBy(() -> read(cut)).isInstanceOf(InvalidModelException.class);
    }
  }

  private static byte[] sections(ContainerWriter writer) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    writer.write(bytes);
    return bytes.toByteArray();
  }

  @Test
  void skipsSectionsThatItDoesNotKnow() throws IOException {
    byte[] bytes = sections(new ContainerWriter().add("future", "magic", out -> out.writeInt(1)));

    assertThat(read(bytes).parser()).isNull();
    assertThat(read(bytes).tagger()).isNull();
  }

  @Test
  void refusesStepsThatAreDamagedOrOfAnUnknownKind() throws IOException {
    for (String step : List.of("segmenter", "tagger", "lemmatizer", "parser", "boundaries")) {
      byte[] damaged = sections(new ContainerWriter().add(step, "linear", out -> {}));
      byte[] unknown = sections(new ContainerWriter().add(step, "magic", out -> {}));
      assertThatThrownBy(() -> read(damaged))
          .isInstanceOf(InvalidModelException.class)
          .hasMessageContaining("the " + step + " in it is damaged");
      assertThatThrownBy(() -> read(unknown))
          .isInstanceOf(InvalidModelException.class)
          .hasMessageContaining("a " + step + " of the kind 'magic'");
    }
  }

  @Test
  void refusesBoundariesThatDoNotFitTheParser() throws IOException {
    ContainerWriter writer =
        new ContainerWriter()
            .add(
                "boundaries",
                "linear",
                out -> {
                  out.write(new byte[] {1, 16, 0, 0, 0, 9, 0, 0, 0, 1});
                  out.write(new byte[5 * Float.BYTES]);
                });
    byte[] bytes = sections(writer);

    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("a parser with vectors of width 1");
  }

  @Test
  void refusesProvenanceThatIsDamaged() throws IOException {
    byte[] bytes = sections(new ContainerWriter().add("provenance", "json", out -> out.write('[')));

    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("the provenance in it is damaged");
  }
}
