package dodona.neural.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.neural.encoder.EncoderConfig;
import dodona.treebank.Sentence;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class NeuralOptionsTest {

  /** Eight words. */
  private static final Sentence LONGEST =
      TinyTreebank.all().stream().filter(s -> s.size() == 8).findFirst().orElseThrow();

  private static NeuralOptions options(int layers, int sentences) {
    EncoderConfig config = new EncoderConfig(layers, 8, 2, 16, 32, 50, 1e-12f);
    List<Sentence> treebank = Collections.nCopies(sentences, LONGEST);
    return NeuralOptions.of(config, treebank);
  }

  @Test
  void smallTreebanksHaveSmallerBatches() {
    assertThat(options(6, 100).batchWords()).isEqualTo(250);
    assertThat(options(6, 5_000).batchWords()).isEqualTo(500);
    assertThat(options(6, 10_000)).isEqualTo(NeuralOptions.DEFAULT);
    assertThat(options(6, 20_000)).isEqualTo(NeuralOptions.DEFAULT);
  }

  @Test
  void anEncoderOfFewLayersLearnsFaster() {
    assertThat(options(5, 10_000).encoderRate()).isEqualTo(2e-4);
    assertThat(options(6, 10_000).encoderRate()).isEqualTo(1e-4);
    assertThat(options(5, 10_000).headRate()).isEqualTo(1e-3);
  }

  @Test
  void refusesBatchesAndRatesOfNothing() {
    assertThatThrownBy(() -> NeuralOptions.DEFAULT.withBatchWords(0))
        .hasMessage("batches of 0 words; expected 1 or more");
    assertThatThrownBy(() -> NeuralOptions.DEFAULT.withRates(Double.NaN, 1))
        .hasMessageContaining("learning rates of NaN and 1.0");
  }
}
