package dodona.explore;

import dodona.oracle.SearchLimit;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.treebank.DependencyTree;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Searches best-first, for systems without a dynamic oracle: exact, but it gives up after a number
 * of configurations.
 *
 * <p>A configuration is at least as bad as its wrong arcs and the words whose gold heads are in
 * none of its parts any more. Of equally good ones, that with the most right arcs goes first.
 */
final class SearchedCompletion<C extends PartialTree> extends Completion<C> {

  private final int bound;
  private final Map<String, Integer> losses = new HashMap<>();

  SearchedCompletion(TransitionSystem<C> system, DependencyTree gold, int bound) {
    super(system, gold);
    this.bound = bound;
  }

  /**
   * A configuration to go on from.
   *
   * @param loss the least number of wrong arcs in any tree that it leads to, or fewer
   * @param right the right arcs so far
   */
  private record Open<C extends PartialTree>(C c, int loss, int right) {}

  @Override
  @Nullable C best(C c) {
    PriorityQueue<Open<C>> queue =
        new PriorityQueue<>(
            Comparator.<Open<C>>comparingInt(Open::loss)
                .thenComparingInt(open -> -open.right())
                .thenComparingInt(open -> -open.c().derivationLength()));
    Set<String> seen = new HashSet<>();
    offer(copy(c), queue, seen);
    while (!queue.isEmpty()) {
      SearchLimit.check();
      C next = queue.remove().c;
      if (system.isTerminal(next)) {
        return next;
      }
      if (seen.size() > bound) {
        return null;
      }
      expand(next, queue, seen);
    }
    throw new IllegalStateException("no way out of " + c);
  }

  private void expand(C c, PriorityQueue<Open<C>> queue, Set<String> seen) {
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      for (Move move : system.legalMoveList(c, site)) {
        int first = (site * system.transitions().size()) + system.transitions().first(move);
        C after = copy(c);
        system.apply(after, withGoldLabel(c, first));
        offer(after, queue, seen);
      }
    }
  }

  private void offer(C c, PriorityQueue<Open<C>> queue, Set<String> seen) {
    if (seen.add(c.key())) {
      Set<Integer> present = new HashSet<>();
      c.parts().values().forEach(present::addAll);
      int right = 0;
      int loss = wrong(c);
      for (int word = 1; word <= c.words(); word++) {
        right += c.hasHead(word) && isRight(c, word) ? 1 : 0;
        loss += !c.hasHead(word) && !present.contains(gold.head(word)) ? 1 : 0;
      }
      queue.add(new Open<>(c, loss, right));
    }
  }

  @Override
  OptionalInt cost(C c, int transition) {
    C after = copy(c);
    system.apply(after, transition);
    int before = loss(c);
    int loss = loss(after);
    return before < 0 || loss < 0 ? OptionalInt.empty() : OptionalInt.of(loss - before);
  }

  /** The least number of wrong arcs, −1 if it takes too long to find. */
  private int loss(C c) {
    return losses.computeIfAbsent(
        c.key(),
        unknown -> {
          C best = best(c);
          return best == null ? -1 : wrong(best);
        });
  }
}
