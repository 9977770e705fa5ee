package dodona.transition;

import dodona.error.InvalidInputException;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The numbering of a system's transitions 0, 1, …; immutable.
 *
 * <p>A transition is a move and, for moves that add an arc, a label. Each move has one block of
 * consecutive numbers, in the order of {@link Move#code}: one number if the move bears no label,
 * else one for each label. No other code depends on this.
 */
public final class Transitions {

  /** The labels of unlabeled parsing. */
  public static final List<String> UNLABELED = List.of(DependencyTree.NO_LABEL);

  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9-]*");

  private final Labels labels;
  private final List<Move> moves;
  private final int moveSet;
  private final int[] first = new int[Move.LAST_CODE + 1];
  private final int[] end = new int[Move.LAST_CODE + 1];
  private final Move[] moveOf;
  private final Move[] moveOfCode = new Move[Move.LAST_CODE + 1];
  private final int[] labelOf;
  private final String[] names;
  private final Map<String, Integer> ids = new HashMap<>();

  /**
   * The numbering of some moves with some labels.
   *
   * @throws InvalidInputException if there is no label, one is given twice, two moves have the same
   *     code, or the name of one is not made of letters and digits
   */
  public Transitions(List<String> labelNames, Move... moves) {
    this.labels = new Labels(labelNames);
    this.moves = Stream.of(moves).sorted(Comparator.comparingInt(Move::code)).toList();
    int set = 0;
    List<Move> moveList = new ArrayList<>();
    for (Move move : this.moves) {
      if (!NAME.matcher(move.shortName()).matches()) {
        throw new IllegalArgumentException(
            "the name '" + move.shortName() + "' of a move is not made of letters and digits");
      }
      if (move.code() < 0 || move.code() > Move.LAST_CODE || move.in(set)) {
        throw new IllegalArgumentException(
            "the code " + move.code() + " of " + move + " is another move's, or out of range");
      }
      set |= move.bit();
      moveOfCode[move.code()] = move;
      first[move.code()] = moveList.size();
      for (int i = 0; i < (move.isLabeled() ? labels.size() : 1); i++) {
        moveList.add(move);
      }
      end[move.code()] = moveList.size();
    }
    this.moveSet = set;
    this.moveOf = moveList.toArray(new Move[0]);
    this.labelOf = new int[moveOf.length];
    this.names = new String[moveOf.length];
    for (int t = 0; t < moveOf.length; t++) {
      Move move = moveOf[t];
      labelOf[t] = move.isLabeled() ? t - first(move) : -1;
      names[t] = move.shortName() + (move.isLabeled() ? labels.suffix(labelOf[t]) : "");
      ids.put(names[t], t);
    }
  }

  /** The number of transitions. */
  public int size() {
    return moveOf.length;
  }

  /** The set of all moves of the system, one bit per move. */
  public int moves() {
    return moveSet;
  }

  /** Returns whether the system has a move. */
  public boolean has(Move move) {
    return moves.contains(move);
  }

  /** The moves of a set, in the order of their codes. */
  public List<Move> moveList(int set) {
    return moves.stream().filter(move -> move.in(set)).toList();
  }

  /** The move of a transition. */
  public Move move(int transition) {
    return moveOf[transition];
  }

  /** The label of a transition, −1 if its move bears none. */
  public int label(int transition) {
    return labelOf[transition];
  }

  /** The system's move with a code. */
  public Move moveOfCode(int code) {
    return moveOfCode[code];
  }

  /** The first transition of a move. */
  public int first(Move move) {
    return first[move.code()];
  }

  /** The number after a move's last transition; equal to the first if the system lacks the move. */
  public int end(Move move) {
    return end[move.code()];
  }

  /** The first transition of the move with a code. */
  public int first(int code) {
    return first[code];
  }

  /** The number after the last transition of the move with a code. */
  public int end(int code) {
    return end[code];
  }

  /**
   * The transition of a move and a label.
   *
   * @param label the label's number, −1 if the move bears none
   * @throws InvalidInputException if the system has no such transition
   */
  public int id(Move move, int label) {
    int transition = move.isLabeled() ? first(move) + label : first(move);
    boolean labelFits = move.isLabeled() ? label >= 0 : label == -1;
    if (!labelFits || transition >= end(move)) {
      throw new IllegalArgumentException(
          "no transition " + move + " with label number " + label + " in this system");
    }
    return transition;
  }

  /** The name of a transition: {@code SH}, {@code LA(nsubj)}, or {@code LA} if unlabeled. */
  public String name(int transition) {
    return names[transition];
  }

  /**
   * The transition of a name.
   *
   * @throws InvalidInputException if the system has no such transition
   */
  public int parse(String name) {
    Integer transition = ids.get(name);
    if (transition == null) {
      throw new InvalidInputException(
          "unknown transition '"
              + name
              + "'; expected one of "
              + size()
              + ", such as "
              + String.join(", ", moves.stream().map(move -> name(first(move))).toList()));
    }
    return transition;
  }

  /** The labels, in the order of their numbers. */
  public List<String> labels() {
    return labels.names();
  }

  /** The number of a label, −1 if this system cannot give it. */
  public int labelId(String label) {
    return labels.id(label);
  }
}
