package dodona;

import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import java.util.Random;
import java.util.stream.IntStream;

/** A legal transition, drawn at random. */
public final class RandomTransition {

  private RandomTransition() {}

  /** Draws a legal transition of a configuration. */
  public static <C extends PartialTree> int in(TransitionSystem<C> system, C c, Random random) {
    int sites = system.hasOneSite() ? 1 : c.words() + 1;
    int[] legal =
        IntStream.range(0, sites * system.transitions().size())
            .filter(t -> system.isLegal(c, t))
            .toArray();
    return legal[random.nextInt(legal.length)];
  }
}
