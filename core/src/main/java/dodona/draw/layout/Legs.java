package dodona.draw.layout;

import dodona.draw.Arc;
import dodona.support.NextLarger;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The legs of arcs, which come down to the words, so that labels of lower arcs can avoid them. A
 * leg passes through a lower arc only if the two arcs cross.
 */
final class Legs {

  /** The number of legs in the way after which the search for a free position is given up. */
  private static final int MOST_TRIED = 100;

  private final int clearance;
  private final int[] places;
  private final NextLarger levels;

  /**
   * The legs of some arcs.
   *
   * @param layout has the ports and the levels of the arcs
   * @param clearance the least distance between a label and a leg
   */
  Legs(TreeLayout layout, List<Arc> arcs, int clearance) {
    this.clearance = clearance;
    long[] legs =
        arcs.stream()
            .flatMapToLong(
                arc -> {
                  long level = layout.levels().of(arc);
                  IntStream ports =
                      arc.isRoot()
                          ? IntStream.of(layout.dependentPort(arc))
                          : IntStream.of(layout.dependentPort(arc), layout.headPort(arc));
                  return ports.mapToLong(port -> ((long) port << 32) | level);
                })
            .toArray();
    Arrays.sort(legs);
    this.places = Arrays.stream(legs).mapToInt(leg -> (int) (leg >> 32)).toArray();
    this.levels = new NextLarger(Arrays.stream(legs).mapToInt(leg -> (int) leg).toArray());
  }

  /** The nearest start for a label, from a place to the right up to a last one, free of legs. */
  OptionalInt freeAfter(int from, int last, int label, int level) {
    int at = from;
    for (int tried = 0; tried < MOST_TRIED && (at <= last || at == from); tried++) {
      int leg = levels.next(firstFrom(at - clearance), level);
      if (leg == places.length || places[leg] >= at + label + clearance) {
        return OptionalInt.of(at);
      }
      at = places[leg] + clearance + 1;
    }
    return OptionalInt.empty();
  }

  /** The nearest start for a label, from a place to the left down to a first one, free of legs. */
  OptionalInt freeBefore(int from, int first, int label, int level) {
    int at = from;
    for (int tried = 0; tried < MOST_TRIED && (at >= first || at == from); tried++) {
      int leg = levels.previous(firstFrom(at + label + clearance), level);
      if (leg < 0 || places[leg] < at - clearance) {
        return OptionalInt.of(at);
      }
      at = places[leg] - clearance - label;
    }
    return OptionalInt.empty();
  }

  /** The first leg at a place or after it. */
  private int firstFrom(int place) {
    int found = Arrays.binarySearch(places, place);
    if (found < 0) {
      return -found - 1;
    }
    while (found > 0 && places[found - 1] == place) {
      found--;
    }
    return found;
  }
}
