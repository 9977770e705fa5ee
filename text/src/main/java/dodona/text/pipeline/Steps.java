package dodona.text.pipeline;

import dodona.search.Confidence;
import dodona.search.DerivationListener;
import dodona.search.Judgment;
import dodona.search.Parser;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.input.ExistingAnnotation;
import dodona.text.lemma.Lemmatizer;
import dodona.text.model.PipelineModel;
import dodona.text.model.PipelineStep;
import dodona.text.tag.Tagger;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one thread at a time uses to analyze sentences. */
final class Steps {

  private final PipelineOptions options;
  private final boolean parserTags;
  private final Tagger.@Nullable Session tags;
  private final Lemmatizer.@Nullable Session lemmas;
  private final @Nullable Parser parser;
  private final @Nullable Confidence confidence;

  Steps(PipelineModel model, PipelineOptions options, @Nullable Parser parser) {
    Tagger tagger = model.tagger();
    Lemmatizer lemmatizer = model.lemmatizer();
    this.parserTags = model.parserTags();
    boolean isTagging = options.last() != PipelineStep.SEGMENT;
    this.options = options;
    this.tags = isTagging && tagger != null ? tagger.open() : null;
    this.lemmas = isTagging && lemmatizer != null ? lemmatizer.open() : null;
    this.parser = parser;
    boolean isParsing = options.last() == PipelineStep.PARSE;
    this.confidence =
        options.confidence() && isParsing && parser != null
            ? new Confidence(parser, model.calibration())
            : null;
  }

  /** Analyses sentences, each as if it were alone. */
  List<AnalyzedSentence> apply(List<InputSentences.Item> items) {
    for (InputSentences.Item item : items) {
      if (item.sentence().size() > options.longestSentence()) {
        throw new SentenceTooLongException(item.sentence(), options.longestSentence());
      }
    }
    return parser != null && parserTags
        ? together(items, parser)
        : items.stream().map(item -> apply(item.sentence(), item.given())).toList();
  }

  /** Tags and trees in one go, by a parser that predicts both; then lemmas. */
  private List<AnalyzedSentence> together(List<InputSentences.Item> items, Parser with) {
    List<Sentence> plain = items.stream().map(item -> item.sentence().sentence()).toList();
    List<Judgment> judgments = new ArrayList<>();
    List<Sentence> annotated =
        options.last() == PipelineStep.PARSE
            ? with.annotate(plain, judging(judgments))
            : with.tag(plain);
    List<AnalyzedSentence> results = new ArrayList<>();
    for (int i = 0; i < annotated.size(); i++) {
      Sentence found = annotated.get(i);
      boolean isTagged = items.get(i).given() == ExistingAnnotation.TAGGED;
      Sentence result = isTagged ? plain.get(i).withTree(found.tree()) : lemmatized(found);
      AnalyzedSentence analyzed = items.get(i).sentence().with(result);
      results.add(confidence == null ? analyzed : analyzed.withConfidence(judgments.get(i)));
    }
    return results;
  }

  private Sentence lemmatized(Sentence sentence) {
    return lemmas == null ? sentence : lemmas.lemmatize(sentence);
  }

  private AnalyzedSentence apply(AnalyzedSentence analyzed, ExistingAnnotation given) {
    Sentence sentence =
        given == ExistingAnnotation.TAGGED ? analyzed.sentence() : tag(analyzed.sentence());
    return parser == null ? analyzed.with(sentence) : parse(analyzed, sentence, parser);
  }

  /** A model without a tagger takes words as they are, tagged or not. */
  private Sentence tag(Sentence sentence) {
    return lemmatized(tags == null ? sentence : tags.tag(sentence));
  }

  private AnalyzedSentence parse(AnalyzedSentence analyzed, Sentence sentence, Parser with) {
    List<Judgment> judgments = new ArrayList<>(1);
    Sentence parsed = sentence.withTree(with.parse(sentence, judging(judgments)));
    AnalyzedSentence result = analyzed.with(parsed);
    return confidence == null ? result : result.withConfidence(judgments.get(0));
  }

  /** Judges each derivation while its sentence is at hand; an encoder need not read it again. */
  private DerivationListener judging(List<Judgment> judgments) {
    Confidence judge = confidence;
    return judge == null
        ? DerivationListener.NONE
        : (sentence, derivation, scorer) -> judgments.add(judge.of(sentence, derivation, scorer));
  }
}
