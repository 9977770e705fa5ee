package dodona.treebank;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A treebank divided at random into parts for training, development and test. Documents stay whole,
 * so that no part is scored on texts that another part was trained on.
 *
 * @param train the sentences that are in neither of the other parts
 * @param dev the development part
 * @param test the test part
 */
public record TreebankSplit(List<Sentence> train, List<Sentence> dev, List<Sentence> test) {

  /** Copies the lists. */
  public TreebankSplit {
    train = List.copyOf(train);
    dev = List.copyOf(dev);
    test = List.copyOf(test);
  }

  /** Returns the documents of a treebank: runs of sentences that begin with {@code # newdoc}. */
  public static List<List<Sentence>> documents(List<Sentence> sentences) {
    List<List<Sentence>> documents = new ArrayList<>();
    for (Sentence sentence : sentences) {
      if (documents.isEmpty() || beginsDocument(sentence)) {
        documents.add(new ArrayList<>());
      }
      documents.get(documents.size() - 1).add(sentence);
    }
    return documents;
  }

  private static boolean beginsDocument(Sentence sentence) {
    return sentence.comments().stream().anyMatch(comment -> comment.matches("#\\s*newdoc(\\s.*)?"));
  }

  /**
   * Divides units that must stay whole, such as documents. Each part has about as many sentences as
   * asked for, at least one unit, and keeps the order of the treebank.
   *
   * @param dev the number of sentences for development, 0 for none
   * @param test the number of sentences for test, 0 for none
   * @throws InvalidInputException if there are too few units or sentences
   */
  public static TreebankSplit of(List<List<Sentence>> units, int dev, int test, long seed) {
    long sentences = units.stream().mapToLong(List::size).sum();
    if ((long) dev + test >= sentences) {
      throw new InvalidInputException(
          "%d sentences for dev and %d for test leave none of %d to train on"
              .formatted(dev, test, sentences));
    }
    int parts = 1 + (dev > 0 ? 1 : 0) + (test > 0 ? 1 : 0);
    if (units.size() < parts) {
      throw new InvalidInputException(
          "%d parts need at least %d documents, but there are %d"
              .formatted(parts, parts, units.size()));
    }
    List<Integer> order = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      order.add(unit);
    }
    Collections.shuffle(order, new Random(seed));
    int others = dev > 0 ? 2 : 1;
    List<Integer> testUnits = take(units, order, test, others);
    List<Integer> devUnits = take(units, order, dev, 1);
    return new TreebankSplit(
        inOrder(units, order), inOrder(units, devUnits), inOrder(units, testUnits));
  }

  /** Takes units off a list while they bring a part nearer to its size, and leaves some. */
  private static List<Integer> take(
      List<List<Sentence>> units, List<Integer> order, int size, int leave) {
    List<Integer> taken = new ArrayList<>();
    int missing = size;
    for (int unit : List.copyOf(order)) {
      int count = units.get(unit).size();
      boolean isNearer = Math.abs(missing - count) < missing;
      if (isNearer && order.size() > leave) {
        taken.add(unit);
        order.remove((Integer) unit);
        missing -= count;
      }
      if (missing <= 0) {
        break;
      }
    }
    if (taken.isEmpty() && size > 0) {
      int smallest = Collections.min(order, (a, b) -> units.get(a).size() - units.get(b).size());
      taken.add(smallest);
      order.remove((Integer) smallest);
    }
    return taken;
  }

  private static List<Sentence> inOrder(List<List<Sentence>> units, List<Integer> chosen) {
    return chosen.stream().sorted().flatMap(unit -> units.get(unit).stream()).toList();
  }
}
