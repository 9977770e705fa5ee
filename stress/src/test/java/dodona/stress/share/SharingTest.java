package dodona.stress.share;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.text.pipeline.Pipeline;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharingTest {

  @Test
  void threadsGetTheSameResultsAsOne() throws Exception {
    Sharing sharing =
        new Sharing(Pipeline.load("en"), List.of("Dogs bark.", "She left. He stayed."), 4);
    sharing.run(100);
    assertThat(sharing.analyzed()).isBetween(100L, 110L);
    assertThat(sharing.different()).isZero();
  }
}
