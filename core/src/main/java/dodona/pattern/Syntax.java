package dodona.pattern;

import dodona.treebank.Sentence;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The syntax tree of a pattern; {@link PatternParser} limits its depth. */
final class Syntax {

  private Syntax() {}

  /** The role of a part of a pattern. */
  enum Mode {
    /** It must be found. */
    REQUIRED,
    /** It must not be found. */
    NEGATED,
    /** It is matched if it can be. */
    OPTIONAL
  }

  /**
   * A node and its relations to others.
   *
   * @param name null if it has none
   * @param offset where it stands in the text
   * @param alternatives its relations: one of several conjunctions
   */
  record Node(NodeTest test, @Nullable String name, int offset, List<List<Part>> alternatives) {}

  /** A condition on the node in front of it. */
  sealed interface Part {
    Mode mode();
  }

  /** A relation to another node. */
  record Link(Mode mode, Relation relation, @Nullable ValueTest label, Node target)
      implements Part {}

  /** Conjunctions in brackets, one of which must be found. */
  record Group(Mode mode, List<List<Part>> alternatives) implements Part {}

  /** A condition between two words; immutable. */
  sealed interface Condition {

    boolean holds(Sentence sentence, int left, int right);

    /** Two values that are the same, or not the same; never where one of them is missing. */
    record Values(WordAttribute left, WordAttribute right, boolean equal) implements Condition {
      @Override
      public boolean holds(Sentence sentence, int leftWord, int rightWord) {
        String a = left.value(sentence, leftWord);
        String b = right.value(sentence, rightWord);
        return a != null && b != null && a.equals(b) == equal;
      }
    }

    /** The number of words from one to the other. */
    record Distance(Comparison comparison, int limit) implements Condition {
      @Override
      public boolean holds(Sentence sentence, int leftWord, int rightWord) {
        return comparison.holds(Math.abs(leftWord - rightWord), limit);
      }
    }

    /** A comparison of numbers. */
    enum Comparison {
      AT_MOST("<="),
      AT_LEAST(">="),
      NOT_EQUAL("!="),
      LESS("<"),
      MORE(">"),
      EQUAL("=");

      private final String symbol;

      Comparison(String symbol) {
        this.symbol = symbol;
      }

      String symbol() {
        return symbol;
      }

      boolean holds(int a, int b) {
        return switch (this) {
          case AT_MOST -> a <= b;
          case AT_LEAST -> a >= b;
          case NOT_EQUAL -> a != b;
          case LESS -> a < b;
          case MORE -> a > b;
          case EQUAL -> a == b;
        };
      }
    }
  }

  /** A condition between two named nodes. */
  record Where(Condition condition, String left, int leftOffset, String right, int rightOffset) {}

  /** The name of a node whose words make matches different. */
  record Unique(String name, int offset) {}

  /**
   * A whole pattern: nodes that need not be connected, and conditions.
   *
   * @param unique null if matches are different if any of their words is
   * @param openValues the values in which treebanks differ
   */
  record Whole(
      List<Node> nodes,
      List<Where> conditions,
      @Nullable List<Unique> unique,
      Set<UnseenValues.Named> openValues) {}
}
