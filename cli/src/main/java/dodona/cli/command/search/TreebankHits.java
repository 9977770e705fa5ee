package dodona.cli.command.search;

import dodona.pattern.PatternSet.NamedMatch;
import dodona.pattern.TreeMatch;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * CoNLL-U with an entry {@code Match} in MISC for the words of the matches: {@code 1:v,2:s} is the
 * node v of the first match and the node s of the second one.
 */
final class TreebankHits implements HitWriter {

  private final ConlluWriter writer;

  TreebankHits(OutputStream out) {
    this.writer = new ConlluWriter(out);
  }

  @Override
  public void write(Hit hit) throws IOException {
    Sentence sentence = hit.sentence();
    List<StringBuilder> marks = new ArrayList<>();
    for (int word = 0; word <= sentence.size(); word++) {
      marks.add(new StringBuilder());
    }
    int number = 0;
    for (NamedMatch named : hit.matches()) {
      number++;
      TreeMatch match = named.match();
      for (int word : match.words()) {
        StringBuilder mark = marks.get(word);
        int before = mark.length();
        for (String name : match.pattern().names()) {
          if (match.word(name) == word) {
            mark.append(mark.isEmpty() ? "" : ",").append(number).append(':').append(name);
          }
        }
        if (mark.length() == before) {
          mark.append(mark.isEmpty() ? "" : ",").append(number);
        }
      }
    }
    List<String> misc = new ArrayList<>();
    for (int word = 1; word <= sentence.size(); word++) {
      String cell = sentence.get(word, Column.MISC);
      String entry = "Match=" + marks.get(word);
      misc.add(
          marks.get(word).isEmpty()
              ? cell
              : cell.equals(Sentence.ABSENT) ? entry : cell + "|" + entry);
    }
    writer.write(sentence.withColumn(Column.MISC, misc));
  }

  @Override
  public void finish() throws IOException {
    writer.flush();
  }
}
