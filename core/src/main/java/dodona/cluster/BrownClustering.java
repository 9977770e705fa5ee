package dodona.cluster;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Brown clusters: classes of words such that the class of a word is as informative as possible
 * about the class of its neighbor.
 *
 * <p>The most frequent words are a class each. Every other word, by frequency, becomes one more
 * class, and the two classes whose union loses the least mutual information are joined. At last all
 * classes are joined, two by two, into a binary tree; the path to a class is its name.
 *
 * <p>Peter Brown et al. (1992): <i>Class-Based n-gram Models of Natural Language</i>. That a step
 * takes the square of the number of classes, not its cube, is due to Percy Liang (2005):
 * <i>Semi-Supervised Learning for Natural Language</i>.
 */
public final class BrownClustering {

  /** A longer path is cut: those in use have about 20 bits. */
  private static final int LONGEST_PATH = 64;

  private final WordPairs text;
  private final int slots;
  private final MutualInformation information;
  private final int[] slotOf;
  private final List<List<Integer>> members = new ArrayList<>();

  private BrownClustering(WordPairs text, int classes) {
    this.text = text;
    this.slots = classes + 1;
    this.slotOf = new int[text.size()];
    Arrays.fill(slotOf, -1);
    for (int slot = 0; slot < slots; slot++) {
      members.add(new ArrayList<>());
    }
    this.information = new MutualInformation(slots, text.after().all());
  }

  /**
   * Clusters words.
   *
   * @param classes how many classes, at least two and at most as many as there are words
   * @param done receives the number of words that have a class
   * @return a line for each word: its path, the word and how often it occurs, with tabs between
   *     them, sorted by path and frequency
   */
  public static String cluster(WordPairs text, int classes, IntConsumer done) {
    if (classes < 2 || classes > text.size()) {
      throw new InvalidInputException(
          classes
              + " clusters of "
              + text.size()
              + " words; expected 2 or more, and at most one per word");
    }
    BrownClustering clustering = new BrownClustering(text, classes);
    int free = 0;
    for (int word = 0; word < text.size(); word++) {
      clustering.add(word, free);
      free = word < classes ? word + 1 : clustering.mergeBest().gone();
      done.accept(word + 1);
    }
    return clustering.lines(clustering.paths());
  }

  private void add(int word, int slot) {
    int[] before = new int[slots];
    int[] after = new int[slots];
    slotOf[word] = slot;
    members.get(slot).add(word);
    add(text.before(), word, before);
    add(text.after(), word, after);
    information.add(slot, text.after().all(word), text.before().all(word), before, after);
  }

  private void add(WordPairs.Neighbors neighbors, int word, int[] counts) {
    for (int place = neighbors.start(word); place < neighbors.start(word + 1); place++) {
      int slot = slotOf[neighbors.word(place)];
      if (slot >= 0) {
        counts[slot] += neighbors.count(place);
      }
    }
  }

  private record Merge(int kept, int gone) {}

  private Merge mergeBest() {
    int bestA = -1;
    int bestB = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int a = 0; a < slots; a++) {
      for (int b = a + 1; information.isUsed(a) && b < slots; b++) {
        if (information.isUsed(b) && information.loss(a, b) < least) {
          least = information.loss(a, b);
          bestA = a;
          bestB = b;
        }
      }
    }
    boolean isFirstLarger = members.get(bestA).size() >= members.get(bestB).size();
    Merge merge = isFirstLarger ? new Merge(bestA, bestB) : new Merge(bestB, bestA);
    information.merge(merge.kept, merge.gone);
    for (int word : members.get(merge.gone)) {
      slotOf[word] = merge.kept;
    }
    members.get(merge.kept).addAll(members.get(merge.gone));
    members.get(merge.gone).clear();
    return merge;
  }

  /** Joins all classes, and gives the path of each word. */
  private String[] paths() {
    List<List<Integer>> classes = new ArrayList<>();
    int[] classOfSlot = new int[slots];
    for (int slot = 0; slot < slots; slot++) {
      if (information.isUsed(slot)) {
        classOfSlot[slot] = classes.size();
        classes.add(List.copyOf(members.get(slot)));
      }
    }
    List<int[]> joined = new ArrayList<>();
    while (joined.size() < classes.size() - 1) {
      Merge merge = mergeBest();
      joined.add(new int[] {classOfSlot[merge.kept], classOfSlot[merge.gone]});
      classOfSlot[merge.kept] = classes.size() + joined.size() - 1;
    }
    String[] pathOfNode = new String[classes.size() + joined.size()];
    pathOfNode[pathOfNode.length - 1] = "";
    for (int node = joined.size() - 1; node >= 0; node--) {
      int[] parts = joined.get(node);
      String path = pathOfNode[classes.size() + node];
      pathOfNode[parts[0]] = path + "0";
      pathOfNode[parts[1]] = path + "1";
    }
    String[] paths = new String[text.size()];
    for (int c = 0; c < classes.size(); c++) {
      String path = pathOfNode[c];
      String cut = path.substring(0, Math.min(LONGEST_PATH, path.length()));
      classes.get(c).forEach(word -> paths[word] = cut);
    }
    return paths;
  }

  private String lines(String[] paths) {
    List<Integer> words = new ArrayList<>();
    for (int word = 0; word < text.size(); word++) {
      words.add(word);
    }
    words.sort(Comparator.comparing((Integer word) -> paths[word]).thenComparing(word -> word));
    StringBuilder lines = new StringBuilder();
    for (int word : words) {
      lines.append(paths[word]).append('\t').append(text.word(word)).append('\t');
      lines.append(text.count(word)).append('\n');
    }
    return lines.toString();
  }
}
