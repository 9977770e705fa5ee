package dodona.transition;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.List;

/** Derivations as text, such as {@code SH SH LA(nsubj) RA(root)}, and their replay. */
public final class Derivation {

  private Derivation() {}

  /** The names of the transitions that led to a configuration, with spaces between them. */
  public static <C extends PartialTree> String print(TransitionSystem<C> system, C c) {
    C replayed = system.newConfiguration();
    system.initialize(replayed, c.words());
    List<String> names = new ArrayList<>();
    for (int step = 0; step < c.derivationLength(); step++) {
      names.add(system.name(replayed, c.derivation(step)));
      system.apply(replayed, c.derivation(step));
    }
    return String.join(" ", names);
  }

  /**
   * Takes the transitions that a text names, each only if it is legal.
   *
   * @throws InvalidInputException at the first that means nothing or is illegal; the message says
   *     which, where and what would be legal, and the configuration stays as it was before it
   */
  public static <C extends PartialTree> void replay(
      TransitionSystem<C> system, C c, String derivation) {
    List<String> names =
        derivation.isBlank() ? List.of() : List.of(derivation.strip().split("\\s+"));
    for (int step = 0; step < names.size(); step++) {
      take(system, c, step, names.get(step));
    }
  }

  /**
   * Takes the transition that a name means, only if it is legal.
   *
   * @param step its number in the derivation from 0, for the message
   * @throws InvalidInputException as {@link #replay(TransitionSystem, PartialTree, String)}
   */
  public static <C extends PartialTree> void take(
      TransitionSystem<C> system, C c, int step, String name) {
    int transition;
    try {
      transition = system.parse(c, name);
    } catch (InvalidInputException e) {
      throw new InvalidInputException("step " + (step + 1) + ": " + e.getMessage(), e);
    }
    take(system, c, step, name, transition);
  }

  /**
   * Takes transitions one after the other, each only if it is legal.
   *
   * @throws InvalidInputException at the first illegal transition; the message names it, where and
   *     what would be legal, and the configuration stays as it was before that transition
   */
  public static <C extends PartialTree> void replay(
      TransitionSystem<C> system, C c, int... derivation) {
    int size = system.transitions().size();
    for (int step = 0; step < derivation.length; step++) {
      take(system, c, step, system.transitions().name(derivation[step] % size), derivation[step]);
    }
  }

  private static <C extends PartialTree> void take(
      TransitionSystem<C> system, C c, int step, String name, int transition) {
    if (!system.isLegal(c, transition)) {
      List<String> legal = legal(system, c);
      throw new InvalidInputException(
          "step "
              + (step + 1)
              + ": "
              + name
              + " is illegal in "
              + c
              + "; legal: "
              + (legal.isEmpty() ? "nothing, it is terminal" : String.join(" ", legal)));
    }
    system.apply(c, transition);
  }

  /** The names of the legal transitions, without labels. */
  private static <C extends PartialTree> List<String> legal(TransitionSystem<C> system, C c) {
    Transitions transitions = system.transitions();
    List<String> names = new ArrayList<>();
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      for (Move move : system.legalMoveList(c, site)) {
        String name = system.name(c, (site * transitions.size()) + transitions.first(move));
        int label = name.indexOf('(');
        names.add(label < 0 ? name : name.substring(0, label));
      }
    }
    return names;
  }
}
