package dodona.text.pipeline;

import dodona.search.Parser;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.ExistingAnnotation;
import dodona.text.model.PipelineModel;
import dodona.treebank.Problem;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Warns about the results of a run, once for each reason. */
final class Warnings {

  private final @Nullable Parser parser;
  private final Consumer<? super Problem> sink;
  private boolean expectsTags;
  private boolean expectsFullWidth = true;

  /** The warnings of a run. */
  Warnings(PipelineModel model, @Nullable Parser parser, Consumer<? super Problem> sink) {
    this.parser = parser;
    this.sink = sink;
    this.expectsTags = parser != null && model.needsTaggedInput();
  }

  /** Looks at the next result. */
  void look(AnalyzedSentence sentence) {
    if (expectsTags && ExistingAnnotation.of(sentence.sentence()) == ExistingAnnotation.TOKENS) {
      expectsTags = false;
      warn(
          sentence,
          "the words have no tags and the model has no tagger, so trees are unreliable. Train with"
              + " --pipeline, or provide tags.");
    }
    if (parser != null && expectsFullWidth && isNarrowed(parser, sentence.size())) {
      expectsFullWidth = false;
      warn(
          sentence,
          "%,d words; long sentences are parsed with beam width %d instead of %d"
              .formatted(sentence.size(), parser.beamWidth(sentence.size()), parser.beamWidth()));
    }
  }

  private static boolean isNarrowed(Parser parser, int words) {
    return parser.beamWidth(words) < parser.beamWidth();
  }

  private void warn(AnalyzedSentence sentence, String message) {
    sink.accept(
        new Problem(
            Problem.Severity.WARNING,
            sentence.place().source(),
            sentence.sentence().line(),
            "sentence " + sentence.place().number(),
            message));
  }
}
