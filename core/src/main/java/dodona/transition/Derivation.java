package dodona.transition;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Derivations as text, such as {@code SH SH LA(nsubj) RA(root)}, and their replay. */
public final class Derivation {

  private Derivation() {}

  /** The names of the transitions, with spaces between them. */
  public static String print(Transitions transitions, int... derivation) {
    return Arrays.stream(derivation).mapToObj(transitions::name).collect(Collectors.joining(" "));
  }

  /**
   * The transitions that a text names.
   *
   * @throws IllegalArgumentException if there is no transition of such a name; the message says
   *     where
   */
  public static int[] parse(Transitions transitions, String text) {
    List<String> names = words(text);
    int[] derivation = new int[names.size()];
    for (int step = 0; step < derivation.length; step++) {
      try {
        derivation[step] = transitions.parse(names.get(step));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("step " + (step + 1) + ": " + e.getMessage(), e);
      }
    }
    return derivation;
  }

  /**
   * Takes transitions one after the other, each only if it is legal.
   *
   * @throws IllegalArgumentException at the first illegal transition; the message says which, where
   *     and what would be legal, and the configuration stays as it was before that transition
   */
  public static void replay(TransitionSystem system, Configuration c, int... derivation) {
    Transitions transitions = system.transitions();
    for (int step = 0; step < derivation.length; step++) {
      if (!system.isLegal(c, derivation[step])) {
        String name = transitions.name(derivation[step]);
        List<String> legal = Move.list(system.legalMoves(c)).stream().map(Move::shortName).toList();
        throw illegal(step, name, c, legal);
      }
      system.apply(c, derivation[step]);
    }
  }

  /** The words of a text, none if it is blank. */
  static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  static IllegalArgumentException illegal(
      int step, String name, PartialTree c, List<String> legal) {
    String instead = legal.isEmpty() ? "nothing, it is terminal" : String.join(" ", legal);
    return new IllegalArgumentException(
        "step " + (step + 1) + ": " + name + " is illegal in " + c + "; legal: " + instead);
  }
}
