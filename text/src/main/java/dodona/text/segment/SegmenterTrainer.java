package dodona.text.segment;

import dodona.linear.BinaryLearner;
import dodona.linear.BinaryModel;
import dodona.linear.Mixture;
import dodona.linear.RandomOrder;
import dodona.linear.RowList;
import dodona.text.layout.Characters;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Trains a segmenter on the text of a treebank. */
public final class SegmenterTrainer {

  /** A token may end inside a word if so many of these places are boundaries. */
  private static final double LEAST_SHARE_INSIDE_WORDS = 0.0005;

  /** Ends of sentences are few and doubtful: decisions that were nearly wrong count, too. */
  private static final float SENTENCE_MARGIN = 5;

  private final SegmenterOptions options;
  private final List<TrainingText> texts;
  private final Lexicon lexicon;

  SegmenterTrainer(List<TrainingText> texts, SegmenterOptions options) {
    this.options = options;
    this.texts = texts;
    this.lexicon = lexicon(texts);
  }

  /** The segmenter that a treebank teaches. */
  public static Segmenter train(Iterable<Sentence> sentences, SegmenterOptions options) {
    SegmenterTrainer trainer = new SegmenterTrainer(TrainingText.of(sentences), options);
    int insideWords = trainer.pairsInsideWords();
    float[] tokenWeights =
        Mixture.of(
            options.models(), options.seed(), random -> trainer.learnTokens(insideWords, random));
    SentenceBoundaries sentenceBoundaries = trainer.sentenceBoundaries();
    SplitLearner splits = new SplitLearner(sentences);
    WordSplitter splitter = splits.splitter();
    return new Segmenter(
        trainer.lexicon,
        new TokenBoundaries(
            BinaryModel.of(options.bits(), tokenWeights), trainer.lexicon, insideWords),
        sentenceBoundaries,
        splitter,
        AmbiguousTokens.learn(splits.ambiguous(), trainer.texts, options));
  }

  /** Learns where sentences end. */
  SentenceBoundaries sentenceBoundaries() {
    float[] weights = Mixture.of(options.models(), options.seed(), this::learnSentences);
    return new SentenceBoundaries(BinaryModel.of(options.bits(), weights), lexicon);
  }

  private static Lexicon lexicon(List<TrainingText> texts) {
    Map<String, int[]> counts = new TreeMap<>();
    for (TrainingText text : texts) {
      Paragraph p = text.paragraph();
      Tokens tokens = text.tokens();
      for (int token = 0; token < tokens.size(); token++) {
        int start = tokens.start(token);
        boolean isInside = token > 0 && !tokens.endsSentence(token - 1);
        boolean isUpper = Characters.kind(p.at(start)) == Characters.UPPER;
        int[] count = counts.computeIfAbsent(p.lower(start, tokens.end(token)), t -> new int[3]);
        count[0]++;
        count[isUpper ? 2 : 1] += isInside ? 1 : 0;
      }
    }
    TreeMap<String, Integer> casings = new TreeMap<>();
    counts.forEach(
        (token, count) -> {
          if (count[0] > 1) {
            casings.put(token, Lexicon.casing(count[1], count[2]));
          }
        });
    return new Lexicon(casings);
  }

  /** The pairs of letters and digits between which tokens end often enough. */
  private int pairsInsideWords() {
    int[] gaps = new int[TokenFeatures.ALL_PAIRS + 1];
    int[] boundaries = new int[TokenFeatures.ALL_PAIRS + 1];
    for (TrainingText text : texts) {
      Paragraph p = text.paragraph();
      int token = 0;
      for (int gap = 1; gap < p.length(); gap++) {
        while (text.tokens().end(token) < gap) {
          token++;
        }
        if (Characters.isAlphanumeric(p.at(gap - 1)) && Characters.isAlphanumeric(p.at(gap))) {
          int pair = TokenFeatures.pair(p.at(gap - 1), p.at(gap));
          gaps[pair]++;
          boundaries[pair] += text.tokens().end(token) == gap ? 1 : 0;
        }
      }
    }
    return IntStream.of(1, 2, 4, 8)
        .filter(pair -> boundaries[pair] > LEAST_SHARE_INSIDE_WORDS * gaps[pair])
        .sum();
  }

  private float[] learnTokens(int insideWords, SplittableRandom random) {
    BinaryLearner learner = new BinaryLearner(options.bits());
    RowList list = RowList.ofCells(options.bits());
    RandomOrder.passes(
        options.iterations(),
        texts.size(),
        random,
        text -> learnTokens(texts.get(text), insideWords, learner, list));
    return learner.average();
  }

  private void learnTokens(
      TrainingText text, int insideWords, BinaryLearner learner, RowList list) {
    Paragraph p = text.paragraph();
    Tokens tokens = text.tokens();
    TokenFeatures features = new TokenFeatures(p, lexicon);
    int token = 0;
    for (int place = features.next(0); place < p.length(); place = features.next(place)) {
      int tokenStart = place;
      for (int gap = place + 1; gap < features.stretchEnd(); gap++) {
        while (tokens.end(token) < gap) {
          token++;
        }
        if (TokenFeatures.isPossible(p.at(gap - 1), p.at(gap), insideWords)) {
          features.extract(tokenStart, gap, list);
          tokenStart = learner.learn(list, tokens.end(token) == gap) ? gap : tokenStart;
        }
      }
      place = features.stretchEnd();
    }
  }

  private float[] learnSentences(SplittableRandom random) {
    BinaryLearner learner = new BinaryLearner(options.bits(), SENTENCE_MARGIN);
    RowList list = RowList.ofCells(options.bits());
    RandomOrder.passes(
        options.iterations(),
        texts.size(),
        random,
        text -> learnSentences(texts.get(text), learner, list));
    return learner.average();
  }

  private void learnSentences(TrainingText text, BinaryLearner learner, RowList list) {
    Tokens tokens = text.tokens();
    SentenceFeatures features = new SentenceFeatures(text.paragraph(), tokens, lexicon);
    int start = 0;
    for (int token = 0; token < tokens.size() - 1; token++) {
      features.extract(start, token, list);
      start = learner.learn(list, tokens.endsSentence(token)) ? token + 1 : start;
    }
  }
}
