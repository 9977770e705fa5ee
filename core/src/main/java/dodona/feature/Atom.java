package dodona.feature;

import java.util.stream.Stream;

/** A part of a template: something that has one value in a configuration, or a set of values. */
sealed interface Atom {

  /**
   * Returns whether its value can change with the arcs while the words at all places stay the same.
   */
  boolean dependsOnArcs();

  /** The words that it is about. */
  Stream<Node> nodes();

  /** An attribute of a word that does not depend on the arcs. */
  record OfWord(Node node, WordAttribute attribute) implements Atom {
    @Override
    public boolean dependsOnArcs() {
      return node.dependsOnArcs();
    }

    @Override
    public Stream<Node> nodes() {
      return Stream.of(node);
    }
  }

  /** An attribute of a word that depends on the arcs so far. */
  record OfArcs(Node node, ArcAttribute attribute) implements Atom {
    @Override
    public boolean dependsOnArcs() {
      return true;
    }

    @Override
    public Stream<Node> nodes() {
      return Stream.of(node);
    }
  }

  /** The distance and the order of two words in the sentence. */
  record Distance(Node from, Node to) implements Atom {
    @Override
    public boolean dependsOnArcs() {
      return from.dependsOnArcs() || to.dependsOnArcs();
    }

    @Override
    public Stream<Node> nodes() {
      return Stream.of(from, to);
    }
  }

  /** The attributes of a word that depend on the arcs. */
  enum ArcAttribute {
    LABEL,
    LEFT_VALENCY,
    RIGHT_VALENCY,
    LEFT_LABELS,
    RIGHT_LABELS
  }
}
