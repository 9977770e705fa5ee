package dodona.text.train;

import dodona.error.InvalidInputException;
import dodona.model.ParserModel;
import dodona.model.TokenVectors;
import dodona.text.model.PipelineModel;
import dodona.text.segment.BoundaryTrainer;
import dodona.text.segment.Segmenter;
import dodona.text.segment.SegmenterOptions;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.function.DoubleConsumer;

/**
 * Trains the classifier of sentence boundaries of a trained model with a neural parser. It decides
 * where the segmenter is in doubt, from what the parser's encoder makes of the text around.
 */
public final class PipelineBoundaries {

  private PipelineBoundaries() {}

  /**
   * The result of a training run.
   *
   * @param model the models with the classifier; without, if it would not be better
   * @param doubtful the number of doubtful boundaries in the training text
   * @param correctBefore how many of these the segmenter decides correctly
   * @param correctAfter how many of these the classifier decides correctly
   */
  public record Result(PipelineModel model, int doubtful, int correctBefore, int correctAfter) {}

  /**
   * Trains a classifier.
   *
   * @param sentences the sentences that the segmenter was trained on
   * @param progress receives the part of the text that has been encoded, from 0 to 1
   * @throws InvalidInputException if the model has no segmenter, or no parser with an encoder for
   *     one language
   */
  public static Result train(
      PipelineModel model, List<Sentence> sentences, DoubleConsumer progress) {
    Segmenter segmenter = model.segmenter();
    ParserModel parser = model.parser();
    TokenVectors vectors = parser == null ? null : parser.tokenVectors();
    if (segmenter == null) {
      throw new InvalidInputException("the model has no segmenter; expected a model for raw text");
    }
    if (vectors == null) {
      throw new InvalidInputException(
          "the model has no encoder for one language; expected one from 'train --encoder'");
    }
    BoundaryTrainer.Result result =
        BoundaryTrainer.train(sentences, segmenter, vectors, SegmenterOptions.DEFAULT, progress);
    return new Result(
        model.withBoundaries(result.classifier()),
        result.doubtful(),
        result.correctBefore(),
        result.correctAfter());
  }
}
