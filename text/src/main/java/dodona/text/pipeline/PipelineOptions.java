package dodona.text.pipeline;

import dodona.error.InvalidInputException;
import dodona.text.input.ExistingAnnotation;
import dodona.text.model.PipelineStep;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a pipeline works; immutable.
 *
 * <pre>{@code
 * Pipeline pipeline = Pipeline.load("en", PipelineOptions.DEFAULT.withThreads(4).withConfidence(true));
 * }</pre>
 *
 * @param last the last step that is done
 * @param given what sentences have already and keep; null if each is looked at. Raw text has
 *     nothing
 * @param beamWidth the width of the parser's beam; 0 for the one that the model was trained with
 * @param confidence whether sentences get the parser's confidence
 * @param threads how many threads work on a stream of sentences; the result does not depend on it.
 *     A single text is always analyzed by the thread that asks
 * @param readsAhead whether the thread that asks for a stream of sentences only reads and hands
 *     out, a few batches ahead, even if a single thread works; else it then does everything itself
 * @param longestSentence sentences of more words are refused
 */
public record PipelineOptions(
    PipelineStep last,
    @Nullable ExistingAnnotation given,
    int beamWidth,
    boolean confidence,
    int threads,
    boolean readsAhead,
    int longestSentence) {

  /** All steps, as the model was trained, in one thread. */
  public static final PipelineOptions DEFAULT =
      new PipelineOptions(PipelineStep.PARSE, null, 0, false, 1, false, Integer.MAX_VALUE);

  /** Checks that the options make sense. */
  public PipelineOptions {
    Objects.requireNonNull(last, "last");
    requireAtLeast(0, beamWidth, "the width of the beam");
    requireAtLeast(1, threads, "the number of threads");
    requireAtLeast(1, longestSentence, "the length of the longest sentence");
  }

  private static void requireAtLeast(int least, int value, String what) {
    if (value < least) {
      throw new InvalidInputException(what + " is " + value + "; expected " + least + " or more");
    }
  }

  /** The same, with another last step. */
  public PipelineOptions withLast(PipelineStep newLast) {
    Objects.requireNonNull(newLast, "newLast");
    return new PipelineOptions(
        newLast, given, beamWidth, confidence, threads, readsAhead, longestSentence);
  }

  /** The same, for sentences that have something already. */
  public PipelineOptions withGiven(@Nullable ExistingAnnotation newGiven) {
    return new PipelineOptions(
        last, newGiven, beamWidth, confidence, threads, readsAhead, longestSentence);
  }

  /** The same, with another width of the beam. */
  public PipelineOptions withBeamWidth(int newWidth) {
    return new PipelineOptions(
        last, given, newWidth, confidence, threads, readsAhead, longestSentence);
  }

  /** The same, with or without confidences. */
  public PipelineOptions withConfidence(boolean newConfidence) {
    return new PipelineOptions(
        last, given, beamWidth, newConfidence, threads, readsAhead, longestSentence);
  }

  /** The same, with another number of threads. */
  public PipelineOptions withThreads(int newThreads) {
    return new PipelineOptions(
        last, given, beamWidth, confidence, newThreads, readsAhead, longestSentence);
  }

  /** The same, reading ahead or not. */
  public PipelineOptions withReadsAhead(boolean newReadsAhead) {
    return new PipelineOptions(
        last, given, beamWidth, confidence, threads, newReadsAhead, longestSentence);
  }

  /** The same, with another limit. */
  public PipelineOptions withLongestSentence(int words) {
    return new PipelineOptions(last, given, beamWidth, confidence, threads, readsAhead, words);
  }
}
