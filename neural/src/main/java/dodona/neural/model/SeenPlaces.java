package dodona.neural.model;

import dodona.error.InvalidInputException;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.util.ArrayList;
import java.util.List;

/**
 * The positions of a configuration that a network uses: the top three of the stack, the first two
 * of the buffer, and the first of any other structure of the system. More positions did not improve
 * accuracy.
 */
public final class SeenPlaces {

  private final int all;
  private final List<String> names;
  private final int[] numbers;

  private SeenPlaces(List<String> all, List<String> names) {
    this.all = all.size();
    this.names = List.copyOf(names);
    this.numbers = names.stream().mapToInt(all::indexOf).toArray();
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] < 0) {
        throw new InvalidInputException("unknown position '" + names.get(i) + "'");
      }
    }
    if (numbers.length == 0 || this.all > Integer.SIZE) {
      throw new InvalidInputException(numbers.length + " places of " + this.all);
    }
  }

  /** The places of a system. */
  public static SeenPlaces of(TransitionSystem<?> system) {
    List<String> names = new ArrayList<>();
    for (String place : system.places()) {
      int most = place.startsWith("S") ? 3 : place.startsWith("B") ? 2 : 1;
      if (place.charAt(1) - '0' < most) {
        names.add(place);
      }
    }
    return new SeenPlaces(system.places(), names);
  }

  /**
   * Some places of a system.
   *
   * @throws InvalidInputException if it has no such places
   */
  static SeenPlaces named(TransitionSystem<?> system, List<String> names) {
    return new SeenPlaces(system.places(), names);
  }

  /** Returns the names of the places. */
  public List<String> names() {
    return names;
  }

  /** Returns the number of places. */
  public int size() {
    return numbers.length;
  }

  /** One bit for each, in the order of the system's places. */
  int bits() {
    int bits = 0;
    for (int number : numbers) {
      bits |= 1 << number;
    }
    return bits;
  }

  /** Room for the words at all places of the system. */
  public int[] room() {
    return new int[all];
  }

  /**
   * Finds the words at the places around a site.
   *
   * @param root what is added to their numbers
   * @param room see {@link #room}
   * @param words receives them, −1 where there is none
   */
  public <C extends PartialTree> void find(
      TransitionSystem<C> system, C c, int site, int root, int[] room, int[] words) {
    system.places(c, site, room);
    for (int i = 0; i < numbers.length; i++) {
      int word = room[numbers[i]];
      words[i] = word < 0 ? -1 : root + word;
    }
  }
}
