package dodona.stress.fuzz.input;

import java.util.List;
import java.util.SplittableRandom;

/** Random choices, the same for the same seed. */
public final class Chance {

  private final SplittableRandom random;

  /** Choices from a seed. */
  public Chance(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** A number from 0 to below a bound. */
  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** True once in so many times. */
  public boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  /** One of some things, which are not none. */
  public <T> T of(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }

  /** A small number, mostly; sometimes up to a bound. */
  public int small(int bound) {
    return random.nextInt(1 + random.nextInt(oneIn(20) ? bound : Math.min(bound, 8)));
  }

  /** So many random bytes. */
  public byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }
}
