package dodona.pattern;

import dodona.treebank.Sentence;
import java.util.Arrays;

/**
 * The relations between the words of a sentence. Links from heads to dependents are made when they
 * are first needed. The arrays are used again for the next sentence.
 */
final class TreeIndex {

  private Sentence sentence = Sentence.ofForms();
  private int size;
  private boolean linked;
  private long work;
  private int[] heads = new int[64];
  private int[] firstChild = new int[64];
  private int[] nextSibling = new int[64];
  private int[] rank = new int[64];
  private int[] subtreeEnd = new int[64];

  void reset(Sentence newSentence) {
    sentence = newSentence;
    size = newSentence.size();
    linked = false;
    work = 0;
  }

  /** Counts words that are looked at, and returns how many there were in this sentence. */
  long work(long words) {
    work += words;
    return work;
  }

  Sentence sentence() {
    return sentence;
  }

  int size() {
    return size;
  }

  int head(int word) {
    return sentence.head(word);
  }

  int firstChild(int word) {
    link();
    return firstChild[word];
  }

  /** Makes the links, or throws if the heads do not form a tree. */
  void link() {
    if (linked) {
      return;
    }
    if (heads.length <= size) {
      int length = Math.max(2 * heads.length, size + 1);
      heads = new int[length];
      firstChild = new int[length];
      nextSibling = new int[length];
      rank = new int[length];
      subtreeEnd = new int[length];
    }
    Arrays.fill(firstChild, 0, size + 1, 0);
    for (int d = size; d > 0; d--) {
      int head = sentence.head(d);
      if (head < 0 || head > size) {
        sentence.tree();
        throw new IllegalStateException("a tree with the head " + head);
      }
      heads[d] = head;
      nextSibling[d] = firstChild[head];
      firstChild[head] = d;
    }
    walk();
    linked = true;
  }

  /** Numbers the words so that every subtree is an interval, without recursion. */
  private void walk() {
    int count = 0;
    rank[0] = count++;
    heads[0] = -1;
    int word = 0;
    while (word >= 0) {
      int child = firstChild[word];
      if (child == 0) {
        // climb to the next sibling of this word or of an ancestor
        subtreeEnd[word] = count;
        while (word > 0 && nextSibling[word] == 0) {
          word = heads[word];
          subtreeEnd[word] = count;
        }
        word = word > 0 ? nextSibling[word] : -1;
      } else {
        word = child;
      }
      if (word > 0) {
        rank[word] = count++;
      }
    }
    if (count <= size) {
      sentence.tree();
      throw new IllegalStateException("a tree with words out of reach");
    }
  }

  private boolean areSiblings(int a, int b) {
    return a != b && heads[a] == heads[b] && heads[a] != 0;
  }

  boolean holds(Relation relation, int a, int b) {
    return switch (relation) {
      case CHILD -> heads[b] == a;
      case PARENT -> heads[a] == b;
      case DESCENDANT -> rank[b] > rank[a] && rank[b] < subtreeEnd[a];
      case ANCESTOR -> rank[a] > rank[b] && rank[a] < subtreeEnd[b];
      case SIBLING -> areSiblings(a, b);
      case RIGHT_SIBLING -> a < b && areSiblings(a, b);
      case LEFT_SIBLING -> b < a && areSiblings(a, b);
      case NEXT_SIBLING -> b == a + 1 && areSiblings(a, b);
      case PREVIOUS_SIBLING -> b == a - 1 && areSiblings(a, b);
      case NEXT -> b == a + 1;
      case PREVIOUS -> b == a - 1;
      case FOLLOWING -> b > a;
      case PRECEDING -> b < a;
    };
  }

  /** The label of the last arc on the way from A to B, two words for which the relation holds. */
  String lastLabel(Relation relation, int a, int b) {
    int dependent =
        switch (relation) {
          case PARENT -> a;
          case ANCESTOR -> below(a, b);
          default -> b;
        };
    return sentence.deprel(dependent);
  }

  private int below(int word, int ancestor) {
    int below = word;
    while (heads[below] != ancestor) {
      below = heads[below];
      work++;
    }
    return below;
  }

  /** Returns whether the words B of an A can be listed without examining all words. */
  static boolean isListed(Relation relation) {
    return switch (relation) {
      case DESCENDANT, FOLLOWING, PRECEDING -> false;
      default -> true;
    };
  }

  /** The first word B for a word A; 0 if there is none. */
  int first(Relation relation, int a) {
    return switch (relation) {
      case CHILD -> firstChild[a];
      case PARENT, ANCESTOR -> heads[a];
      case SIBLING -> heads[a] == 0 ? 0 : other(firstChild[heads[a]], a);
      case RIGHT_SIBLING -> heads[a] == 0 ? 0 : nextSibling[a];
      case LEFT_SIBLING -> heads[a] == 0 ? 0 : before(firstChild[heads[a]], a);
      case NEXT_SIBLING -> a < size && areSiblings(a, a + 1) ? a + 1 : 0;
      case PREVIOUS_SIBLING -> a > 1 && areSiblings(a, a - 1) ? a - 1 : 0;
      case NEXT -> a < size ? a + 1 : 0;
      case PREVIOUS -> a - 1;
      case DESCENDANT, FOLLOWING, PRECEDING -> throw new IllegalStateException(relation.name());
    };
  }

  /** The next word B after another one; 0 if there is none. */
  int next(Relation relation, int a, int b) {
    return switch (relation) {
      case CHILD, RIGHT_SIBLING -> nextSibling[b];
      case ANCESTOR -> heads[b];
      case SIBLING -> other(nextSibling[b], a);
      case LEFT_SIBLING -> before(nextSibling[b], a);
      default -> 0;
    };
  }

  private int other(int word, int excluded) {
    return word == excluded ? nextSibling[word] : word;
  }

  private static int before(int word, int limit) {
    return word < limit ? word : 0;
  }
}
