package dodona.text.pipeline;

import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.search.Calibration;
import dodona.search.Parser;
import dodona.text.lemma.Lemmatizer;
import dodona.text.segment.Segmenter;
import dodona.text.tag.Tagger;
import dodona.treebank.Sentence;
import java.util.List;
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

  /**
   * The same models with the parser calibrated: how sure it is, becomes a probability.
   *
   * @param sentences with right trees, which the models were not trained on; if there is a tagger,
   *     it tags them
   * @throws IllegalArgumentException if there is no parser, or no sentence
   */
  public PipelineModel calibratedBy(List<Sentence> sentences) {
    if (parser == null) {
      throw new IllegalArgumentException("the model has no parser to calibrate");
    }
    List<Sentence> tagged =
        tagger == null || lemmatizer == null
            ? sentences
            : sentences.stream().map(Annotators.of(tagger, lemmatizer)).toList();
    return new PipelineModel(
        segmenter,
        tagger,
        lemmatizer,
        parser,
        Calibration.fit(new Parser(parser), tagged),
        provenance);
  }
}
