package dodona.text.pipeline;

import dodona.search.Parser;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.ExistingAnnotation;
import dodona.text.model.PipelineModel;
import dodona.treebank.Problem;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Finds out what the user of a run should know about its results, and says it once. */
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
          "the words have no tags, without which this model's trees make little sense, and it has"
              + " no tagger; train one with --pipeline, or give words with tags");
    }
    if (parser != null && expectsFullWidth && isNarrowed(parser, sentence.size())) {
      expectsFullWidth = false;
      warn(
          sentence,
          "it has %,d words and is parsed with a beam of %d instead of %d, like any that is so long"
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
