package dodona.cli.option;

import dodona.oracle.Oracles;
import dodona.transition.TransitionSystems;
import java.util.Iterator;
import java.util.stream.Stream;

/** The names of all transition systems, for help texts. */
public final class SystemNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return TransitionSystems.names().iterator();
  }

  /** The names of the oracles of any system. */
  public static final class OfOracles implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return names().iterator();
    }

    private static Stream<String> names() {
      return TransitionSystems.names().stream()
          .flatMap(system -> Oracles.names(system).stream())
          .distinct();
    }
  }
}
