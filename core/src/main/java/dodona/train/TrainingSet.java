package dodona.train;

import dodona.linear.RandomOrder;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The sentences to learn from, each with its tree, the gold ones before the {@linkplain Silver
 * silver} ones, and those that had to be left out; immutable.
 */
final class TrainingSet {

  private final List<Example> examples;
  private final int gold;
  private final Silver silver;
  private final List<Sentence> skipped;

  private TrainingSet(List<Example> examples, int gold, Silver silver, List<Sentence> skipped) {
    this.examples = List.copyOf(examples);
    this.gold = gold;
    this.silver = silver;
    this.skipped = List.copyOf(skipped);
  }

  /**
   * The sentences of a treebank that can be learnt from.
   *
   * @param derivable whether the oracle and its system can derive a tree
   * @throws dodona.treebank.InvalidTreebankException if a sentence has no tree
   */
  static TrainingSet of(List<Sentence> sentences, Predicate<DependencyTree> derivable) {
    return of(sentences, Silver.NONE, derivable);
  }

  /**
   * The sentences that can be learnt from, those of the treebank first.
   *
   * @param derivable whether the oracle and its system can derive a tree
   * @throws dodona.treebank.InvalidTreebankException if a sentence has no tree
   */
  static TrainingSet of(
      List<Sentence> sentences, Silver silver, Predicate<DependencyTree> derivable) {
    List<Example> kept = new ArrayList<>();
    List<Sentence> skipped = new ArrayList<>();
    keep(sentences, derivable, kept, skipped);
    int gold = kept.size();
    keep(silver.sentences(), derivable, kept, skipped);
    return new TrainingSet(kept, gold, silver, skipped);
  }

  private static void keep(
      List<Sentence> sentences,
      Predicate<DependencyTree> derivable,
      List<Example> kept,
      List<Sentence> skipped) {
    for (Sentence sentence : sentences) {
      DependencyTree tree = sentence.tree();
      if (derivable.test(tree)) {
        kept.add(new Example(sentence, tree));
      } else {
        skipped.add(sentence);
      }
    }
  }

  /** All labels of some sentences, in the order of the alphabet. */
  static List<String> labels(List<Sentence> sentences) {
    TreeSet<String> labels = new TreeSet<>();
    for (Sentence sentence : sentences) {
      for (int word = 1; word <= sentence.size(); word++) {
        labels.add(sentence.deprel(word));
      }
    }
    return List.copyOf(labels);
  }

  /** Whether every tree has exactly one root, so that a parser should see to it, too. */
  static boolean haveSingleRoots(List<Sentence> sentences) {
    return sentences.stream().allMatch(sentence -> sentence.tree().rootCount() == 1);
  }

  /** The number of sentences to learn from. */
  int size() {
    return examples.size();
  }

  /** The same without a run of sentences. */
  TrainingSet without(int start, int end) {
    List<Example> others = new ArrayList<>(examples);
    others.subList(start, end).clear();
    int goldLeft = gold - (Math.min(end, gold) - Math.min(start, gold));
    return new TrainingSet(others, goldLeft, silver, skipped);
  }

  /** How many sentences one passage takes: all gold ones and a share of the silver ones. */
  int sizeOfPass() {
    return gold + silverDrawn();
  }

  /** The numbers of the examples of one passage, in random order. */
  int[] order(SplittableRandom random) {
    return RandomOrder.of(gold, examples.size() - gold, silverDrawn(), random);
  }

  /** What has to be the same for a training to be continued, besides the sentences. */
  String description() {
    return gold == examples.size() ? "" : " silver from " + gold + " weight " + silver.weight();
  }

  private int silverDrawn() {
    return silver.drawn(examples.size() - gold);
  }

  /** The examples, in the order of the data. */
  List<Example> examples() {
    return examples;
  }

  Example example(int i) {
    return examples.get(i);
  }

  Sentence sentence(int i) {
    return examples.get(i).sentence();
  }

  DependencyTree tree(int i) {
    return examples.get(i).gold();
  }

  /** The sentences that cannot be learnt from. */
  List<Sentence> skipped() {
    return skipped;
  }
}
