package dodona.text.pipeline;

import dodona.search.Confidence;
import dodona.search.Parser;
import dodona.text.analysis.AnalysedSentence;
import dodona.text.input.Given;
import dodona.text.lemma.Lemmatiser;
import dodona.text.tag.Tagger;
import dodona.treebank.Sentence;
import org.jspecify.annotations.Nullable;

/** What one thread at a time uses to analyse sentences. */
final class Steps {

  private final PipelineOptions options;
  private final Tagger.@Nullable Session tags;
  private final Lemmatiser.@Nullable Session lemmas;
  private final @Nullable Parser parser;
  private final @Nullable Confidence confidence;

  Steps(PipelineModel model, PipelineOptions options, @Nullable Parser parser) {
    Tagger tagger = model.tagger();
    Lemmatiser lemmatiser = model.lemmatiser();
    boolean isTagging = options.last() != PipelineStep.SEGMENT;
    this.options = options;
    this.tags = isTagging && tagger != null ? tagger.open() : null;
    this.lemmas = isTagging && lemmatiser != null ? lemmatiser.open() : null;
    this.parser = parser;
    this.confidence = options.scores() && parser != null ? new Confidence(parser.model()) : null;
  }

  AnalysedSentence apply(AnalysedSentence analysed, Given given) {
    if (analysed.size() > options.longestSentence()) {
      throw new SentenceTooLongException(analysed, options.longestSentence());
    }
    Sentence sentence = given == Given.TAGGED ? analysed.sentence() : tag(analysed.sentence());
    return parser == null ? analysed.with(sentence) : parse(analysed, sentence, parser);
  }

  /** A model without a tagger takes words as they are, tagged or not. */
  private Sentence tag(Sentence sentence) {
    Sentence result = tags == null ? sentence : tags.tag(sentence);
    return lemmas == null ? result : lemmas.lemmatise(result);
  }

  private AnalysedSentence parse(AnalysedSentence analysed, Sentence sentence, Parser with) {
    Confidence judge = confidence;
    if (judge == null) {
      return analysed.with(sentence.withTree(with.parse(sentence)));
    }
    double[] value = new double[1];
    Sentence parsed =
        sentence.withTree(
            with.parse(sentence, derivation -> value[0] = judge.of(sentence, derivation)));
    return analysed.with(parsed).withConfidence(value[0]);
  }
}
