package dodona.text.pipeline;

import dodona.error.InvalidInputException;
import dodona.text.analysis.AnalyzedSentence;
import java.util.Locale;

/** Thrown if a sentence is longer than {@linkplain PipelineOptions#longestSentence permitted}. */
public final class SentenceTooLongException extends InvalidInputException {

  private static final long serialVersionUID = 1;

  SentenceTooLongException(AnalyzedSentence sentence, int limit) {
    super(
        String.format(
            Locale.ROOT,
            "sentence %,d%s has %,d words; the limit is %,d",
            sentence.place().number(),
            sentence.place().source().isEmpty() ? "" : " of " + sentence.place().source(),
            sentence.size(),
            limit));
  }
}
