package dodona.server.model;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.TinyModel;
import dodona.text.pipeline.Pipeline;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelsTest {

  private static final Pipeline PIPELINE = TinyModel.pipeline();

  private static final Models MODELS =
      new Models(
          List.of(
              new ServedModel("en-fast", "en", "", PIPELINE, null),
              new ServedModel("en", "en", "", PIPELINE, null),
              new ServedModel("pt", "pt", "", PIPELINE, null)));

  @ParameterizedTest
  @CsvSource({
    "en, en",
    "en-fast, en-fast",
    "English, en-fast",
    "pt, pt",
    "portuguese, pt",
  })
  void prefersTheModelOfExactlyThatNameToAnEarlierOneOfThatLanguage(String name, String model) {
    assertThat(MODELS.named(Optional.of(name)).name()).isEqualTo(model);
  }

  @Test
  void takesTheFirstModelWithoutAName() {
    assertThat(MODELS.named(Optional.empty()).name()).isEqualTo("en-fast");
  }
}
