package dodona.experiment.run;

import dodona.support.Folds;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;

/**
 * The sentences of a treebank, with the tags that parsers use.
 *
 * @param name the name of the treebank
 * @param train what to learn from
 * @param dev what to choose the iteration by
 * @param test what to report on; empty if there is nothing
 * @param heldOut whether {@code dev} was cut off the training file, for want of a file of its own
 * @param invalid how many sentences were left out, as they are not trees
 */
public record TreebankData(
    String name,
    List<Sentence> train,
    List<Sentence> dev,
    List<Sentence> test,
    boolean heldOut,
    long invalid) {

  /** Copies the lists. */
  public TreebankData {
    train = List.copyOf(train);
    dev = List.copyOf(dev);
    test = List.copyOf(test);
  }

  /** The number of words to learn from. */
  long words() {
    return train.stream().mapToLong(Sentence::size).sum();
  }

  /** The same with at most so many sentences to learn from, evenly spread, as files have genres. */
  public TreebankData learningFrom(int most) {
    if (train.size() <= most) {
      return this;
    }
    List<Sentence> some = new ArrayList<>(most);
    for (int i = 0; i < most; i++) {
      some.add(train.get((int) ((long) i * train.size() / most)));
    }
    return new TreebankData(name, some, dev, test, heldOut, invalid);
  }

  /** The whole training file. */
  List<Sentence> trainingFile() {
    List<Sentence> all = new ArrayList<>(train);
    if (heldOut) {
      all.addAll(dev);
    }
    return all;
  }

  /**
   * One fold of a cross-validation: a run of training sentences is tested on, the others are for
   * training, without a development set.
   */
  TreebankData fold(int fold, int folds) {
    List<Sentence> all = trainingFile();
    Folds cut = new Folds(all.size(), folds);
    return new TreebankData(
        name, cut.outside(fold, all), List.of(), cut.inside(fold, all), false, invalid);
  }
}
