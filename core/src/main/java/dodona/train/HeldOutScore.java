package dodona.train;

import dodona.search.Parser;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.List;

/**
 * How well a model parses held-out sentences: the shares of words with the right head (UAS) and the
 * right head and label (LAS), as Universal Dependencies counts them, without subtypes of labels.
 */
public record HeldOutScore(double uas, double las) implements Comparable<HeldOutScore> {

  /** The score where nothing was held out. */
  static final HeldOutScore NONE = new HeldOutScore(-1, -1);

  /** Parses sentences and compares the trees with those that they have. */
  static HeldOutScore of(Parser parser, List<Sentence> sentences) {
    long words = 0;
    long heads = 0;
    long arcs = 0;
    for (Sentence sentence : sentences) {
      DependencyTree tree = parser.parse(sentence);
      words += sentence.size();
      for (int word = 1; word <= sentence.size(); word++) {
        if (tree.head(word) == sentence.head(word)) {
          heads++;
          arcs += sameRelation(tree.label(word), sentence.deprel(word)) ? 1 : 0;
        }
      }
    }
    double all = Math.max(1, words);
    return new HeldOutScore(heads / all, arcs / all);
  }

  private static boolean sameRelation(String a, String b) {
    int end = relationEnd(a);
    return end == relationEnd(b) && a.regionMatches(0, b, 0, end);
  }

  private static int relationEnd(String label) {
    int colon = label.indexOf(':');
    return colon < 0 ? label.length() : colon;
  }

  /** The better score is that with the higher LAS. */
  @Override
  public int compareTo(HeldOutScore other) {
    return Double.compare(las, other.las);
  }
}
