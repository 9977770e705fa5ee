package dodona.train;

import dodona.evaluate.AttachmentScore;
import dodona.evaluate.EvaluationOptions;
import dodona.search.Parser;
import dodona.support.parallel.OrderedResults;
import dodona.support.parallel.OrderedWorkers;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.Iterator;
import java.util.List;

/**
 * How well a model parses held-out sentences: the shares of words with the right head (UAS) and the
 * right head and label (LAS), as Universal Dependencies counts them, without subtypes of labels.
 */
public record HeldOutScore(double uas, double las) implements Comparable<HeldOutScore> {

  /** How many sentences are parsed at a time, for models that are faster on many. */
  private static final int BATCH = OrderedWorkers.BATCH;

  /** The score where nothing was held out. */
  static final HeldOutScore NONE = new HeldOutScore(-1, -1);

  /** Parses sentences and compares the trees with those that they have. */
  public static HeldOutScore of(Parser parser, List<Sentence> sentences) {
    return of(parser, sentences, 1);
  }

  /** The same with several threads. */
  static HeldOutScore of(Parser parser, List<Sentence> sentences, int threads) {
    AttachmentScore score = new AttachmentScore(EvaluationOptions.UD.withLenient(true));
    Iterator<Sentence> golds = sentences.iterator();
    try (OrderedResults<DependencyTree> trees =
        OrderedWorkers.results(sentences.iterator(), BATCH, () -> parser::parse, threads)) {
      while (trees.hasNext()) {
        Sentence gold = golds.next();
        score.add(gold, gold.withTree(trees.next()));
      }
    }
    return new HeldOutScore(score.uas().f1() / 100, score.las().f1() / 100);
  }

  /** Returns a share as a percentage with two decimals, as provenance has it. */
  static double percent(double share) {
    return Math.round(share * 10_000) / 100.0;
  }

  /** The better score is that with the higher LAS. */
  @Override
  public int compareTo(HeldOutScore other) {
    return Double.compare(las, other.las);
  }
}
