package dodona.text.model;

import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.search.Calibration;
import dodona.text.lemma.Lemmatizer;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
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
public record PipelineModel(
    @Nullable Segmenter segmenter,
    @Nullable Tagger tagger,
    @Nullable Lemmatizer lemmatizer,
    @Nullable ParserModel parser,
    @Nullable Calibration calibration,
    Provenance provenance) {

  /** Returns the same models with another calibration of the parser's confidence. */
  public PipelineModel withCalibration(@Nullable Calibration newCalibration) {
    return new PipelineModel(segmenter, tagger, lemmatizer, parser, newCalibration, provenance);
  }
}
