package dodona.text.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.text.TinyPipeline;
import dodona.text.TinyTreebank;
import dodona.text.analysis.Document;
import dodona.text.input.Input;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest {

  private static final Pipeline PIPELINE = Pipeline.of(TinyPipeline.MODEL);

  private static final List<String> TEXTS =
      List.of("Dogs bark. She walked.", "", "The dog barks.", TinyTreebank.text(), "Dogs bark.");

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void everyResultKnowsItsInput(int threads) {
    List<Input> inputs =
        TEXTS.stream()
            .map(text -> Input.bytes(text.getBytes(StandardCharsets.UTF_8), "same name"))
            .toList();
    Pipeline pipeline = PIPELINE.with(PipelineOptions.DEFAULT.withThreads(threads));
    List<BatchResult> results;
    try (Stream<BatchResult> stream = pipeline.batch(inputs)) {
      results = stream.toList();
    }
    assertThat(results).extracting(BatchResult::index).isSorted().contains(0, 2, 3, 4);
    for (int i = 0; i < TEXTS.size(); i++) {
      int index = i;
      List<BatchResult> own = results.stream().filter(one -> one.index() == index).toList();
      assertThat(own).extracting(BatchResult::input).allMatch(input -> input == inputs.get(index));
      assertThat(own)
          .extracting(result -> result.sentence().text())
          .isEqualTo(
              PIPELINE.analyze(TEXTS.get(index)).sentences().stream()
                  .map(sentence -> sentence.text())
                  .toList());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void textsAreAnalyzedTogetherAsIfEachWereAlone(int threads) {
    List<Document> alone = TEXTS.stream().map(PIPELINE::analyze).toList();
    Pipeline pipeline = PIPELINE.with(PipelineOptions.DEFAULT.withThreads(threads));
    assertThat(pipeline.analyzeAll(TEXTS)).isEqualTo(alone);
  }
}
