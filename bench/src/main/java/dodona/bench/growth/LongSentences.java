package dodona.bench.growth;

import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Sentences of any length, cut from the words of a treebank in their order. */
final class LongSentences {

  private LongSentences() {}

  /** As many sentences of {@code length} words as the treebank's words make, at least one. */
  static List<Sentence> of(List<Sentence> treebank, int length, int most) throws IOException {
    StringBuilder text = new StringBuilder();
    int sentences = 0;
    int words = 0;
    while (sentences < most) {
      for (Sentence sentence : treebank) {
        for (int word = 1; word <= sentence.size() && sentences < most; word++) {
          append(sentence, word, ++words, text);
          if (words == length) {
            text.append('\n');
            words = 0;
            sentences++;
          }
        }
      }
    }
    List<Sentence> made = new ArrayList<>();
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    ReadOptions anyTree = ReadOptions.DEFAULT.withTrees(TreeRequirement.NONE);
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(bytes), "made", anyTree, ProblemListener.STRICT)) {
      reader.forEach(made::add);
    }
    return made;
  }

  private static void append(Sentence from, int word, int id, StringBuilder to) {
    to.append(id).append('\t').append(from.form(word)).append('\t').append(from.lemma(word));
    to.append('\t').append(from.upos(word)).append('\t').append(from.xpos(word));
    to.append('\t').append(from.feats(word)).append("\t_\t_\t_\t_\n");
  }
}
