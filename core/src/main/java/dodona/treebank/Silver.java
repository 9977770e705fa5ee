package dodona.treebank;

import dodona.error.InvalidInputException;
import java.util.List;

/**
 * Silver data: sentences analyzed by a better parser, used for training in addition to a treebank;
 * immutable.
 *
 * <p>There may be many more of them than gold ones, which must not drown: so each passage through
 * the data takes all gold sentences, and a random share of these.
 *
 * @param sentences with tags, lemmas and trees
 * @param weight the share of them in each passage, above 0 and up to 1
 */
public record Silver(List<Sentence> sentences, double weight) {

  /** No silver data. */
  public static final Silver NONE = new Silver(List.of(), 1);

  /** Checks the weight. */
  public Silver {
    if (!(weight > 0 && weight <= 1)) {
      throw new InvalidInputException(
          "the weight of silver sentences is " + weight + "; expected more than 0 and at most 1");
    }
    sentences = List.copyOf(sentences);
  }

  /** The same share of other sentences. */
  public Silver with(List<Sentence> others) {
    return new Silver(others, weight);
  }

  /** Returns the number of sentences of a pass, given the number of usable ones. */
  public int drawn(int learnable) {
    return (int) Math.round(weight * learnable);
  }

  /** Returns whether there are none. */
  public boolean isEmpty() {
    return sentences.isEmpty();
  }
}
