package dodona.bench.annotate;

import dodona.text.pipeline.KeptAnnotation;
import dodona.text.pipeline.Pipeline;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * An annotator who corrects the first wrong arc in reading order until the tree is right. A changed
 * head is an action, and so is a changed label.
 */
final class SimulatedAnnotator {

  /** The editor's help: the arcs that it keeps when it completes the rest of a tree. */
  enum Help {
    /** Nothing is completed: the tree stays as it was parsed first. */
    NONE,
    /** Arcs that were corrected are kept. */
    CORRECTED,
    /** All arcs up to the corrected one are kept, since they have been read. */
    READ
  }

  private static final List<Column> TAGGED =
      List.of(Column.FORM, Column.LEMMA, Column.UPOS, Column.XPOS, Column.FEATS);

  private final Pipeline parser;
  private final Pipeline completer;

  /** An annotator who begins with the trees of a pipeline. */
  SimulatedAnnotator(Pipeline pipeline) {
    this.parser = pipeline;
    this.completer =
        pipeline.with(pipeline.options().withKept(KeptAnnotation.of("heads,labels,tags", true)));
  }

  /** The tagged words of a gold sentence with the parser's tree. */
  Sentence parse(Sentence gold) {
    return parser.analyze(forms(gold)).sentence();
  }

  private static List<String> forms(Sentence sentence) {
    List<String> forms = new ArrayList<>();
    for (int word = 1; word <= sentence.size(); word++) {
      forms.add(sentence.form(word));
    }
    return forms;
  }

  /** Counts the actions that turn a parsed sentence into the gold one. */
  int actions(Sentence gold, Sentence parsed, Help help) {
    int[] heads = new int[gold.size()];
    String[] labels = new String[gold.size()];
    copy(parsed.tree(), heads, labels, new BitSet());
    DependencyTree goal = gold.tree();
    BitSet confirmed = new BitSet();
    int actions = 0;
    for (int word = 1; word <= gold.size(); word++) {
      boolean wrongHead = heads[word - 1] != goal.head(word);
      boolean wrongLabel = !labels[word - 1].equals(goal.label(word));
      if (!wrongHead && !wrongLabel) {
        continue;
      }
      actions += (wrongHead ? 1 : 0) + (wrongLabel ? 1 : 0);
      heads[word - 1] = goal.head(word);
      labels[word - 1] = goal.label(word);
      confirmed.set(word);
      if (help == Help.READ) {
        confirmed.set(1, word + 1);
      }
      if (help != Help.NONE) {
        copy(complete(parsed, goal, confirmed).tree(), heads, labels, confirmed);
        word = help == Help.READ ? word : 0;
      }
    }
    return actions;
  }

  private static void copy(DependencyTree tree, int[] heads, String[] labels, BitSet kept) {
    for (int word = 1; word <= heads.length; word++) {
      if (!kept.get(word)) {
        heads[word - 1] = tree.head(word);
        labels[word - 1] = tree.label(word);
      }
    }
  }

  private Sentence complete(Sentence parsed, DependencyTree goal, BitSet confirmed) {
    StringBuilder conllu = new StringBuilder();
    for (int word = 1; word <= parsed.size(); word++) {
      boolean given = confirmed.get(word);
      conllu.append(word);
      for (Column column : TAGGED) {
        conllu.append('\t').append(parsed.get(word, column));
      }
      conllu.append('\t').append(given ? goal.head(word) : Sentence.ABSENT);
      conllu.append('\t').append(given ? goal.label(word) : Sentence.ABSENT);
      conllu.append("\t_\t_\n");
    }
    byte[] bytes = conllu.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(bytes), "", ReadOptions.DEFAULT, ProblemListener.STRICT)) {
      return completer.analyze(reader.iterator().next()).sentence();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
