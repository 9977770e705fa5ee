package dodona.stress.fuzz;

import dodona.stress.fuzz.target.Target;
import org.jspecify.annotations.Nullable;

/** One input put to a target. */
final class Trial {

  private Trial() {}

  /** Runs a target on an input; returns the finding, or null if nothing went wrong. */
  static @Nullable Finding of(Target target, byte[] input) {
    try {
      target.take(input);
      return null;
    } catch (Exception e) {
      return target.mayThrow(e) ? null : Finding.of(e);
    } catch (OutOfMemoryError | StackOverflowError | AssertionError e) {
      return Finding.of(e);
    }
  }
}
