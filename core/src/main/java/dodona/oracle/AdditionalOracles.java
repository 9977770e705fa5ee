package dodona.oracle;

import dodona.transition.TransitionSystem;
import java.util.List;

/**
 * Oracles for a transition system in addition to those that its {@link SystemOracles} list.
 *
 * <p>Anyone can add oracles to any system. {@link Oracles} finds the providers through {@link
 * java.util.ServiceLoader}: a class with a public constructor without parameters, and its name in
 * {@code META-INF/services/dodona.oracle.AdditionalOracles}. It is immutable. The system's own
 * {@code SystemOracles} decide everything else, such as which trees it can derive and which oracle
 * to train with by default.
 *
 * @param <S> the transition system
 */
public interface AdditionalOracles<S extends TransitionSystem<?>> {

  /** The name of the system; a provider for a system that does not exist is an error. */
  String system();

  /** The oracles, whose names must differ from those of all other oracles of the system. */
  List<NamedOracle<S>> oracles();
}
