package dodona.bench.compare;

import dodona.treebank.Sentence;
import java.io.IOException;
import java.util.List;

/**
 * A file format that parsers read and write.
 *
 * <p>CoNLL-U is written by {@link dodona.treebank.conllu.ConlluWriter}; the two older ones have a
 * line for every word and nothing for multiword tokens, empty nodes and comments.
 */
enum PeerFormat {
  /** Universal Dependencies. */
  CONLLU("conllu", 6, 7),
  /** The shared task of 2006: ten columns. */
  CONLLX("conllx", 6, 7),
  /** The shared task of 2009: gold and predicted columns side by side. */
  CONLL09("conll09", 9, 11);

  private static final String ABSENT = Sentence.ABSENT;

  private final String suffix;
  private final int headColumn;
  private final int labelColumn;

  PeerFormat(String suffix, int headColumn, int labelColumn) {
    this.suffix = suffix;
    this.headColumn = headColumn;
    this.labelColumn = labelColumn;
  }

  /** Returns the file name extension, without the dot. */
  String suffix() {
    return suffix;
  }

  /** The column of a parser's output with heads, from 0. */
  int headColumn() {
    return headColumn;
  }

  /** The column of a parser's output with labels, from 0. */
  int labelColumn() {
    return labelColumn;
  }

  /**
   * Appends the words of a sentence and an empty line.
   *
   * @param withTree whether the tree is for learning; otherwise heads are 0 and labels are absent
   * @param uposForXpos whether XPOS is to be a copy of UPOS
   */
  void append(Sentence sentence, boolean withTree, boolean uposForXpos, Appendable out)
      throws IOException {
    for (int word = 1; word <= sentence.size(); word++) {
      String xpos = uposForXpos ? sentence.upos(word) : sentence.xpos(word);
      String head = Integer.toString(withTree ? sentence.head(word) : 0);
      String label = withTree ? sentence.deprel(word) : ABSENT;
      List<String> cells =
          this == CONLL09
              ? conll09(sentence, word, xpos, withTree ? head : ABSENT, label)
              : List.of(
                  Integer.toString(word),
                  sentence.form(word),
                  sentence.lemma(word),
                  sentence.upos(word),
                  xpos,
                  sentence.feats(word),
                  head,
                  label,
                  ABSENT,
                  ABSENT);
      String tab = "";
      for (String cell : cells) {
        out.append(tab).append(cell.replace(' ', '_'));
        tab = "\t";
      }
      out.append('\n');
    }
    out.append('\n');
  }

  /** Returns the cells of a word, with the same gold and predicted values. */
  private static List<String> conll09(
      Sentence sentence, int word, String xpos, String head, String label) {
    String lemma = sentence.lemma(word);
    String feats = sentence.feats(word);
    return List.of(
        Integer.toString(word),
        sentence.form(word),
        lemma,
        lemma,
        xpos,
        xpos,
        feats,
        feats,
        head,
        head,
        label,
        label,
        ABSENT,
        ABSENT);
  }
}
