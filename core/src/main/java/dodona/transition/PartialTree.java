package dodona.transition;

import dodona.treebank.DependencyTree;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The arcs that have been built so far over the words 1…n and the root 0, and the transitions that
 * built them.
 *
 * <p>Every reader takes −1 for an absent word and answers −1 (no labels for a set of them), so that
 * {@code c.leftmost(c.s(0))} needs no test. A dependent is a left one if it precedes its head in
 * the sentence, wherever the two stood when the arc was added; the root precedes every word.
 *
 * <p>A subclass adds what else its {@link TransitionSystem} needs, such as stack and buffer. It is
 * mutable and meant to be reused: initialized for one sentence after another, or copied over in a
 * beam, it allocates only for a longer sentence or derivation than any before. Only a transition
 * system changes it. It belongs to one thread.
 */
public abstract class PartialTree {

  /*
   * All data of a word is stored together in `nodes`, so that copying takes one call and a word
   * takes one cache line. Word w starts at (w + 1) * STRIDE; the row of the absent word −1 never
   * changes.
   */
  private static final int STRIDE = 8;
  private static final int HEAD = 0;
  private static final int LABEL = 1;
  private static final int LEFTMOST = 2;
  private static final int SECOND_LEFTMOST = 3;
  private static final int RIGHTMOST = 4;
  private static final int SECOND_RIGHTMOST = 5;
  private static final int LEFT_VALENCY = 6;
  private static final int RIGHT_VALENCY = 7;

  private int words;

  /* Words after this one have no arcs and need not be copied: in a beam, half of them on average. */
  private int lastWithArcs = -1;
  private int[] nodes = {};
  private long[] labelSets = {};
  private int[] derivation = {};
  private int derivationLength;

  /** Without words. */
  protected PartialTree() {}

  /**
   * Makes this an equal and independent copy of another configuration of the same system. A
   * subclass calls {@link #copyArcs} and copies what it has added.
   */
  public abstract void copyFrom(PartialTree other);

  /**
   * The words in each part of the configuration, such as {@code stack} and {@code buffer}, by its
   * name, always in the same order. Two configurations with the same parts and arcs are alike.
   */
  public abstract Map<String, List<Integer>> parts();

  /**
   * A key that distinguishes configurations of one sentence: two have the same key if and only if
   * their parts, their arcs and the labels of these are the same. It has one character for each
   * word in one of the parts and two for each word's arc.
   */
  public final String key() {
    StringBuilder key = new StringBuilder();
    for (List<Integer> part : parts().values()) {
      key.append((char) part.size());
      part.forEach(word -> key.append((char) word.intValue()));
    }
    for (int word = 1; word <= words; word++) {
      key.append((char) (head(word) + 1)).append((char) (label(word) + 1));
    }
    return key.toString();
  }

  /** Returns the number of transitions so far that reordered the words. */
  public int swaps() {
    return 0;
  }

  /** The number of words, without the root. */
  public final int words() {
    return words;
  }

  /** The head of a word, −1 if it has none yet. */
  public final int head(int word) {
    return nodes[((word + 1) * STRIDE) + HEAD];
  }

  /** Returns whether a word has its head. */
  public final boolean hasHead(int word) {
    return head(word) >= 0;
  }

  /** The number of the label of the arc to a word, −1 if it has no head yet. */
  public final int label(int word) {
    return nodes[((word + 1) * STRIDE) + LABEL];
  }

  /** The leftmost left dependent of a word, −1 if there is none. */
  public final int leftmost(int word) {
    return nodes[((word + 1) * STRIDE) + LEFTMOST];
  }

  /** The second left dependent of a word from the left, −1 if there is none. */
  public final int secondLeftmost(int word) {
    return nodes[((word + 1) * STRIDE) + SECOND_LEFTMOST];
  }

  /** The rightmost right dependent of a word, −1 if there is none. */
  public final int rightmost(int word) {
    return nodes[((word + 1) * STRIDE) + RIGHTMOST];
  }

  /** The second right dependent of a word from the right, −1 if there is none. */
  public final int secondRightmost(int word) {
    return nodes[((word + 1) * STRIDE) + SECOND_RIGHTMOST];
  }

  /** The number of left dependents of a word. */
  public final int leftValency(int word) {
    return nodes[((word + 1) * STRIDE) + LEFT_VALENCY];
  }

  /** The number of right dependents of a word. */
  public final int rightValency(int word) {
    return nodes[((word + 1) * STRIDE) + RIGHT_VALENCY];
  }

  /**
   * The labels of a word's left dependents as a set: label l is bit l mod 64, so that beyond 64
   * labels some share a bit.
   */
  public final long leftLabels(int word) {
    return labelSets[(word + 1) * 2];
  }

  /** The labels of a word's right dependents, as {@link #leftLabels}. */
  public final long rightLabels(int word) {
    return labelSets[((word + 1) * 2) + 1];
  }

  /** The number of transitions so far. */
  public final int derivationLength() {
    return derivationLength;
  }

  /** The transition that was taken at a step, counted from 0. */
  public final int derivation(int step) {
    return derivation[step];
  }

  /** A copy of the transitions so far. */
  public final int[] derivation() {
    return Arrays.copyOf(derivation, derivationLength);
  }

  /**
   * The tree, when every word has its head.
   *
   * @param labels the labels, in the order of their numbers
   * @throws IllegalStateException if a word has no head yet
   */
  public final DependencyTree tree(List<String> labels) {
    int[] heads = new int[words];
    String[] names = new String[words];
    for (int word = 1; word <= words; word++) {
      if (!hasHead(word)) {
        throw new IllegalStateException("word " + word + " has no head yet in " + this);
      }
      heads[word - 1] = head(word);
      names[word - 1] = labels.get(label(word));
    }
    return DependencyTree.of(heads, names);
  }

  /** Forgets everything and starts on a sentence; allocates only if none was as long before. */
  public void start(int n) {
    words = n;
    derivationLength = 0;
    if (!reserve(n)) {
      clear(0, lastWithArcs);
    }
    lastWithArcs = -1;
    if (derivation.length < 2 * n) {
      derivation = new int[2 * n];
    }
  }

  /** Takes over words, arcs and derivation of another one, which stays independent of this. */
  protected final void copyArcs(PartialTree other) {
    words = other.words;
    if (!reserve(words) && lastWithArcs > other.lastWithArcs) {
      clear(other.lastWithArcs + 1, lastWithArcs);
    }
    lastWithArcs = other.lastWithArcs;
    if (derivation.length < other.derivationLength) {
      derivation = new int[other.derivation.length];
    }
    derivationLength = other.derivationLength;
    int used = lastWithArcs + 2;
    System.arraycopy(other.nodes, 0, nodes, 0, used * STRIDE);
    System.arraycopy(other.labelSets, 0, labelSets, 0, used * 2);
    System.arraycopy(other.derivation, 0, derivation, 0, derivationLength);
  }

  /** Allocates space for n words without arcs; returns false if there was enough already. */
  private boolean reserve(int n) {
    if (nodes.length >= (n + 2) * STRIDE) {
      return false;
    }
    nodes = new int[(n + 2) * STRIDE];
    labelSets = new long[(n + 2) * 2];
    Arrays.fill(nodes, 0, STRIDE, -1);
    clear(0, n);
    return true;
  }

  /** Takes all arcs from some words. */
  private void clear(int first, int last) {
    int from = (first + 1) * STRIDE;
    int end = (last + 2) * STRIDE;
    Arrays.fill(nodes, from, end, -1);
    for (int at = from; at < end; at += STRIDE) {
      nodes[at + LEFT_VALENCY] = 0;
      nodes[at + RIGHT_VALENCY] = 0;
    }
    Arrays.fill(labelSets, (first + 1) * 2, (last + 2) * 2, 0);
  }

  /** Adds an arc. Dependents may be in any order: swapping systems do not work inside out. */
  public final void addArc(int head, int dependent, int label) {
    int of = (head + 1) * STRIDE;
    lastWithArcs = Math.max(lastWithArcs, Math.max(head, dependent));
    nodes[((dependent + 1) * STRIDE) + HEAD] = head;
    nodes[((dependent + 1) * STRIDE) + LABEL] = label;
    if (dependent < head) {
      nodes[of + LEFT_VALENCY]++;
      labelSets[(head + 1) * 2] |= 1L << label;
      if (nodes[of + LEFTMOST] < 0 || dependent < nodes[of + LEFTMOST]) {
        nodes[of + SECOND_LEFTMOST] = nodes[of + LEFTMOST];
        nodes[of + LEFTMOST] = dependent;
      } else if (nodes[of + SECOND_LEFTMOST] < 0 || dependent < nodes[of + SECOND_LEFTMOST]) {
        nodes[of + SECOND_LEFTMOST] = dependent;
      }
    } else {
      nodes[of + RIGHT_VALENCY]++;
      labelSets[((head + 1) * 2) + 1] |= 1L << label;
      if (dependent > nodes[of + RIGHTMOST]) {
        nodes[of + SECOND_RIGHTMOST] = nodes[of + RIGHTMOST];
        nodes[of + RIGHTMOST] = dependent;
      } else if (dependent > nodes[of + SECOND_RIGHTMOST]) {
        nodes[of + SECOND_RIGHTMOST] = dependent;
      }
    }
  }

  /** Adds a transition to the derivation. */
  public final void record(int transition) {
    if (derivationLength == derivation.length) {
      derivation = Arrays.copyOf(derivation, (2 * derivationLength) + 1);
    }
    derivation[derivationLength++] = transition;
  }

  /** Words with spaces between them. */
  protected static String join(List<Integer> words) {
    return words.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** The arcs from left to right, such as {@code {2→1, 0→2}}. */
  protected final String arcs() {
    StringBuilder text = new StringBuilder("{");
    for (int word = 1; word <= words; word++) {
      if (hasHead(word)) {
        text.append(text.length() > 1 ? ", " : "").append(head(word)).append('→').append(word);
      }
    }
    return text.append('}').toString();
  }
}
