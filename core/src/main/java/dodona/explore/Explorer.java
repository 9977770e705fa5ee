package dodona.explore;

import dodona.error.InvalidInputException;
import dodona.explore.Position.Arc;
import dodona.explore.Position.Choice;
import dodona.oracle.Oracle;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.oracle.SearchLimit;
import dodona.transition.Derivation;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.transition.Transitions;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Determines the effect of every move in every configuration, given a gold tree, for any oracle and
 * also after incorrect moves.
 *
 * <p>Costs and what is lost come from the system's dynamic oracle, whether that is the chosen one
 * or not. A system without one is searched, exactly, if the sentence is short; {@link SearchLimit}
 * ends what takes too long. The explorer keeps scratch space and so belongs to one thread; what it
 * answers depends on the moves alone.
 *
 * @param <C> the configurations of the system
 */
public final class Explorer<C extends PartialTree> {

  /** The maximum number of configurations that a search for the cost of a move examines. */
  private static final int SEARCH_BOUND = 4_000;

  /** The same for longer sentences, where each takes longer and few searches succeed. */
  private static final int SEARCH_BOUND_IF_LONG = 1_000;

  private static final int LONG = 12;

  private final TransitionSystem<C> system;
  private final String oracleName;
  private final DependencyTree gold;
  private final @Nullable Oracle<C> oracle;
  private final @Nullable String cannotBind;
  private final Completion<C> completion;
  private final BitSet permitted = new BitSet();

  private Explorer(TransitionSystem<C> system, String oracleName, DependencyTree gold) {
    this.system = system;
    this.oracleName = oracleName;
    this.gold = gold;
    Oracle<C> bound = null;
    String reason = null;
    Oracles.kind(system.name(), oracleName);
    try {
      bound = Oracles.named(system, oracleName).tree(gold);
    } catch (InvalidInputException e) {
      reason = e.getMessage();
    }
    this.oracle = bound;
    this.cannotBind = reason;
    List<String> dynamic = Oracles.names(system.name(), OracleKind.DYNAMIC);
    this.completion =
        dynamic.isEmpty()
            ? new SearchedCompletion<>(
                system, gold, gold.size() > LONG ? SEARCH_BOUND_IF_LONG : SEARCH_BOUND)
            : new GuidedCompletion<>(
                system, Oracles.namedDynamic(system, dynamic.get(0)).tree(gold), gold);
  }

  /**
   * An explorer of the derivations of a tree, with the labels of the tree.
   *
   * @throws InvalidInputException if there is no such system or oracle
   */
  public static Explorer<?> of(String system, String oracle, DependencyTree gold) {
    return of(system, gold.distinctLabels(), oracle, gold);
  }

  /**
   * An explorer of the derivations of a tree.
   *
   * @param labels the labels that arcs can bear, those of the tree among them
   * @throws InvalidInputException if there is no such system or oracle
   */
  public static Explorer<?> of(
      String system, List<String> labels, String oracle, DependencyTree gold) {
    return new Explorer<>(TransitionSystems.named(system, labels), oracle, gold);
  }

  /**
   * The position after some transitions, by name.
   *
   * @throws InvalidInputException if one means nothing or is not legal; the message names it
   */
  public Position after(List<String> names) {
    C c = system.newConfiguration();
    system.initialize(c, gold.size());
    String silence = cannotBind;
    for (int step = 0; step < names.size(); step++) {
      SearchLimit.check();
      if (silence == null && oracle != null && !system.isTerminal(c)) {
        oracle.optimal(c, permitted);
      }
      Derivation.take(system, c, step, names.get(step));
      if (silence == null && !permitted.get(c.derivation(step))) {
        silence = silence(names.get(step), step);
      }
    }
    return position(c, List.copyOf(names), silence);
  }

  /** Returns why the oracle has no answer after an incorrect move; null if it is dynamic. */
  private @Nullable String silence(String name, int step) {
    return switch (Oracles.kind(system.name(), oracleName)) {
      case DYNAMIC -> null;
      case STATIC ->
          "the oracle '%s' is not defined here: %s at step %d left its derivation"
              .formatted(oracleName, name, step + 1);
      case NON_DETERMINISTIC ->
          "the oracle '%s' is not defined here: after %s at step %d the gold tree is out of reach"
              .formatted(oracleName, name, step + 1);
    };
  }

  /**
   * The transitions that the chosen oracle prescribes from a position on, the first of those that
   * it permits; if it has no answer, those to the best tree that can be reached.
   *
   * @param most stop after so many
   * @return the transitions; none if the oracle has no answer and the best tree is not known
   */
  public List<String> onwards(Position from, int most) {
    C c = system.newConfiguration();
    system.initialize(c, gold.size());
    for (String name : from.after()) {
      Derivation.take(system, c, c.derivationLength(), name);
    }
    boolean oracleAnswers = from.silence().isEmpty() && oracle != null;
    C best = oracleAnswers ? null : completion.best(c);
    List<String> names = new ArrayList<>();
    while ((oracleAnswers || best != null) && !system.isTerminal(c) && names.size() < most) {
      SearchLimit.check();
      int transition = best == null ? prescribed(c) : best.derivation(c.derivationLength());
      names.add(system.name(c, transition));
      system.apply(c, transition);
    }
    return names;
  }

  /** The first transition that the oracle permits, with the label of the gold tree if it may be. */
  private int prescribed(C c) {
    Objects.requireNonNull(oracle).optimal(c, permitted);
    int first = permitted.nextSetBit(0);
    int labeled = completion.withGoldLabel(c, first);
    return permitted.get(labeled) ? labeled : first;
  }

  /**
   * The positions of a derivation and those around it, for pages that cannot ask later: after each
   * move of the derivation, after each other move on the way, and on from there.
   *
   * @param most stop after so many, the derivation's own not counted
   */
  public List<Position> around(List<String> derivation, int most) {
    Map<List<String>, Position> found = new LinkedHashMap<>();
    for (int step = 0; step <= derivation.size(); step++) {
      add(derivation.subList(0, step), found);
    }
    int limit = found.size() + most;
    List<Position> others = new ArrayList<>();
    for (Position on : List.copyOf(found.values())) {
      for (Choice choice : on.choices()) {
        if (choice.isLegal() && found.size() < limit) {
          others.add(add(with(on.after(), choice.name()), found));
        }
      }
    }
    for (Position other : others) {
      Position at = other;
      while (!at.isTerminal() && found.size() < limit) {
        at = add(with(at.after(), next(at).name()), found);
      }
    }
    return List.copyOf(found.values());
  }

  private Position add(List<String> names, Map<List<String>, Position> found) {
    return found.computeIfAbsent(List.copyOf(names), this::after);
  }

  private static List<String> with(List<String> names, String name) {
    List<String> more = new ArrayList<>(names);
    more.add(name);
    return more;
  }

  /** The move that the oracle would take, or else the one that costs least. */
  private static Choice next(Position at) {
    Choice best = null;
    for (Choice choice : at.choices()) {
      boolean isBetter = choice.isLegal() && (best == null || rank(choice) < rank(best));
      best = isBetter ? choice : best;
    }
    if (best == null) {
      throw new IllegalStateException("nothing is legal after " + at.after());
    }
    return best;
  }

  private static int rank(Choice choice) {
    return choice.isPermitted().isPresent()
        ? (choice.isPermitted().get() ? 0 : 1)
        : choice.cost().orElse(Integer.MAX_VALUE);
  }

  private Position position(C c, List<String> names, @Nullable String silence) {
    boolean isTerminal = system.isTerminal(c);
    if (!isTerminal && silence == null && oracle != null) {
      oracle.optimal(c, permitted);
    }
    C best = completion.best(c);
    List<Choice> choices = new ArrayList<>();
    if (!isTerminal) {
      int number = 0;
      for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
        for (Move move : system.transitions().moveList(system.transitions().moves())) {
          SearchLimit.check();
          choices.add(choice(c, best, site, number, move, silence == null));
        }
        number++;
      }
    }
    return new Position(
        names,
        isTerminal,
        parts(c),
        arcs(c),
        Optional.ofNullable(silence),
        best == null ? Optional.empty() : Optional.of(best.tree(system.transitions().labels())),
        best == null ? List.of() : difference(null, best),
        choices);
  }

  private Choice choice(
      C c, @Nullable C best, int site, int number, Move move, boolean oracleAnswers) {
    Transitions transitions = system.transitions();
    String obstacle = system.obstacle(c, site, move);
    if (obstacle != null) {
      return new Choice(
          move.shortName(),
          move.shortName(),
          number,
          Optional.of(obstacle),
          null,
          false,
          Optional.empty(),
          OptionalInt.empty(),
          List.of(),
          List.of());
    }
    int first = (site * transitions.size()) + transitions.first(move);
    int transition = completion.withGoldLabel(c, first);
    OptionalInt cost = completion.cost(c, transition);
    C after = null;
    if (best != null && cost.orElse(0) > 0) {
      after = completion.copy(c);
      system.apply(after, transition);
      after = completion.best(after);
    }
    int dependent = system.dependent(c, site, move);
    int head = system.head(c, site, move);
    return new Choice(
        system.name(c, transition),
        move.shortName(),
        number,
        Optional.empty(),
        dependent < 0 ? null : new Arc(head, dependent, gold.label(dependent)),
        dependent >= 0 && gold.head(dependent) == head,
        oracleAnswers ? Optional.of(permitted.get(transition)) : Optional.empty(),
        cost,
        after == null ? List.of() : difference(best, after),
        after == null || best == null ? List.of() : difference(after, best));
  }

  /** The words that have their gold arcs in one tree, or in the gold tree, but not in another. */
  private List<Integer> difference(@Nullable C in, C notIn) {
    List<Integer> words = new ArrayList<>();
    for (int word = 1; word <= gold.size(); word++) {
      if ((in == null || completion.isRight(in, word)) && !completion.isRight(notIn, word)) {
        words.add(word);
      }
    }
    return words;
  }

  private Map<String, List<Integer>> parts(C c) {
    Map<String, List<Integer>> parts = new LinkedHashMap<>();
    c.parts().forEach((name, words) -> parts.put(name, List.copyOf(words)));
    return parts;
  }

  private List<Arc> arcs(C c) {
    List<Arc> arcs = new ArrayList<>();
    for (int word = 1; word <= c.words(); word++) {
      if (c.hasHead(word)) {
        arcs.add(new Arc(c.head(word), word, system.transitions().labels().get(c.label(word))));
      }
    }
    return arcs;
  }
}
