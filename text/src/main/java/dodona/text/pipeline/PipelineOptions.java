package dodona.text.pipeline;

import dodona.error.InvalidInputException;
import dodona.text.input.ExistingAnnotation;
import dodona.text.model.PipelineStep;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The options of a pipeline; immutable.
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
 *     A single text is always analyzed in the calling thread
 * @param readsAhead whether the thread that asks for a stream of sentences only reads and hands
 *     out, a few batches ahead, even if a single thread works; else it then does everything itself
 * @param longestSentence sentences of more words are refused
 * @param hyphens what happens to words that are divided at the end of a line of raw text
 * @param kept what sentences of treebanks give that the results have too
 * @param best how many trees each sentence gets, if there are so many: its tree and {@linkplain
 *     dodona.text.analysis.AnalyzedSentence#alternatives alternatives}, all with confidence if
 *     there are several
 */
public record PipelineOptions(
    PipelineStep last,
    @Nullable ExistingAnnotation given,
    int beamWidth,
    boolean confidence,
    int threads,
    boolean readsAhead,
    int longestSentence,
    LineEndHyphens hyphens,
    KeptAnnotation kept,
    int best) {

  /** All steps, as the model was trained, in one thread. */
  public static final PipelineOptions DEFAULT =
      new PipelineOptions(
          PipelineStep.PARSE,
          null,
          0,
          false,
          1,
          false,
          Integer.MAX_VALUE,
          LineEndHyphens.JOIN,
          KeptAnnotation.NONE,
          1);

  /** Checks that the options make sense. */
  public PipelineOptions {
    Objects.requireNonNull(last, "last");
    Objects.requireNonNull(hyphens, "hyphens");
    Objects.requireNonNull(kept, "kept");
    requireAtLeast(0, beamWidth, "beam width");
    requireAtLeast(1, best, "number of trees");
    requireAtLeast(1, threads, "number of threads");
    requireAtLeast(1, longestSentence, "maximum sentence length");
  }

  private static void requireAtLeast(int least, int value, String what) {
    if (value < least) {
      throw new InvalidInputException(what + " is " + value + "; expected " + least + " or more");
    }
  }

  /** Returns a copy with this last step. */
  public PipelineOptions withLast(PipelineStep newLast) {
    Objects.requireNonNull(newLast, "newLast");
    return new PipelineOptions(
        newLast,
        given,
        beamWidth,
        confidence,
        threads,
        readsAhead,
        longestSentence,
        hyphens,
        kept,
        best);
  }

  /** The same, for sentences that have something already. */
  public PipelineOptions withGiven(@Nullable ExistingAnnotation newGiven) {
    return new PipelineOptions(
        last,
        newGiven,
        beamWidth,
        confidence,
        threads,
        readsAhead,
        longestSentence,
        hyphens,
        kept,
        best);
  }

  /** Returns a copy with this beam width. */
  public PipelineOptions withBeamWidth(int newWidth) {
    return new PipelineOptions(
        last,
        given,
        newWidth,
        confidence,
        threads,
        readsAhead,
        longestSentence,
        hyphens,
        kept,
        best);
  }

  /** The same, with or without confidences. */
  public PipelineOptions withConfidence(boolean newConfidence) {
    return new PipelineOptions(
        last,
        given,
        beamWidth,
        newConfidence,
        threads,
        readsAhead,
        longestSentence,
        hyphens,
        kept,
        best);
  }

  /** Returns a copy with this number of threads. */
  public PipelineOptions withThreads(int newThreads) {
    return new PipelineOptions(
        last,
        given,
        beamWidth,
        confidence,
        newThreads,
        readsAhead,
        longestSentence,
        hyphens,
        kept,
        best);
  }

  /** The same, reading ahead or not. */
  public PipelineOptions withReadsAhead(boolean newReadsAhead) {
    return new PipelineOptions(
        last,
        given,
        beamWidth,
        confidence,
        threads,
        newReadsAhead,
        longestSentence,
        hyphens,
        kept,
        best);
  }

  /** Returns a copy with this maximum sentence length. */
  public PipelineOptions withLongestSentence(int words) {
    return new PipelineOptions(
        last, given, beamWidth, confidence, threads, readsAhead, words, hyphens, kept, best);
  }

  /** Returns a copy that joins or keeps words that are divided at the end of a line. */
  public PipelineOptions withHyphens(LineEndHyphens newHyphens) {
    Objects.requireNonNull(newHyphens, "newHyphens");
    return new PipelineOptions(
        last,
        given,
        beamWidth,
        confidence,
        threads,
        readsAhead,
        longestSentence,
        newHyphens,
        kept,
        best);
  }

  /** Returns a copy whose results have what is given in the input. */
  public PipelineOptions withKept(KeptAnnotation newKept) {
    Objects.requireNonNull(newKept, "newKept");
    return new PipelineOptions(
        last,
        given,
        beamWidth,
        confidence,
        threads,
        readsAhead,
        longestSentence,
        hyphens,
        newKept,
        best);
  }

  /** Returns a copy with so many trees for each sentence. */
  public PipelineOptions withBest(int newBest) {
    return new PipelineOptions(
        last,
        given,
        beamWidth,
        confidence,
        threads,
        readsAhead,
        longestSentence,
        hyphens,
        kept,
        newBest);
  }
}
