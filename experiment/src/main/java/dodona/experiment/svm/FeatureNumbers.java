package dodona.experiment.svm;

import dodona.feature.FeatureExtractor;
import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.transition.PartialTree;
import dodona.treebank.Sentence;
import java.util.Arrays;

/**
 * Numbers the features of configurations, from 1 on. They are hashed into as many places as the
 * rows of a weight table of so many bits have; only places that were seen in training have a
 * number.
 */
final class FeatureNumbers {

  private final FeatureModel features;
  private final RowLayout layout;
  private final int[] numbers;
  private int count;

  FeatureNumbers(FeatureModel features, int bits) {
    this.features = features;
    this.layout = new RowLayout(bits, 1);
    this.numbers = new int[(1 << bits) / RowLayout.ALIGNMENT];
  }

  /** Returns the number of numbered features. */
  int count() {
    return count;
  }

  /**
   * A view for one thread.
   *
   * @param isTraining whether features that are new get a number
   */
  Reader reader(boolean isTraining) {
    return new Reader(isTraining);
  }

  /** Finds the numbers of the features of one configuration after the other. */
  final class Reader {

    private final boolean isTraining;
    private final FeatureExtractor extractor = features.extractor(layout);
    private final int[] found = new int[extractor.mostRows()];

    private Reader(boolean isTraining) {
      this.isTraining = isTraining;
    }

    void begin(Sentence sentence) {
      extractor.begin(sentence);
    }

    /** The numbers of all features that have one, each once and in ascending order. */
    int[] numbers(PartialTree c) {
      int rows = extractor.extract(c, 0, found);
      int known = 0;
      for (int i = 0; i < rows; i++) {
        int number = number(found[i] / RowLayout.ALIGNMENT);
        if (number > 0) {
          found[known++] = number;
        }
      }
      Arrays.sort(found, 0, known);
      int different = 0;
      for (int i = 0; i < known; i++) {
        if (i == 0 || found[i] != found[i - 1]) {
          found[different++] = found[i];
        }
      }
      return Arrays.copyOf(found, different);
    }

    private int number(int place) {
      if (isTraining && numbers[place] == 0) {
        numbers[place] = ++count;
      }
      return numbers[place];
    }
  }
}
