package dodona.bench.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/** Random choices, the same for the same seed. */
final class Chance {

  private final SplittableRandom random;

  Chance(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** A number from 0 to below a bound. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** True once in so many times. */
  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  /** One of some things, which are not none. */
  <T> T of(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }

  /** A small number, mostly; sometimes up to a bound. */
  int small(int bound) {
    return random.nextInt(1 + random.nextInt(oneIn(20) ? bound : Math.min(bound, 8)));
  }

  byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }
}
