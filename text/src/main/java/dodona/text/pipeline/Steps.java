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
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The steps that analyze sentences, for one thread at a time. */
final class Steps {

  /** So many trees share a probability of 1 at least, however few are wanted. */
  private static final int LEAST_COMPARED = 10;

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
        (options.confidence() || options.best() > 1) && isParsing && parser != null
            ? new Confidence(parser, model.calibration())
            : null;
  }

  /** Analyzes sentences, each as if it were alone. */
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
    if (options.best() > 1 && options.last() == PipelineStep.PARSE) {
      return items.stream().map(item -> best(item, with)).toList();
    }
    List<Sentence> plain = items.stream().map(item -> item.sentence().sentence()).toList();
    List<Judgment> judgments = new ArrayList<>();
    List<Sentence> annotated =
        options.last() == PipelineStep.PARSE
            ? with.annotate(plain, judging(judgments))
            : with.tag(plain);
    List<AnalyzedSentence> results = new ArrayList<>();
    for (int i = 0; i < annotated.size(); i++) {
      Sentence found = annotated.get(i);
      Sentence result = withTags(items.get(i).given(), plain.get(i), found);
      AnalyzedSentence analyzed = items.get(i).sentence().with(result);
      results.add(confidence == null ? analyzed : analyzed.withConfidence(judgments.get(i)));
    }
    return results;
  }

  /** A sentence as the parser has tagged it, or with the tags that it had before. */
  private Sentence withTags(ExistingAnnotation given, Sentence plain, Sentence found) {
    return isTagged(given)
        ? plain.withTree(found.tree())
        : options.kept().withGivenTags(lemmatized(found), plain);
  }

  /** Several trees by a parser that predicts tags too. */
  private AnalyzedSentence best(InputSentences.Item item, Parser with) {
    Sentence plain = item.sentence().sentence();
    return alternatives(
        item.sentence(), plain, with, found -> withTags(item.given(), plain, found));
  }

  private AnalyzedSentence alternatives(
      AnalyzedSentence analyzed, Sentence input, Parser with, UnaryOperator<Sentence> finish) {
    List<Judgment> judgments = new ArrayList<>();
    int count = Math.max(options.best(), LEAST_COMPARED);
    List<Sentence> trees = with.best(input, count, judging(judgments));
    List<Judgment> shared = Judgment.sharing(judgments);
    List<AnalyzedSentence> results = new ArrayList<>();
    for (int i = 0; i < Math.min(trees.size(), options.best()); i++) {
      Sentence tree = finish.apply(trees.get(i));
      results.add(analyzed.with(tree).withConfidence(shared.get(i)));
    }
    return results.get(0).withAlternatives(results.subList(1, results.size()));
  }

  /** Returns whether the tags of a sentence are used as they are. */
  private boolean isTagged(ExistingAnnotation given) {
    return given == ExistingAnnotation.TAGGED && !options.kept().tags();
  }

  private Sentence lemmatized(Sentence sentence) {
    return lemmas == null ? sentence : lemmas.lemmatize(sentence);
  }

  private AnalyzedSentence apply(AnalyzedSentence analyzed, ExistingAnnotation given) {
    Sentence before = analyzed.sentence();
    Sentence sentence =
        isTagged(given) ? before : options.kept().withGivenTags(tag(before), before);
    return parser == null ? analyzed.with(sentence) : parse(analyzed, sentence, parser);
  }

  /** A model without a tagger takes words as they are, tagged or not. */
  private Sentence tag(Sentence sentence) {
    return lemmatized(tags == null ? sentence : tags.tag(sentence));
  }

  private AnalyzedSentence parse(AnalyzedSentence analyzed, Sentence sentence, Parser with) {
    if (options.best() > 1 && options.last() == PipelineStep.PARSE) {
      return alternatives(analyzed, sentence, with, found -> found);
    }
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
