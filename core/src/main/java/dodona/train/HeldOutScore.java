package dodona.train;

import dodona.evaluate.AttachmentScore;
import dodona.evaluate.EvaluationOptions;
import dodona.search.Parser;
import dodona.support.parallel.OrderedResults;
import dodona.support.parallel.OrderedWorkers;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The scores of a model on held-out sentences: UAS and LAS as defined by Universal Dependencies,
 * without label subtypes.
 */
public record HeldOutScore(double uas, double las) implements Comparable<HeldOutScore> {

  /** The number of sentences parsed at a time; some models are faster on many. */
  private static final int BATCH = OrderedWorkers.BATCH;

  /** The score where nothing was held out. */
  static final HeldOutScore NONE = new HeldOutScore(-1, -1);

  /** Parses sentences and compares the trees with those that they have. */
  public static HeldOutScore of(Parser parser, List<Sentence> sentences) {
    return mean(byGroup(parser, sentences, 1, sentence -> "").values());
  }

  /** Returns the score of each group of sentences, in alphabetical order. */
  static SortedMap<String, HeldOutScore> byGroup(
      Parser parser, List<Sentence> sentences, int threads, Function<Sentence, String> group) {
    SortedMap<String, AttachmentScore> scores = new TreeMap<>();
    Iterator<Sentence> golds = sentences.iterator();
    try (OrderedResults<DependencyTree> trees =
        OrderedWorkers.results(sentences.iterator(), BATCH, () -> parser::parse, threads)) {
      while (trees.hasNext()) {
        Sentence gold = golds.next();
        scores
            .computeIfAbsent(
                group.apply(gold),
                name -> new AttachmentScore(EvaluationOptions.UD.withLenient(true)))
            .add(gold, gold.withTree(trees.next()));
      }
    }
    SortedMap<String, HeldOutScore> results = new TreeMap<>();
    scores.forEach(
        (name, score) ->
            results.put(name, new HeldOutScore(score.uas().f1() / 100, score.las().f1() / 100)));
    return results;
  }

  /** Returns the mean of scores, in which each counts the same. */
  static HeldOutScore mean(Collection<HeldOutScore> scores) {
    double uas = 0;
    double las = 0;
    for (HeldOutScore score : scores) {
      uas += score.uas / scores.size();
      las += score.las / scores.size();
    }
    return new HeldOutScore(uas, las);
  }

  /** Returns a share as a percentage with two decimals, for provenance. */
  static double percent(double share) {
    return Math.round(share * 10_000) / 100.0;
  }

  /** The better score is that with the higher LAS. */
  @Override
  public int compareTo(HeldOutScore other) {
    return Double.compare(las, other.las);
  }
}
