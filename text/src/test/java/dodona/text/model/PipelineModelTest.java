package dodona.text.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.model.Provenance;
import dodona.text.TinyPipeline;
import org.junit.jupiter.api.Test;

class PipelineModelTest {

  private static final PipelineModel WHOLE = TinyPipeline.MODEL;

  private static final PipelineModel EMPTY =
      new PipelineModel(null, null, null, null, null, Provenance.UNKNOWN);

  @Test
  void canDoTheStepsThatItHasModelsFor() {
    PipelineModel untagging =
        new PipelineModel(null, null, null, WHOLE.parser(), null, Provenance.UNKNOWN);
    assertThat(PipelineStep.values()).allMatch(WHOLE::can).noneMatch(EMPTY::can);
    assertThat(PipelineStep.values())
        .filteredOn(untagging::can)
        .containsExactly(PipelineStep.PARSE);
    assertThat(untagging.needsTaggedInput()).isTrue();
    assertThat(WHOLE.needsTaggedInput()).isFalse();
    assertThat(WHOLE.parserTags()).isFalse();
  }

  @Test
  void saysWhichStepIsMissing() {
    assertThatThrownBy(() -> EMPTY.require(PipelineStep.SEGMENT))
        .isInstanceOf(MissingStepException.class)
        .hasMessageStartingWith("the model has no segmenter; expected words. ");
    assertThatThrownBy(() -> EMPTY.require(PipelineStep.TAG))
        .hasMessage("the model has no tagger. Train with --pipeline.");
    assertThatThrownBy(() -> EMPTY.require(PipelineStep.PARSE))
        .hasMessage("the model has no parser");
  }
}
