package dodona.train;

import dodona.error.InvalidInputException;
import dodona.linear.RandomOrder;
import dodona.train.recipe.NonProjective;
import dodona.train.recipe.Recipe;
import dodona.treebank.DependencyTree;
import dodona.treebank.PseudoProjectivity;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The training sentences with their trees, gold ones before {@linkplain Silver silver} ones, and
 * the skipped sentences; immutable.
 */
public final class TrainingSet {

  private final List<Example> examples;
  private final int gold;
  private final Silver silver;
  private final List<Sentence> skipped;
  private final List<String> labels;
  private final boolean singleRoot;
  private final Sampling sampling;
  private final Sampling.@Nullable Draw draw;

  private TrainingSet(
      List<Example> examples,
      int gold,
      Silver silver,
      List<Sentence> skipped,
      List<String> labels,
      boolean singleRoot,
      Sampling sampling) {
    if (!sampling.isWhole() && !silver.isEmpty()) {
      throw new InvalidInputException("sampling cannot be combined with silver data");
    }
    this.examples = List.copyOf(examples);
    this.gold = gold;
    this.silver = silver;
    this.skipped = List.copyOf(skipped);
    this.labels = labels;
    this.singleRoot = singleRoot;
    this.sampling = sampling;
    this.draw = sampling.isWhole() ? null : sampling.of(this.examples);
  }

  /**
   * Returns the sentences of a treebank, and of silver data, that a recipe can learn from, with the
   * trees and labels that it wants.
   *
   * @throws dodona.treebank.InvalidTreebankException if a sentence has no tree
   */
  static TrainingSet of(Recipe recipe, List<Sentence> treebank, Silver silver, Sampling sampling) {
    return of(
        learnable(recipe, treebank),
        silver.with(learnable(recipe, silver.sentences())),
        sampling,
        recipe::learnable);
  }

  private static List<Sentence> learnable(Recipe recipe, List<Sentence> sentences) {
    return recipe.labeled(
        recipe.nonProjective() == NonProjective.LIFT ? lift(sentences) : sentences);
  }

  private static List<Sentence> lift(List<Sentence> sentences) {
    return sentences.stream()
        .map(sentence -> sentence.withTree(PseudoProjectivity.lift(sentence.tree())))
        .toList();
  }

  /**
   * Returns the sentences that can be learned from, those of the treebank first.
   *
   * @param derivable given all labels, returns whether a tree can be learned from
   * @throws dodona.treebank.InvalidTreebankException if a sentence has no tree
   */
  public static TrainingSet of(
      List<Sentence> sentences,
      Silver silver,
      Function<List<String>, Predicate<DependencyTree>> derivable) {
    return of(sentences, silver, Sampling.NONE, derivable);
  }

  private static TrainingSet of(
      List<Sentence> sentences,
      Silver silver,
      Sampling sampling,
      Function<List<String>, Predicate<DependencyTree>> derivable) {
    List<Sentence> all = Stream.concat(sentences.stream(), silver.sentences().stream()).toList();
    List<String> labels = labels(all);
    Predicate<DependencyTree> isKept = derivable.apply(labels);
    List<Example> kept = new ArrayList<>();
    List<Sentence> skipped = new ArrayList<>();
    keep(sentences, isKept, kept, skipped);
    int gold = kept.size();
    keep(silver.sentences(), isKept, kept, skipped);
    return new TrainingSet(kept, gold, silver, skipped, labels, haveSingleRoots(all), sampling);
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

  private static List<String> labels(List<Sentence> sentences) {
    TreeSet<String> labels = new TreeSet<>();
    for (Sentence sentence : sentences) {
      for (int word = 1; word <= sentence.size(); word++) {
        labels.add(sentence.deprel(word));
      }
    }
    if (labels.size() > 1) {
      labels.remove(DependencyTree.NO_LABEL); // of words whose heads are not known
    }
    return List.copyOf(labels);
  }

  private static boolean haveSingleRoots(List<Sentence> sentences) {
    return sentences.stream().allMatch(sentence -> sentence.tree().rootCount() == 1);
  }

  /** Returns all labels, those of skipped sentences included, in alphabetical order. */
  public List<String> labels() {
    return labels;
  }

  /** Returns whether every tree has exactly one root, so that a parser should ensure it, too. */
  public boolean hasSingleRoots() {
    return singleRoot;
  }

  /** Checks that there is something to learn from. */
  void requireSentences() {
    if (examples.isEmpty()) {
      throw new InvalidInputException("no sentences to train on (" + skipped.size() + " skipped)");
    }
  }

  /** Returns the number of sentences to learn from. */
  public int size() {
    return examples.size();
  }

  /** Returns the number of words to learn from. */
  long words() {
    return examples.stream().mapToLong(example -> example.sentence().size()).sum();
  }

  /** Returns a copy without a run of sentences. */
  public TrainingSet without(int start, int end) {
    List<Example> others = new ArrayList<>(examples);
    others.subList(start, end).clear();
    int goldLeft = gold - (Math.min(end, gold) - Math.min(start, gold));
    return new TrainingSet(others, goldLeft, silver, skipped, labels, singleRoot, sampling);
  }

  /** Returns the number of sentences in one pass: all gold ones and a share of the silver ones. */
  int sizeOfPass() {
    return draw != null ? draw.size() : gold + silverDrawn();
  }

  /** The numbers of the examples of one passage, in random order. */
  int[] order(long seed, int iteration, SplittableRandom random) {
    return draw != null
        ? draw.order(seed, iteration, random)
        : RandomOrder.of(gold, examples.size() - gold, silverDrawn(), random);
  }

  /**
   * The settings that must be the same to continue a training run, in addition to the sentences.
   */
  String description() {
    String sampled = draw == null ? "" : " sampled " + sampling.pivot() + " " + sampling.exponent();
    return gold == examples.size()
        ? sampled
        : " silver from " + gold + " weight " + silver.weight();
  }

  private int silverDrawn() {
    return silver.drawn(examples.size() - gold);
  }

  /** Returns the sentences to learn from, in the order of the data. */
  public List<Example> examples() {
    return examples;
  }

  /** Returns a sentence to learn from, with its tree. */
  public Example example(int i) {
    return examples.get(i);
  }

  /** The skipped sentences. */
  List<Sentence> skipped() {
    return skipped;
  }
}
