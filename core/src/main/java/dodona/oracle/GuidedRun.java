package dodona.oracle;

import dodona.error.InvalidInputException;
import dodona.transition.Derivation;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * A transition system and an oracle on one gold tree, for step-by-step display: the current
 * configuration and the verdicts of the oracle.
 *
 * @param <C> the configurations of the system
 */
public final class GuidedRun<C extends PartialTree> {

  private final TransitionSystem<C> system;
  private final Oracle<C> oracle;
  private final C configuration;
  private final BitSet optimal = new BitSet();

  private GuidedRun(TransitionSystem<C> system, String oracle, DependencyTree gold) {
    this.system = system;
    this.oracle = Oracles.named(system, oracle).tree(gold);
    this.configuration = system.newConfiguration();
    system.initialize(configuration, gold.size());
  }

  /**
   * Begins a run.
   *
   * @param labels the labels that arcs can bear
   * @throws InvalidInputException if there is no such system or oracle, or the oracle cannot be
   *     bound to the tree because the system cannot derive it
   */
  public static GuidedRun<?> of(
      String system, List<String> labels, String oracle, DependencyTree gold) {
    return new GuidedRun<>(TransitionSystems.named(system, labels), oracle, gold);
  }

  /**
   * Begins a run with the labels of the tree.
   *
   * @throws InvalidInputException as {@link #of(String, List, String, DependencyTree)}
   */
  public static GuidedRun<?> of(String system, String oracle, DependencyTree gold) {
    return of(system, gold.distinctLabels(), oracle, gold);
  }

  /** Returns whether the run is over. */
  public boolean isTerminal() {
    return system.isTerminal(configuration);
  }

  /** Returns whether the oracle is dynamic: it has costs and is also defined after errors. */
  public boolean isDynamic() {
    return oracle instanceof DynamicOracle;
  }

  /** Returns the configuration that the run has reached; read-only. */
  public C state() {
    return configuration;
  }

  /** The label of an arc that has been added. */
  public String label(int dependent) {
    return system.transitions().labels().get(configuration.label(dependent));
  }

  /** Finds the correct transitions in the current configuration. */
  public void optimal(BitSet out) {
    oracle.optimal(configuration, out);
  }

  /** The legal transitions. */
  public List<Integer> legal() {
    List<Integer> legal = new ArrayList<>();
    Transitions transitions = system.transitions();
    for (int site = system.firstSite(configuration);
        site >= 0;
        site = system.nextSite(configuration, site)) {
      for (Move move : system.legalMoveList(configuration, site)) {
        for (int t = transitions.first(move); t < transitions.end(move); t++) {
          legal.add((site * transitions.size()) + t);
        }
      }
    }
    return legal;
  }

  /** Returns the verdicts on all legal transitions. */
  public List<Verdict> verdicts() {
    if (isTerminal()) {
      return List.of();
    }
    optimal(optimal);
    return legal().stream().map(t -> new Verdict(t, name(t), optimal.get(t), cost(t))).toList();
  }

  private OptionalInt cost(int transition) {
    return oracle instanceof DynamicOracle<C> dynamic
        ? OptionalInt.of(dynamic.cost(configuration, transition))
        : OptionalInt.empty();
  }

  /** The name of a transition in the current configuration. */
  public String name(int transition) {
    return system.name(configuration, transition);
  }

  /**
   * The transition that a name means in the current configuration.
   *
   * @throws InvalidInputException if it means nothing, or the transition is not legal
   */
  public int parse(String name) {
    int transition = system.parse(configuration, name);
    if (!system.isLegal(configuration, transition)) {
      C untouched = system.newConfiguration();
      untouched.copyFrom(configuration);
      Derivation.replay(system, untouched, name); // says why not
    }
    return transition;
  }

  /**
   * Takes the first of the correct transitions, by number.
   *
   * @return whether there was no other
   */
  public boolean takeFirstCorrect() {
    optimal(optimal);
    int first = optimal.nextSetBit(0);
    system.apply(configuration, first);
    return optimal.nextSetBit(first + 1) < 0;
  }

  /**
   * Takes a transition.
   *
   * @throws InvalidInputException if it is a mistake after which the oracle is not defined
   */
  public void take(int transition) {
    if (!isDynamic()) {
      optimal(optimal);
      if (!optimal.get(transition)) {
        throw new InvalidInputException(
            name(transition)
                + " is not correct here; only dynamic oracles are defined after an error");
      }
    }
    system.apply(configuration, transition);
  }

  /**
   * Takes transitions by name.
   *
   * @throws InvalidInputException if one means nothing, is not legal, or is a mistake after which
   *     the oracle is not defined; the message names it
   */
  public void take(List<String> names) {
    for (int step = 0; step < names.size(); step++) {
      try {
        take(parse(names.get(step)));
      } catch (InvalidInputException e) {
        throw new InvalidInputException("step " + (step + 1) + ": " + e.getMessage(), e);
      }
    }
  }
}
