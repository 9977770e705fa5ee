package dodona.experiment.run;

import dodona.evaluate.WordOutcomes;
import java.util.List;

/**
 * The results of a run on each sentence of its test set.
 *
 * @param words the outcome of each word, as {@link WordOutcomes#marks} writes it
 * @param swaps the swaps in the derivation of each sentence; empty if they were not counted
 */
public record TestSentences(String words, List<Integer> swaps) {

  /** Copies the list. */
  public TestSentences {
    swaps = List.copyOf(swaps);
  }

  /** Returns the outcomes. */
  public WordOutcomes outcomes() {
    return WordOutcomes.of(words);
  }
}
