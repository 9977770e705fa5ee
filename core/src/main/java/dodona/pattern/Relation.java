package dodona.pattern;

import java.util.List;

/**
 * A relation between two words, A on its left and B on its right. The order of the constants is
 * that in which the parser tries their symbols, longer ones first.
 */
enum Relation {
  /** B is a sibling of A somewhere to its right. */
  RIGHT_SIBLING("$++"),
  /** B is a sibling of A somewhere to its left. */
  LEFT_SIBLING("$--"),
  /** B is a sibling of A and the next word. */
  NEXT_SIBLING("$+"),
  /** B is a sibling of A and the previous word. */
  PREVIOUS_SIBLING("$-"),
  /** B has the same head as A. */
  SIBLING("$"),
  /** B is a descendant of A. */
  DESCENDANT(">>"),
  /** B is a dependent of A. */
  CHILD(">"),
  /** B is an ancestor of A. */
  ANCESTOR("<<"),
  /** B is the head of A. */
  PARENT("<"),
  /** B is somewhere after A. */
  FOLLOWING(".."),
  /** B is the next word. */
  NEXT("."),
  /** B is somewhere before A. */
  PRECEDING("--"),
  /** B is the previous word. */
  PREVIOUS("-");

  static final List<Relation> ALL = List.of(values());

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  String symbol() {
    return symbol;
  }

  /** Returns whether the relation is an arc or a path, whose last arc may have a label. */
  boolean isLabeled() {
    return this == CHILD || this == PARENT || this == DESCENDANT || this == ANCESTOR;
  }

  /** Returns whether the relation is about the tree rather than the order of the words. */
  boolean needsTree() {
    return !(this == NEXT || this == PREVIOUS || this == FOLLOWING || this == PRECEDING);
  }

  /** The relation from B to A; labels aside. */
  Relation inverse() {
    return switch (this) {
      case RIGHT_SIBLING -> LEFT_SIBLING;
      case LEFT_SIBLING -> RIGHT_SIBLING;
      case NEXT_SIBLING -> PREVIOUS_SIBLING;
      case PREVIOUS_SIBLING -> NEXT_SIBLING;
      case SIBLING -> SIBLING;
      case DESCENDANT -> ANCESTOR;
      case ANCESTOR -> DESCENDANT;
      case CHILD -> PARENT;
      case PARENT -> CHILD;
      case FOLLOWING -> PRECEDING;
      case PRECEDING -> FOLLOWING;
      case NEXT -> PREVIOUS;
      case PREVIOUS -> NEXT;
    };
  }

  /** Returns roughly how many words B a search has to try for a given A. */
  int fanOut() {
    return switch (this) {
      case PARENT, NEXT, PREVIOUS, NEXT_SIBLING, PREVIOUS_SIBLING -> 1;
      case CHILD, SIBLING, RIGHT_SIBLING, LEFT_SIBLING -> 3;
      case ANCESTOR -> 4;
      case DESCENDANT -> 6;
      case FOLLOWING, PRECEDING -> 20;
    };
  }
}
