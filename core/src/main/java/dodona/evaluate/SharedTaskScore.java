package dodona.evaluate;

import dodona.evaluate.alignment.StretchSide;
import dodona.treebank.Sentence;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** The thirteen figures of the CoNLL 2018 shared task, counted stretch by stretch. */
final class SharedTaskScore {

  private final UniversalFeatures universalFeatures = new UniversalFeatures();
  private final Map<Metric, Long> correct = new EnumMap<>(Metric.class);
  private long goldTokens;
  private long systemTokens;
  private long goldSentences;
  private long systemSentences;
  private long goldWords;
  private long systemWords;
  private long alignedWords;
  private long goldContent;
  private long systemContent;
  private long alignedContent;

  void add(Stretch stretch) {
    StretchSide gold = stretch.gold();
    StretchSide system = stretch.system();
    addSpans(gold, system);
    goldWords += gold.size();
    systemWords += system.size();
    for (int s = 1; s <= system.size(); s++) {
      systemContent += UniversalRelations.isContent(stretch.systemLabel(s)) ? 1 : 0;
    }
    FunctionWords goldFunctions = new FunctionWords(gold, stretch::goldLabel);
    FunctionWords systemFunctions = new FunctionWords(system, stretch::systemLabel);
    for (int g = 1; g <= gold.size(); g++) {
      boolean isContent = UniversalRelations.isContent(stretch.goldLabel(g));
      goldContent += isContent ? 1 : 0;
      if (stretch.systemOf(g) > 0) {
        alignedWords++;
        alignedContent += isContent ? 1 : 0;
        addWord(stretch, g, isContent, goldFunctions, systemFunctions);
      }
    }
  }

  private void addSpans(StretchSide gold, StretchSide system) {
    goldTokens += gold.tokens();
    systemTokens += system.tokens();
    goldSentences += gold.sentences().size();
    systemSentences += system.sentences().size();
    count(
        Metric.TOKENS, sameSpans(gold.tokens(), gold::tokenEnd, system.tokens(), system::tokenEnd));
    count(
        Metric.SENTENCES,
        sameSpans(
            gold.sentences().size(),
            gold::sentenceEnd,
            system.sentences().size(),
            system::sentenceEnd));
  }

  /**
   * Returns the number of spans that two partitions of the same characters share, given the end of
   * each span.
   */
  private static int sameSpans(int m, IntUnaryOperator goldEnd, int n, IntUnaryOperator systemEnd) {
    int same = 0;
    int i = 0;
    int j = 0;
    boolean sameStart = true;
    while (i < m && j < n) {
      int ends = Integer.compare(goldEnd.applyAsInt(i), systemEnd.applyAsInt(j));
      same += sameStart && ends == 0 ? 1 : 0;
      sameStart = ends == 0;
      i += ends <= 0 ? 1 : 0;
      j += ends >= 0 ? 1 : 0;
    }
    return same;
  }

  private void addWord(
      Stretch stretch,
      int g,
      boolean isContent,
      FunctionWords goldFunctions,
      FunctionWords systemFunctions) {
    int s = stretch.systemOf(g);
    Sentence gold = stretch.gold().sentence(g);
    Sentence system = stretch.system().sentence(s);
    int goldWord = stretch.gold().inSentence(g);
    int systemWord = stretch.system().inSentence(s);
    boolean upos = gold.upos(goldWord).equals(system.upos(systemWord));
    boolean xpos = gold.xpos(goldWord).equals(system.xpos(systemWord));
    boolean ufeats = sameFeatures(gold, goldWord, system, systemWord);
    String lemma = gold.lemma(goldWord);
    boolean lemmas = lemma.equals(Sentence.ABSENT) || lemma.equals(system.lemma(systemWord));
    boolean clas = isContent && stretch.arcCorrect(g);
    count(Metric.WORDS, true);
    count(Metric.UPOS, upos);
    count(Metric.XPOS, xpos);
    count(Metric.UFEATS, ufeats);
    count(Metric.ALL_TAGS, upos && xpos && ufeats);
    count(Metric.LEMMAS, lemmas);
    count(Metric.UAS, stretch.headCorrect(g));
    count(Metric.LAS, stretch.arcCorrect(g));
    count(Metric.CLAS, clas);
    count(
        Metric.MLAS,
        clas && upos && ufeats && sameFunctionWords(stretch, g, goldFunctions, systemFunctions));
    count(Metric.BLEX, clas && lemmas);
  }

  private boolean sameFeatures(Sentence gold, int goldWord, Sentence system, int systemWord) {
    String expected = gold.feats(goldWord);
    String found = system.feats(systemWord);
    return expected.equals(found)
        || universalFeatures.of(expected).equals(universalFeatures.of(found));
  }

  /** Returns whether the function words of two aligned words are alike and aligned one by one. */
  private boolean sameFunctionWords(
      Stretch stretch, int head, FunctionWords goldFunctions, FunctionWords systemFunctions) {
    int g = goldFunctions.first(head);
    int s = systemFunctions.first(stretch.systemOf(head));
    while (g > 0 && s > 0) {
      Sentence gold = stretch.gold().sentence(g);
      Sentence system = stretch.system().sentence(s);
      int goldWord = stretch.gold().inSentence(g);
      int systemWord = stretch.system().inSentence(s);
      if (stretch.goldOf(s) != g
          || !stretch.goldLabel(g).equals(stretch.systemLabel(s))
          || !gold.upos(goldWord).equals(system.upos(systemWord))
          || !sameFeatures(gold, goldWord, system, systemWord)) {
        return false;
      }
      g = goldFunctions.next(g);
      s = systemFunctions.next(s);
    }
    return g == 0 && s == 0;
  }

  private void count(Metric metric, boolean isCorrect) {
    count(metric, isCorrect ? 1 : 0);
  }

  private void count(Metric metric, int items) {
    correct.merge(metric, (long) items, Long::sum);
  }

  /** The figures so far, in the order in which the official scorer prints them. */
  Map<Metric, Score> scores() {
    Map<Metric, Score> scores = new EnumMap<>(Metric.class);
    for (Metric metric : Metric.values()) {
      scores.put(metric, score(metric, correct.getOrDefault(metric, 0L)));
    }
    return Collections.unmodifiableMap(scores);
  }

  private Score score(Metric metric, long items) {
    return switch (metric) {
      case TOKENS -> new Score(goldTokens, systemTokens, items, -1);
      case SENTENCES -> new Score(goldSentences, systemSentences, items, -1);
      case WORDS -> new Score(goldWords, systemWords, items, -1);
      case UPOS, XPOS, UFEATS, ALL_TAGS, LEMMAS, UAS, LAS ->
          new Score(goldWords, systemWords, items, alignedWords);
      case CLAS, MLAS, BLEX -> new Score(goldContent, systemContent, items, alignedContent);
    };
  }
}
