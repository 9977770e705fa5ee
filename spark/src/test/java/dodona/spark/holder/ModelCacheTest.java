package dodona.spark.holder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ModelCacheTest {

  private static final ModelSource FAST = new InstalledSource("en-fast");

  private final ModelCache models = new ModelCache();

  @Test
  void readsAModelOnceForAllThreads() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      Callable<Pipeline> asked = () -> models.pipeline(FAST, PipelineOptions.DEFAULT);
      List<Pipeline> answers = new ArrayList<>();
      for (Future<Pipeline> answer : threads.invokeAll(List.of(asked, asked, asked, asked))) {
        answers.add(answer.get());
      }
      assertThat(answers).hasSize(4).containsOnly(answers.get(0));
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void sharesAModelAmongOptions() {
    Pipeline whole = models.pipeline(FAST, PipelineOptions.DEFAULT);
    Pipeline tagging = models.pipeline(FAST, PipelineOptions.DEFAULT.withLast(PipelineStep.TAG));
    assertThat(tagging).isNotSameAs(whole);
    assertThat(tagging.model()).isSameAs(whole.model());
    assertThat(models.pipeline(FAST, tagging.options())).isSameAs(tagging);
  }

  @Test
  void triesAgainAfterAFailure() {
    Flaky flaky = new Flaky();
    assertThatThrownBy(() -> models.pipeline(flaky, PipelineOptions.DEFAULT))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("cannot read the model flaky: the wire was cut");
    assertThat(models.pipeline(flaky, PipelineOptions.DEFAULT).analyze("It rains.")).hasSize(1);
  }

  @Test
  void refusesOptionsThatMakeNoSense() {
    assertThatThrownBy(() -> new ModelHandle(FAST, -1, false, 10))
        .hasMessage("beam width is -1; expected 0 or more");
    assertThat(ModelHandle.of(FAST).pipeline(PipelineStep.PARSE).options())
        .isEqualTo(PipelineOptions.DEFAULT);
  }

  private static final class Flaky implements ModelSource {

    private static final long serialVersionUID = 1;

    private boolean isMended;

    @Override
    public String identity() {
      return "flaky";
    }

    @Override
    public PipelineModel read() throws IOException {
      if (!isMended) {
        isMended = true;
        throw new IOException("the wire was cut");
      }
      return FAST.read();
    }

    @Override
    public String toString() {
      return "flaky";
    }
  }
}
