package dodona.feature;

import java.util.List;

/**
 * The address of a word in a configuration: a place that the transition system names and the steps
 * from there, such as {@code S0}, {@code B1} or {@code S0l2h}.
 *
 * @param place the number of the place among those of the system
 */
record Node(int place, List<Step> path) {

  /** A step from a word to another one. */
  enum Step {
    LEFTMOST("l"),
    SECOND_LEFTMOST("l2"),
    RIGHTMOST("r"),
    SECOND_RIGHTMOST("r2"),
    HEAD("h"),
    /** The word before it in the sentence. */
    PREVIOUS("<"),
    /** The word after it in the sentence. */
    NEXT(">");

    final String symbol;

    Step(String symbol) {
      this.symbol = symbol;
    }

    boolean dependsOnArcs() {
      return this != PREVIOUS && this != NEXT;
    }
  }

  boolean isPlace() {
    return path.isEmpty();
  }

  boolean dependsOnArcs() {
    return path.stream().anyMatch(Step::dependsOnArcs);
  }

  /** The address of the word from which the last step is taken. */
  Node parent() {
    return new Node(place, path.subList(0, path.size() - 1));
  }

  Step lastStep() {
    return path.get(path.size() - 1);
  }
}
