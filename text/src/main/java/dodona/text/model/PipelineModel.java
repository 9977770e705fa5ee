package dodona.text.model;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.TokenVectors;
import dodona.search.Calibration;
import dodona.text.boundary.BoundaryClassifier;
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
 * @param boundaries decides about sentence boundaries where the segmenter is in doubt, from the
 *     parser's vectors of tokens
 * @param provenance where the models come from
 */
@SuppressWarnings("exports") // the steps before the parser are opaque to users
public record PipelineModel(
    @Nullable Segmenter segmenter,
    @Nullable Tagger tagger,
    @Nullable Lemmatizer lemmatizer,
    @Nullable ParserModel parser,
    @Nullable Calibration calibration,
    @Nullable BoundaryClassifier boundaries,
    Provenance provenance) {

  /**
   * Checks that the provenance is there.
   *
   * @throws InvalidInputException if the boundaries are for a segmenter or vectors that are not
   *     there
   */
  public PipelineModel {
    Objects.requireNonNull(provenance, "provenance");
    if (boundaries != null) {
      TokenVectors vectors = parser == null ? null : parser.tokenVectors();
      if (segmenter == null || vectors == null || vectors.width() != boundaries.width()) {
        throw new InvalidInputException(
            "the boundaries need a segmenter, and a parser with vectors of width "
                + boundaries.width());
      }
    }
  }

  /** Creates a pipeline whose segmenter decides about all sentence boundaries. */
  public PipelineModel(
      @Nullable Segmenter segmenter,
      @Nullable Tagger tagger,
      @Nullable Lemmatizer lemmatizer,
      @Nullable ParserModel parser,
      @Nullable Calibration calibration,
      Provenance provenance) {
    this(segmenter, tagger, lemmatizer, parser, calibration, null, provenance);
  }

  /** Returns whether the models can do a step; the one place where this is decided. */
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

  /**
   * Returns whether the parser predicts tags together with the tree, so that it also does the
   * tagging.
   */
  public boolean parserTags() {
    return parser != null && parser.predictsTags();
  }

  /** Returns whether the parser needs tags that only the input can bring. */
  public boolean needsTaggedInput() {
    return parser != null && parser.usesTags() && !can(PipelineStep.TAG);
  }

  /** Returns the same models with another calibration of the parser's confidence. */
  public PipelineModel withCalibration(@Nullable Calibration newCalibration) {
    return new PipelineModel(
        segmenter, tagger, lemmatizer, parser, newCalibration, boundaries, provenance);
  }

  /**
   * Returns the same models with another classifier of sentence boundaries.
   *
   * @throws InvalidInputException if it does not fit the segmenter and the parser
   */
  public PipelineModel withBoundaries(@Nullable BoundaryClassifier newBoundaries) {
    return new PipelineModel(
        segmenter, tagger, lemmatizer, parser, calibration, newBoundaries, provenance);
  }

  /** Returns the same models with another entry in their provenance. */
  public PipelineModel withOrigin(String key, String value) {
    return new PipelineModel(
        segmenter,
        tagger,
        lemmatizer,
        parser,
        calibration,
        boundaries,
        provenance.with(key, value));
  }
}
