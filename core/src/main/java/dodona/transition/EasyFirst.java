package dodona.transition;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The easy-first system, which attaches neighbours anywhere in the sentence, in any order (Goldberg
 * &amp; Elhadad 2010).
 *
 * <pre>
 * start  ([0, 1 … n], ∅)         end  ([0], A)
 *
 * LEFT(i,l)   (λ, A)  ⇒  (λ∖λ[i−1], A ∪ {(λ[i], l, λ[i−1])})     λ[i−1] ≠ 0
 * RIGHT(i,l)  (λ, A)  ⇒  (λ∖λ[i+1], A ∪ {(λ[i], l, λ[i+1])})
 * </pre>
 *
 * <p>A transition is an int made of the head λ[i] (the word, not its place i in the list, so that
 * removing other words does not change what a transition means), the direction and the label. In
 * text the papers' places are used, counted from 1: {@code RIGHT:1(root)} attaches the first word
 * to the root.
 *
 * <p>Yoav Goldberg &amp; Michael Elhadad (2010): <i>An Efficient Algorithm for Easy-First
 * Non-Directional Dependency Parsing</i>; in this form in Yoav Goldberg &amp; Joakim Nivre (2013):
 * <i>Training Deterministic Parsers with Non-Deterministic Oracles</i>.
 */
public final class EasyFirst {

  /** The direction in which the dependent lies, seen from the head. */
  public enum Direction {
    /** The head attaches its left neighbour. */
    LEFT,
    /** The head attaches its right neighbour. */
    RIGHT
  }

  private static final Pattern NAME = Pattern.compile("(LEFT|RIGHT):([1-9][0-9]{0,8})(.*)");

  private final Labels labels;

  /** The system with the given labels. */
  public EasyFirst(List<String> labels) {
    this.labels = new Labels(labels);
  }

  /** The name of the system, {@code easy-first}. */
  public String name() {
    return "easy-first";
  }

  /** The labels, in the order of their numbers. */
  public List<String> labels() {
    return labels.names();
  }

  /** The number of a label, −1 if this system cannot give it. */
  public int labelId(String label) {
    return labels.id(label);
  }

  /** Makes a configuration the initial one for a sentence of {@code words} words. */
  public void initialise(EasyFirstConfiguration c, int words) {
    c.start(words);
  }

  /** Whether a configuration is the end of a run. */
  public boolean isTerminal(EasyFirstConfiguration c) {
    return c.listSize() == 1;
  }

  /** The transition that attaches the neighbour of {@code head} on one side to it. */
  public int id(int head, Direction direction, int label) {
    return (((head * 2) + (direction == Direction.RIGHT ? 1 : 0)) * labels.size()) + label;
  }

  /** The head of the arc that a transition adds. */
  public int head(int transition) {
    return transition / labels.size() / 2;
  }

  /** The direction of a transition. */
  public Direction direction(int transition) {
    return transition / labels.size() % 2 == 1 ? Direction.RIGHT : Direction.LEFT;
  }

  /** The label of a transition. */
  public int label(int transition) {
    return transition % labels.size();
  }

  /** The dependent of the arc that a transition adds, −1 if there is no neighbour on that side. */
  public int dependent(EasyFirstConfiguration c, int transition) {
    int head = head(transition);
    return direction(transition) == Direction.LEFT ? c.previous(head) : c.next(head);
  }

  /** Whether a transition is legal: its head is in the list and has such a neighbour, not 0. */
  public boolean isLegal(EasyFirstConfiguration c, int transition) {
    int head = head(transition);
    return head <= c.words() && c.isInList(head) && dependent(c, transition) > 0;
  }

  /** Takes a transition, which has to be legal, and records it. */
  public void apply(EasyFirstConfiguration c, int transition) {
    assert isLegal(c, transition) : transition + " in " + c;
    int dependent = dependent(c, transition);
    c.addArc(head(transition), dependent, label(transition));
    c.remove(dependent);
    c.record(transition);
  }

  /** The name of a transition in a configuration, such as {@code LEFT:3(nsubj)}. */
  public String name(EasyFirstConfiguration c, int transition) {
    int place = 1;
    for (int word = 0; word != head(transition); word = c.next(word)) {
      place++;
    }
    return direction(transition) + ":" + place + labels.suffix(label(transition));
  }

  /**
   * The transition that a name means in a configuration.
   *
   * @throws IllegalArgumentException if the name means nothing there
   */
  public int parse(EasyFirstConfiguration c, String name) {
    Matcher matcher = NAME.matcher(name);
    int label = -1;
    if (matcher.matches()) {
      for (int l = 0; l < labels.size() && label < 0; l++) {
        label = labels.suffix(l).equals(matcher.group(3)) ? l : -1;
      }
    }
    if (label < 0) {
      throw new IllegalArgumentException(
          "no transition '" + name + "' in this system, but such as LEFT:2" + labels.suffix(0));
    }
    int place = Integer.parseInt(matcher.group(2));
    if (place > c.listSize()) {
      throw new IllegalArgumentException("no place " + place + " for '" + name + "' in " + c);
    }
    int head = 0;
    for (int i = 1; i < place; i++) {
      head = c.next(head);
    }
    return id(head, Direction.valueOf(matcher.group(1)), label);
  }

  /** The text of the derivation that led to a configuration. */
  public String print(EasyFirstConfiguration c) {
    EasyFirstConfiguration replayed = new EasyFirstConfiguration();
    initialise(replayed, c.words());
    List<String> names = new ArrayList<>();
    for (int step = 0; step < c.derivationLength(); step++) {
      names.add(name(replayed, c.derivation(step)));
      apply(replayed, c.derivation(step));
    }
    return String.join(" ", names);
  }

  /**
   * Takes the transitions that a text names, each only if it is legal.
   *
   * @throws IllegalArgumentException at the first that means nothing or is illegal; the message
   *     says which, where and what would be legal, and the configuration stays as it was before it
   */
  public void replay(EasyFirstConfiguration c, String text) {
    List<String> names = Derivation.words(text);
    for (int step = 0; step < names.size(); step++) {
      int transition;
      try {
        transition = parse(c, names.get(step));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("step " + (step + 1) + ": " + e.getMessage(), e);
      }
      if (!isLegal(c, transition)) {
        throw Derivation.illegal(step, names.get(step), c, legalNames(c));
      }
      apply(c, transition);
    }
  }

  private List<String> legalNames(EasyFirstConfiguration c) {
    List<String> legal = new ArrayList<>();
    int place = 1;
    for (int word = 0; word >= 0; word = c.next(word)) {
      for (Direction direction : Direction.values()) {
        if (isLegal(c, id(word, direction, 0))) {
          legal.add(direction + ":" + place);
        }
      }
      place++;
    }
    return legal;
  }
}
