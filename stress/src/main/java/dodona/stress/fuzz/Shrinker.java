package dodona.stress.fuzz;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.Predicate;

/** Makes an input that fails smaller as long as it fails in the same way. */
final class Shrinker {

  private static final long LONGEST = Duration.ofSeconds(20).toNanos();

  private Shrinker() {}

  /**
   * Removes ever smaller pieces (Zeller &amp; Hildebrandt 2002, <i>Simplifying and Isolating
   * Failure-Inducing Input</i>), for a while.
   *
   * @param stillFails whether an input fails in the same way
   */
  static byte[] shrink(byte[] input, Predicate<byte[]> stillFails) {
    long end = System.nanoTime() + LONGEST;
    byte[] smallest = input;
    for (int piece = Math.max(1, input.length / 2); piece >= 1; piece /= 2) {
      boolean again = true;
      while (again) {
        again = false;
        for (int at = 0; at < smallest.length; ) {
          if (System.nanoTime() > end) {
            return smallest;
          }
          byte[] smaller = without(smallest, at, Math.min(smallest.length, at + piece));
          if (stillFails.test(smaller)) {
            smallest = smaller;
            again = piece > 1;
          } else {
            at += piece;
          }
        }
      }
    }
    return smallest;
  }

  private static byte[] without(byte[] bytes, int from, int to) {
    byte[] rest = Arrays.copyOf(bytes, bytes.length - (to - from));
    System.arraycopy(bytes, to, rest, from, bytes.length - to);
    return rest;
  }
}
