package dodona.encoder.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderBatch;
import dodona.neural.encoder.EncoderPass;
import dodona.neural.kernel.Compute;
import dodona.neural.kernel.Kernels;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares states with those of ONNX Runtime if the encoders are in the local Maven repository. */
class GoldenEncoderTest {

  private static final String VERSION = "1.20.0-beta30";

  @ParameterizedTest
  @CsvSource({"bge-small-en-v1.5, bge-small-en-v15", "all-minilm-l6-v2, all-minilm-l6-v2"})
  void statesAgreeWithThoseOfOnnxRuntime(String name, String model) throws IOException {
    Path golden =
        Path.of(
            System.getProperty("dodona.shared", "../shared"), "golden/encoder", name + ".tsv.gz");
    assumeTrue(Files.exists(golden), golden + " is not there");
    String artifact = "langchain4j-embeddings-" + model;
    Path jar =
        Path.of(System.getProperty("user.home"), ".m2/repository/dev/langchain4j", artifact)
            .resolve(VERSION)
            .resolve(artifact + "-" + VERSION + ".jar");
    assumeTrue(
        Files.exists(jar),
        "to run it: mvn dependency:get -Dtransitive=false -Dartifact=dev.langchain4j:"
            + artifact
            + ":"
            + VERSION);
    Encoder encoder = EncoderImport.from(jar).run();
    try (Compute compute = new Compute(Kernels.best(), 1);
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(
                    new GZIPInputStream(Files.newInputStream(golden)), StandardCharsets.UTF_8))) {
      EncoderPass pass = new EncoderPass(encoder, compute);
      int sentences = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.startsWith("# text = ")) {
          assertAgrees(pass, line.substring("# text = ".length()), in);
          sentences++;
        }
      }
      assertThat(sentences).isEqualTo(8);
    }
  }

  private static void assertAgrees(EncoderPass pass, String text, BufferedReader in)
      throws IOException {
    int[] pieces =
        Arrays.stream(text.split(" ", -1))
            .flatMapToInt(word -> Arrays.stream(pass.encoder().wordPieces().ofWord(word)))
            .toArray();
    EncoderBatch batch = EncoderBatch.of(pass.encoder(), List.of(pieces));
    String ids =
        IntStream.range(0, batch.rows())
            .mapToObj(row -> String.valueOf(batch.id(row)))
            .collect(Collectors.joining(" "));
    assertThat(in.readLine()).isEqualTo("# ids = " + ids);
    float[][] states = pass.run(batch);
    for (int row = 0; row < batch.rows(); row++) {
      String[] cells = in.readLine().split("\t", -1);
      float worst = 0;
      for (int i = 1; i < cells.length; i++) {
        worst = Math.max(worst, Math.abs(Float.parseFloat(cells[i]) - states[row][i - 1]));
      }
      assertThat(worst).isLessThan(1e-4f);
    }
  }
}
