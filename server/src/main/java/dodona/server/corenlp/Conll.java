package dodona.server.corenlp;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Word;
import java.nio.charset.StandardCharsets;

/** CoreNLP's format of seven columns: number, word, lemma, tag, name, head, label. */
final class Conll {

  private static final String ABSENT = "_";

  private Conll() {}

  /** A sentence and an empty line. */
  static byte[] of(AnalyzedSentence sentence) {
    StringBuilder text = new StringBuilder();
    for (Word word : sentence.words()) {
      String tag = word.xpos().isEmpty() ? word.upos() : word.xpos();
      String label = word.isRoot() ? "ROOT" : word.deprel();
      text.append(
          String.join(
              "\t",
              String.valueOf(word.id()),
              word.form(),
              orAbsent(word.lemma()),
              orAbsent(tag),
              ABSENT,
              word.headId() < 0 ? ABSENT : String.valueOf(word.headId()),
              orAbsent(label)));
      text.append('\n');
    }
    return text.append('\n').toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String orAbsent(String cell) {
    return cell.isEmpty() ? ABSENT : cell;
  }
}
