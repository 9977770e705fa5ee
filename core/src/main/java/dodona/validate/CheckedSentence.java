package dodona.validate;

import dodona.treebank.Format;
import dodona.treebank.Sentence;
import dodona.treebank.TreeDefect;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A sentence with what several rules need to know about its tree. */
final class CheckedSentence {

  /** Labels without their subtypes, computed once for each label. */
  static final class Labels {

    private static final int REMEMBERED = 1 << 14;

    private final Map<String, String> known = new HashMap<>();

    /** A label up to its first colon. */
    String universal(String label) {
      String universal = known.get(label);
      if (universal == null) {
        int colon = label.indexOf(':');
        universal = colon < 0 ? label : label.substring(0, colon);
        if (known.size() >= REMEMBERED) {
          known.clear();
        }
        known.put(label, universal);
      }
      return universal;
    }
  }

  private final Sentence sentence;
  private final List<TreeDefect> defects;
  private final String[] relations;
  private final int[] firstChild;
  private final int[] nextSibling;
  private final int[] start;
  private final int[] end;

  CheckedSentence(Sentence sentence, Labels labels) {
    this.sentence = sentence;
    int n = sentence.size();
    relations = new String[n + 1];
    firstChild = new int[n + 1];
    nextSibling = new int[n + 1];
    relations[0] = "";
    for (int word = n; word >= 1; word--) {
      relations[word] = labels.universal(sentence.deprel(word));
      int head = head(word);
      if (head >= 0) {
        nextSibling[word] = firstChild[head];
        firstChild[head] = word;
      }
    }
    defects = sentence.treeDefects();
    start = new int[isTree() ? n + 1 : 0];
    end = new int[start.length];
    if (isTree()) {
      number();
    }
  }

  /** Gives each word the interval of the preorder numbers of its descendants. */
  private void number() {
    int word = 0;
    int next = 0;
    while (true) {
      start[word] = next++;
      if (firstChild[word] > 0) {
        word = firstChild[word];
        continue;
      }
      end[word] = next;
      while (word > 0 && nextSibling[word] == 0) {
        word = sentence.head(word);
        end[word] = next;
      }
      if (word == 0) {
        return;
      }
      word = nextSibling[word];
    }
  }

  Sentence sentence() {
    return sentence;
  }

  int size() {
    return sentence.size();
  }

  boolean isConllu() {
    return sentence.format() == Format.CONLLU;
  }

  /** Returns the reasons why the heads are not a tree; empty if they are one. */
  List<TreeDefect> defects() {
    return defects;
  }

  boolean isTree() {
    return defects.isEmpty();
  }

  /** The head of a word; −1 if there is none or if it is not a word of the sentence. */
  int head(int word) {
    int head = sentence.head(word);
    return head <= sentence.size() ? head : -1;
  }

  String upos(int word) {
    return sentence.upos(word);
  }

  /** The label of a word without subtypes; empty for the root. */
  String relation(int word) {
    return relations[word];
  }

  /** The leftmost dependent, or 0. */
  int firstChild(int word) {
    return firstChild[word];
  }

  /** The next dependent of the same head, or 0. */
  int nextSibling(int word) {
    return nextSibling[word];
  }

  /** Returns whether a word has a dependent with this relation. */
  boolean hasChild(int word, String relation) {
    for (int child = firstChild[word]; child > 0; child = nextSibling[child]) {
      if (relations[child].equals(relation)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a word is an ancestor of another or the same word; only for trees. */
  boolean dominates(int ancestor, int word) {
    return start[ancestor] <= start[word] && start[word] < end[ancestor];
  }

  /** Returns whether FEATS of a word contains a feature, whatever its value. */
  boolean hasFeature(int word, String name) {
    String feats = sentence.feats(word);
    int at = feats.indexOf(name + "=");
    return at == 0 || (at > 0 && feats.charAt(at - 1) == '|');
  }

  /** A word as messages show it: its number and form. */
  String show(int word) {
    return word == 0 ? "the root" : word + " '" + sentence.form(word) + "'";
  }
}
