package dodona.train;

import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The sentences to learn from, each with its tree, and those that had to be left out; immutable.
 */
final class TrainingSet {

  private final List<Example> examples;
  private final List<Sentence> skipped;

  private TrainingSet(List<Example> examples, List<Sentence> skipped) {
    this.examples = List.copyOf(examples);
    this.skipped = List.copyOf(skipped);
  }

  /**
   * The sentences that can be learnt from.
   *
   * @param derivable whether the oracle and its system can derive a tree
   * @throws dodona.treebank.InvalidTreebankException if a sentence has no tree
   */
  static TrainingSet of(List<Sentence> sentences, Predicate<DependencyTree> derivable) {
    List<Example> kept = new ArrayList<>();
    List<Sentence> skipped = new ArrayList<>();
    for (Sentence sentence : sentences) {
      DependencyTree tree = sentence.tree();
      if (derivable.test(tree)) {
        kept.add(new Example(sentence, tree));
      } else {
        skipped.add(sentence);
      }
    }
    return new TrainingSet(kept, skipped);
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
    return new TrainingSet(others, skipped);
  }

  /** The examples, in the order of the treebank. */
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
