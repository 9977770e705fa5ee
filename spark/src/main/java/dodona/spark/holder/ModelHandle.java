package dodona.spark.holder;

import dodona.text.model.PipelineStep;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.Serializable;

/**
 * The location of a model and its options, which is sent to executors.
 *
 * @param source where the model is read
 * @param beam the width of the parser's beam; 0 for the one that the model was trained with
 * @param confidence whether sentences get the parser's confidence
 * @param longestSentence sentences of more words are refused
 */
public record ModelHandle(ModelSource source, int beam, boolean confidence, int longestSentence)
    implements Serializable {

  /** Checks that the options make sense. */
  public ModelHandle {
    PipelineOptions unused = options(beam, confidence, longestSentence);
  }

  /** A model that is used as it was trained. */
  public static ModelHandle of(ModelSource source) {
    return new ModelHandle(source, 0, false, Integer.MAX_VALUE);
  }

  /** This JVM's pipeline as far as a step; each calling thread does its own work. */
  public Pipeline pipeline(PipelineStep last) {
    return ModelCache.shared()
        .pipeline(source, options(beam, confidence, longestSentence).withLast(last));
  }

  private static PipelineOptions options(int beam, boolean confidence, int longestSentence) {
    return PipelineOptions.DEFAULT
        .withBeamWidth(beam)
        .withConfidence(confidence)
        .withLongestSentence(longestSentence);
  }
}
