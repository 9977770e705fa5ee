package dodona.text.train;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.search.Calibration;
import dodona.search.Parser;
import dodona.text.lemma.Lemmatizer;
import dodona.text.model.PipelineModel;
import dodona.text.tag.Tagger;
import dodona.treebank.Sentence;
import java.util.List;

/** Calibrates the parser of a trained model, so that confidences are probabilities. */
public final class PipelineCalibration {

  private PipelineCalibration() {}

  /**
   * Returns the same models with the parser calibrated.
   *
   * @param sentences sentences with gold trees that the models were not trained on; the model's
   *     tagger and lemmatizer annotate them first if it has both
   * @throws InvalidInputException if there is no parser, or no sentence
   */
  public static PipelineModel calibrate(PipelineModel model, List<Sentence> sentences) {
    ParserModel parser = model.parser();
    if (parser == null) {
      throw new InvalidInputException("the model has no parser to calibrate");
    }
    Tagger tagger = model.tagger();
    Lemmatizer lemmatizer = model.lemmatizer();
    List<Sentence> tagged =
        tagger == null || lemmatizer == null
            ? sentences
            : sentences.stream().map(Annotators.of(tagger, lemmatizer)).toList();
    return model.withCalibration(Calibration.fit(new Parser(parser), tagged));
  }
}
