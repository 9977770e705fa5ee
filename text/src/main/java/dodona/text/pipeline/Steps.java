package dodona.text.pipeline;

import dodona.search.Confidence;
import dodona.search.DerivationListener;
import dodona.search.Judgement;
import dodona.search.Parser;
import dodona.text.analysis.AnalysedSentence;
import dodona.text.input.Given;
import dodona.text.lemma.Lemmatiser;
import dodona.text.tag.Tagger;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
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
    boolean isParsing = options.last() == PipelineStep.PARSE;
    this.confidence =
        options.scores() && isParsing && parser != null
            ? new Confidence(parser.model(), model.calibration())
            : null;
  }

  /** Analyses sentences, each as if it were alone. */
  List<AnalysedSentence> apply(List<InputSentences.Item> items) {
    for (InputSentences.Item item : items) {
      if (item.sentence().size() > options.longestSentence()) {
        throw new SentenceTooLongException(item.sentence(), options.longestSentence());
      }
    }
    return parser != null && parser.model().predictsTags()
        ? together(items, parser)
        : items.stream().map(item -> apply(item.sentence(), item.given())).toList();
  }

  /** Tags and trees in one go, by a parser that predicts both; then lemmas. */
  private List<AnalysedSentence> together(List<InputSentences.Item> items, Parser with) {
    List<Sentence> plain = items.stream().map(item -> item.sentence().sentence()).toList();
    List<Judgement> judgements = new ArrayList<>();
    List<Sentence> annotated =
        options.last() == PipelineStep.PARSE
            ? with.annotate(plain, judging(judgements))
            : with.tag(plain);
    List<AnalysedSentence> results = new ArrayList<>();
    for (int i = 0; i < annotated.size(); i++) {
      Sentence found = annotated.get(i);
      boolean isTagged = items.get(i).given() == Given.TAGGED;
      Sentence result = isTagged ? plain.get(i).withTree(found.tree()) : lemmatised(found);
      AnalysedSentence analysed = items.get(i).sentence().with(result);
      results.add(confidence == null ? analysed : analysed.withConfidence(judgements.get(i)));
    }
    return results;
  }

  private Sentence lemmatised(Sentence sentence) {
    return lemmas == null ? sentence : lemmas.lemmatise(sentence);
  }

  private AnalysedSentence apply(AnalysedSentence analysed, Given given) {
    Sentence sentence = given == Given.TAGGED ? analysed.sentence() : tag(analysed.sentence());
    return parser == null ? analysed.with(sentence) : parse(analysed, sentence, parser);
  }

  /** A model without a tagger takes words as they are, tagged or not. */
  private Sentence tag(Sentence sentence) {
    return lemmatised(tags == null ? sentence : tags.tag(sentence));
  }

  private AnalysedSentence parse(AnalysedSentence analysed, Sentence sentence, Parser with) {
    List<Judgement> judgements = new ArrayList<>(1);
    Sentence parsed = sentence.withTree(with.parse(sentence, judging(judgements)));
    AnalysedSentence result = analysed.with(parsed);
    return confidence == null ? result : result.withConfidence(judgements.get(0));
  }

  /** Judges each derivation while its sentence is at hand; an encoder need not read it again. */
  private DerivationListener judging(List<Judgement> judgements) {
    Confidence judge = confidence;
    return judge == null
        ? DerivationListener.NONE
        : (sentence, derivation, scorer) -> judgements.add(judge.of(sentence, derivation, scorer));
  }
}
