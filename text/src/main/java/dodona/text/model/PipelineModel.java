package dodona.text.model;

import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.search.Calibration;
import dodona.text.lemma.Lemmatizer;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The models of the steps of a pipeline; any of them may be left out.
 *
 * @param segmenter splits raw text
 * @param tagger tags words
 * @param lemmatizer finds the lemmas of tagged words
 * @param parser the model of a parser
 * @param calibration makes probabilities of how sure the parser is
 * @param provenance where the models come from
 */
@SuppressWarnings("exports") // the steps before the parser are opaque to users
public record PipelineModel(
    @Nullable Segmenter segmenter,
    @Nullable Tagger tagger,
    @Nullable Lemmatizer lemmatizer,
    @Nullable ParserModel parser,
    @Nullable Calibration calibration,
    Provenance provenance) {

  /** Checks that the provenance is there. */
  public PipelineModel {
    Objects.requireNonNull(provenance, "provenance");
  }

  /** Whether the models can do a step; the one place where this is decided. */
  public boolean can(PipelineStep step) {
    return switch (step) {
      case SEGMENT -> segmenter != null;
      case TAG -> tagger != null || parserTags();
      case PARSE -> parser != null;
    };
  }

  /**
   * Checks that the models can do a step.
   *
   * @throws MissingStepException if they cannot
   */
  public void require(PipelineStep step) {
    if (!can(step)) {
      throw new MissingStepException(step);
    }
  }

  /** Whether the parser predicts tags together with the tree, so that it also does the tagging. */
  public boolean parserTags() {
    return parser != null && parser.predictsTags();
  }

  /** Whether the parser needs tags that only the input can bring. */
  public boolean needsTaggedInput() {
    return parser != null && parser.usesTags() && !can(PipelineStep.TAG);
  }

  /** Returns the same models with another calibration of the parser's confidence. */
  public PipelineModel withCalibration(@Nullable Calibration newCalibration) {
    return new PipelineModel(segmenter, tagger, lemmatizer, parser, newCalibration, provenance);
  }
}
