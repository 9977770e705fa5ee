package dodona.bench.annotate;

import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Gold sentences, and the comparison of other trees with theirs. */
final class GoldSentences {

  private GoldSentences() {}

  /** The first sentences of a treebank. */
  static List<Sentence> read(Path treebank, int most) throws IOException {
    List<Sentence> gold = new ArrayList<>();
    try (ConlluReader reader = ConlluReader.open(treebank)) {
      for (Sentence sentence : reader) {
        if (gold.size() < most) {
          gold.add(sentence);
        }
      }
    }
    return gold;
  }

  /** Returns whether a word has its gold head and, ignoring subtypes, its gold label. */
  static boolean isRight(DependencyTree tree, Sentence gold, int word) {
    return tree.head(word) == gold.head(word)
        && DependencyTree.universal(tree.label(word))
            .equals(DependencyTree.universal(gold.deprel(word)));
  }

  /** Returns the number of correct words in a tree. */
  static int right(DependencyTree tree, Sentence gold) {
    int right = 0;
    for (int word = 1; word <= gold.size(); word++) {
      right += isRight(tree, gold, word) ? 1 : 0;
    }
    return right;
  }
}
