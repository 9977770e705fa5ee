package dodona.text.lemma;

import dodona.linear.AveragedWeights;
import dodona.linear.Mixture;
import dodona.linear.RandomOrder;
import dodona.linear.RowLayout;
import dodona.linear.RowList;
import dodona.linear.RowSum;
import dodona.linear.RowTable;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Trains a lemmatizer on every form and tag once, regardless of frequency, since the model is used
 * for words that are not in the treebank.
 */
public final class LemmatizerTrainer {

  private static final int FEWEST_USES = 3;

  private record Word(String form, String upos, String feats, String lemma, int count) {}

  private final LemmatizerOptions options;
  private final List<Word> words = new ArrayList<>();
  private final List<EditScript> scripts = new ArrayList<>();
  private final List<Word> examples = new ArrayList<>();
  private final List<Integer> goldScripts = new ArrayList<>();

  private LemmatizerTrainer(
      Iterable<Sentence> sentences, Silver silver, LemmatizerOptions options) {
    this.options = options;
    NavigableMap<String, SortedMap<String, Integer>> lemmas = lemmas(sentences);
    lemmas(silver.sentences()).forEach(lemmas::putIfAbsent);
    collectWords(lemmas);
    collectExamples();
  }

  /** The lemmatizer that a treebank teaches. */
  public static Lemmatizer train(Iterable<Sentence> sentences, LemmatizerOptions options) {
    return train(sentences, Silver.NONE, options);
  }

  /**
   * The lemmatizer that a treebank teaches, and silver sentences for the words that are not in it.
   */
  public static Lemmatizer train(
      Iterable<Sentence> sentences, Silver silver, LemmatizerOptions options) {
    LemmatizerTrainer trainer = new LemmatizerTrainer(sentences, silver, options);
    RowLayout layout = new RowLayout(options.bits(), Math.max(1, trainer.scripts.size()));
    float[] weights =
        Mixture.of(options.models(), options.seed(), random -> trainer.learn(layout, random));
    RowTable table = RowTable.of(layout, weights);
    return new Lemmatizer(trainer.scripts, table, trainer.exceptions(table));
  }

  /** Counts the lemmas of each form with its tag. */
  private static NavigableMap<String, SortedMap<String, Integer>> lemmas(
      Iterable<Sentence> sentences) {
    NavigableMap<String, SortedMap<String, Integer>> lemmas = new TreeMap<>();
    for (Sentence sentence : sentences) {
      for (int word = 1; word <= sentence.size(); word++) {
        String lemma = sentence.lemma(word);
        boolean isAbsent =
            lemma.isEmpty()
                || (lemma.equals(Sentence.ABSENT) && !sentence.form(word).equals(Sentence.ABSENT));
        if (!isAbsent) {
          lemmas
              .computeIfAbsent(
                  Lemmatizer.key(sentence.form(word), sentence.upos(word), sentence.feats(word)),
                  key -> new TreeMap<>())
              .merge(lemma, 1, Integer::sum);
        }
      }
    }
    return lemmas;
  }

  /** Collects every form with its tag and most frequent lemma, sorted. */
  private void collectWords(NavigableMap<String, SortedMap<String, Integer>> lemmas) {
    lemmas.forEach(
        (key, counts) -> {
          String[] parts = key.split("\t", -1);
          int all = counts.values().stream().mapToInt(Integer::intValue).sum();
          words.add(new Word(parts[0], parts[1], parts[2], mostFrequent(counts), all));
        });
  }

  private static String mostFrequent(SortedMap<String, Integer> counts) {
    String best = counts.firstKey();
    int most = 0;
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      if (entry.getValue() > most) {
        best = entry.getKey();
        most = entry.getValue();
      }
    }
    return best;
  }

  private void collectExamples() {
    Map<EditScript, Integer> uses = new HashMap<>();
    for (Word word : words) {
      EditScript script = EditScript.of(word.form, word.lemma);
      if (script != null) {
        uses.merge(script, 1, Integer::sum);
      }
    }
    Map<EditScript, Integer> numbers = new HashMap<>();
    for (Word word : words) {
      EditScript script = EditScript.of(word.form, word.lemma);
      if (script != null
          && (script.changesCaseOnly() || uses.getOrDefault(script, 0) >= FEWEST_USES)) {
        Integer number = numbers.get(script);
        if (number == null) {
          number = scripts.size();
          numbers.put(script, number);
          scripts.add(script);
        }
        examples.add(word);
        goldScripts.add(number);
      }
    }
  }

  private float[] learn(RowLayout layout, SplittableRandom random) {
    AveragedWeights weights = new AveragedWeights(layout, 1);
    RowList list = RowList.of(layout);
    RowSum sum = new RowSum(layout.width());
    int[] scores = new int[layout.width()];
    RandomOrder.passes(
        options.iterations(),
        examples.size(),
        random,
        example -> {
          Word word = examples.get(example);
          LemmaFeatures.extract(word.form, word.upos, word.feats, list);
          sum.sum(weights.rounded(), list.starts(), list.size(), scores);
          int gold = goldScripts.get(example);
          int wrong = bestWrong(word, scores);
          weights.tick();
          if (wrong >= 0 && scores[wrong] >= scores[gold]) {
            weights.reward(list.starts(), list.size(), gold, wrong);
          }
        });
    return weights.average();
  }

  /** The script with the highest score that makes another lemma than the right one, or −1. */
  private int bestWrong(Word word, int[] scores) {
    int best = -1;
    for (int s = 0; s < scripts.size(); s++) {
      if (best < 0 || scores[s] > scores[best]) {
        String lemma = scripts.get(s).apply(word.form);
        best = lemma == null || lemma.equals(word.lemma) ? best : s;
      }
    }
    return best;
  }

  /**
   * Returns the correct lemmas where the table is wrong, by form and UPOS if that suffices, or else
   * also by FEATS.
   */
  private Map<String, String> exceptions(RowTable table) {
    Lemmatizer.Session byTable = new Lemmatizer(scripts, table, Map.of()).open();
    Map<String, Word> mostFrequent = new HashMap<>();
    for (Word word : words) {
      mostFrequent.merge(
          Lemmatizer.key(word.form, word.upos), word, (a, b) -> b.count > a.count ? b : a);
    }
    Map<String, String> exceptions = new TreeMap<>();
    mostFrequent.forEach(
        (key, word) -> {
          if (!byTable.lemma(word.form, word.upos, word.feats).equals(word.lemma)) {
            exceptions.put(key, word.lemma);
          }
        });
    Lemmatizer.Session corrected = new Lemmatizer(scripts, table, exceptions).open();
    for (Word word : words) {
      if (!corrected.lemma(word.form, word.upos, word.feats).equals(word.lemma)) {
        exceptions.put(Lemmatizer.key(word.form, word.upos, word.feats), word.lemma);
      }
    }
    return exceptions;
  }
}
