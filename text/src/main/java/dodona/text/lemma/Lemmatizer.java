package dodona.text.lemma;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import dodona.linear.RowList;
import dodona.linear.RowSum;
import dodona.linear.RowTable;
import dodona.support.parallel.SharedCache;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds the lemmas of tagged words; immutable and shared by all threads. */
public final class Lemmatizer {

  private static final int LONGEST_FORM = 100;
  private static final int REMEMBERED_BITS = 16;

  private final List<EditScript> scripts;
  private final RowTable table;
  private final Map<String, String> exceptions;

  /** A cache of the lemmas that all sessions found. */
  private final SharedCache<Word, String> remembered = new SharedCache<>(REMEMBERED_BITS);

  private record Word(String form, String upos, String feats) {}

  /**
   * A lemmatizer.
   *
   * @param exceptions lemmas of {@linkplain #key forms with their tags} that the table gets wrong
   */
  Lemmatizer(List<EditScript> scripts, RowTable table, Map<String, String> exceptions) {
    this.scripts = List.copyOf(scripts);
    this.table = table;
    this.exceptions = Map.copyOf(exceptions);
  }

  static String key(String form, String upos) {
    return form + "\t" + upos;
  }

  static String key(String form, String upos, String feats) {
    return form + "\t" + upos + "\t" + feats;
  }

  /** Opens a session for one thread. */
  public Session open() {
    return new Session();
  }

  /** One thread's use of a lemmatizer. */
  public final class Session {

    private final RowList features = table.features();
    private final RowSum sum = table.sums();
    private final int[] scores = new int[table.width()];

    private Session() {}

    /** The sentence with the lemmas of its words, which depend on UPOS and FEATS. */
    public Sentence lemmatize(Sentence sentence) {
      List<String> lemmas = new ArrayList<>(sentence.size());
      for (int word = 1; word <= sentence.size(); word++) {
        lemmas.add(lemma(sentence.form(word), sentence.upos(word), sentence.feats(word)));
      }
      return sentence.withColumn(Column.LEMMA, lemmas);
    }

    /** The lemma of a form with a tag. */
    public String lemma(String form, String upos, String feats) {
      if (form.length() > LONGEST_FORM) {
        return form;
      }
      Word word = new Word(form, upos, feats);
      String lemma = remembered.get(word);
      if (lemma == null) {
        lemma = find(form, upos, feats);
        remembered.put(word, lemma);
      }
      return lemma;
    }

    private String find(String form, String upos, String feats) {
      String lemma = exceptions.get(key(form, upos, feats));
      if (lemma == null) {
        lemma = exceptions.get(key(form, upos));
      }
      return lemma == null ? byScript(form, upos, feats) : lemma;
    }

    private String byScript(String form, String upos, String feats) {
      LemmaFeatures.extract(form, upos, feats, features);
      table.score(features, sum, scores);
      String best = form;
      int highest = Integer.MIN_VALUE;
      for (int s = 0; s < scripts.size(); s++) {
        if (scores[s] > highest) {
          String lemma = scripts.get(s).apply(form);
          if (lemma != null) {
            best = lemma;
            highest = scores[s];
          }
        }
      }
      return best;
    }
  }

  /** Writes the lemmatizer as a section of a model file. */
  public void write(DataOutput out) throws IOException {
    Codec.writeLines(scripts.stream().map(EditScript::toLine).toList(), out);
    table.write(out);
    List<String> lines = new ArrayList<>();
    new TreeMap<>(exceptions).forEach((key, lemma) -> lines.add(lemma + "\t" + key));
    Codec.writeLines(lines, out);
  }

  /**
   * Reads a lemmatizer.
   *
   * @throws InvalidInputException if there is none
   */
  public static Lemmatizer read(DataInput in) throws IOException {
    List<EditScript> scripts = Codec.readLines(in).stream().map(EditScript::parse).toList();
    RowTable table = RowTable.read(in, Math.max(1, scripts.size()));
    Map<String, String> exceptions = new HashMap<>();
    for (String line : Codec.readLines(in)) {
      int tab = line.indexOf('\t');
      if (tab < 1 || tab == line.length() - 1) {
        throw new InvalidInputException("not a lemma: " + line);
      }
      exceptions.put(line.substring(tab + 1), line.substring(0, tab));
    }
    return new Lemmatizer(scripts, table, exceptions);
  }
}
