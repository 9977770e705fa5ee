package dodona.feature;

import java.util.stream.Stream;

/** A part of a template: something that has one value in a configuration, or a set of values. */
sealed interface Atom {

  /** Whether its value can change with the arcs while the words at all places stay the same. */
  boolean dependsOnArcs();

  /** The words that it is about. */
  Stream<Node> nodes();

  /** What a word itself has, whatever the arcs are. */
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

  /** What a word has by the arcs so far. */
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

  /** How far apart two words are in the sentence, and which of them comes first. */
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
