package dodona.evaluate;

import dodona.treebank.Sentence;
import java.util.List;

/** A way to sort the arcs of a tree into classes; each arc into a word is in one of them. */
enum ArcClasses {
  /** By label. */
  LABEL("label"),
  /** By the side of the head on which the dependent stands. */
  DIRECTION("arc direction"),
  /** By the distance between head and dependent, in words. */
  LENGTH("arc length"),
  /** By the number of arcs from the artificial root down to the dependent. */
  DISTANCE_TO_ROOT("distance to root"),
  /** By the number of words in the sentence. */
  SENTENCE_LENGTH("sentence length");

  private static final ArcClass ROOT = new ArcClass(0, "root");
  private static final ArcClass LEFT = new ArcClass(1, "left");
  private static final ArcClass RIGHT = new ArcClass(2, "right");
  private static final List<ArcClass> LENGTHS = ArcClass.ranges(1, 2, 3, 7, 15);
  private static final List<ArcClass> DISTANCES = ArcClass.ranges(1, 2, 3, 4, 5, 6, 7);
  private static final List<ArcClass> SENTENCE_LENGTHS = ArcClass.ranges(1, 11, 21, 31, 41, 51);

  private final String title;

  ArcClasses(String title) {
    this.title = title;
  }

  /** The property that defines the classes. */
  @Override
  public String toString() {
    return title;
  }

  /**
   * The class of the arc into a word.
   *
   * @param label the word's label, as the convention compares it
   */
  ArcClass of(Sentence sentence, int word, String label) {
    int head = sentence.head(word);
    return switch (this) {
      case LABEL -> new ArcClass(0, label);
      case DIRECTION -> head == 0 ? ROOT : word < head ? LEFT : RIGHT;
      case LENGTH -> head == 0 ? ROOT : ArcClass.of(Math.abs(word - head), LENGTHS);
      case DISTANCE_TO_ROOT -> ArcClass.of(distanceToRoot(sentence, word), DISTANCES);
      case SENTENCE_LENGTH -> ArcClass.of(sentence.size(), SENTENCE_LENGTHS);
    };
  }

  /** Counts no further than the last class begins: chains may be many thousands of words deep. */
  private static int distanceToRoot(Sentence sentence, int word) {
    int furthest = DISTANCES.get(DISTANCES.size() - 1).rank();
    int distance = 0;
    for (int w = word; w != 0 && distance < furthest; w = sentence.head(w)) {
      distance++;
    }
    return distance;
  }
}
