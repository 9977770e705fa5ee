package dodona.explore;

import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Finds the best tree that can still be reached from a configuration: one with the most gold arcs.
 *
 * @param <C> the configurations of the system
 */
abstract class Completion<C extends PartialTree> {

  final TransitionSystem<C> system;
  final DependencyTree gold;
  private final Transitions transitions;

  Completion(TransitionSystem<C> system, DependencyTree gold) {
    this.system = system;
    this.gold = gold;
    this.transitions = system.transitions();
  }

  /** A terminal configuration with the most gold arcs; null if it takes too long to find. */
  abstract @Nullable C best(C c);

  /** Returns the cost of a legal transition; empty if it takes too long to find. */
  abstract OptionalInt cost(C c, int transition);

  /** A transition with the label that its dependent has in the gold tree. */
  final int withGoldLabel(C c, int transition) {
    int site = transition / transitions.size();
    int dependent = system.dependent(c, site, transitions.move(transition % transitions.size()));
    if (dependent < 0) {
      return transition;
    }
    int label = transitions.labelId(gold.label(dependent));
    int old = transitions.label(transition % transitions.size());
    return transition - old + label;
  }

  final C copy(C c) {
    C copy = system.newConfiguration();
    copy.copyFrom(c);
    return copy;
  }

  /** Returns whether a word has its gold head and label. */
  final boolean isRight(C c, int word) {
    return c.head(word) == gold.head(word)
        && transitions.labels().get(c.label(word)).equals(gold.label(word));
  }

  /** The number of words that have another head or label than in the gold tree. */
  final int wrong(C c) {
    int wrong = 0;
    for (int word = 1; word <= c.words(); word++) {
      wrong += c.hasHead(word) && !isRight(c, word) ? 1 : 0;
    }
    return wrong;
  }
}
