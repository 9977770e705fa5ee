package dodona.cli.command.search;

import dodona.draw.TreeDrawing;
import dodona.draw.terminal.TerminalTree;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Trees drawn for the terminal, each below its sentence; the words of the matches in brackets. */
final class TreeHits implements HitWriter {

  private final Writer out;
  private final SentenceHits headings;
  private final TerminalTree.Options options;

  TreeHits(Writer out, SentenceHits headings, TerminalTree.Options options) {
    this.out = out;
    this.headings = headings;
    this.options = options;
  }

  @Override
  public void write(Hit hit) throws IOException {
    headings.write(hit);
    Sentence sentence = hit.sentence();
    BitSet words = hit.words();
    List<String> forms = new ArrayList<>();
    for (int word = 1; word <= sentence.size(); word++) {
      String form = sentence.form(word);
      forms.add(words.get(word) ? "[" + form + "]" : form);
    }
    Sentence marked = sentence.withColumn(Column.FORM, forms);
    out.write(TerminalTree.draw(TreeDrawing.of(marked), options));
    out.write('\n');
  }

  @Override
  public void context(Hit.Context context) throws IOException {
    headings.context(context);
  }
}
