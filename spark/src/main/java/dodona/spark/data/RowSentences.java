package dodona.spark.data;

import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.SentenceBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * Converts rows with the fields of {@link DodonaSchema#SENTENCE}, in any order, to sentences.
 *
 * <p>White space between the tokens of a sentence is recorded in MISC, as by the segmenter; of that
 * after its last token only whether there is any is known.
 */
public final class RowSentences {

  private static final Comparator<String> FEATURE_ORDER =
      String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder());

  private RowSentences() {}

  /** The sentences of a document. */
  public static List<Sentence> of(List<Row> rows) {
    List<Sentence> sentences = new ArrayList<>(rows.size());
    for (int i = 0; i < rows.size(); i++) {
      Row next = i + 1 < rows.size() ? rows.get(i + 1) : null;
      sentences.add(sentence(rows.get(i), i + 1, next));
    }
    return sentences;
  }

  /** A sentence of words alone, as rows with the fields of {@link DodonaSchema#WORD}. */
  public static Sentence ofWords(List<Row> words) {
    SentenceBuilder builder = new SentenceBuilder();
    words.forEach(word -> builder.word(form(word), Sentence.ABSENT));
    return annotated(builder.build(), words);
  }

  private static Sentence sentence(Row row, int number, @Nullable Row next) {
    List<Row> words = row.getList(row.fieldIndex("words"));
    String text = row.getString(row.fieldIndex("text"));
    SentenceBuilder builder = new SentenceBuilder();
    if (number == 1) {
      builder.comment("# newdoc");
    }
    builder.comment("# sent_id = " + number);
    builder.comment("# text = " + text.strip().replaceAll("\\s+", " "));
    addTokens(row, words, text, next == null ? -1 : integer(next, "start"), builder);
    return annotated(builder.build(), words);
  }

  /** Adds tags and the tree to a sentence. */
  private static Sentence annotated(Sentence sentence, List<Row> words) {
    Sentence plain =
        sentence
            .withColumn(Column.LEMMA, column(words, word -> string(word, "lemma")))
            .withColumn(Column.UPOS, column(words, word -> string(word, "upos")))
            .withColumn(Column.XPOS, column(words, word -> string(word, "xpos")))
            .withColumn(Column.FEATS, column(words, RowSentences::feats));
    boolean isParsed = words.stream().noneMatch(word -> word.isNullAt(word.fieldIndex("head")));
    return isParsed ? plain.withTree(tree(words)) : plain;
  }

  /**
   * Adds the tokens.
   *
   * @param nextStart where the next sentence begins; −1 if there is none
   */
  private static void addTokens(
      Row row, List<Row> words, String text, int nextStart, SentenceBuilder builder) {
    Map<Integer, Row> multiword = new HashMap<>();
    for (Row token : row.<Row>getList(row.fieldIndex("multiword"))) {
      multiword.put(integer(token, "first"), token);
    }
    int start = integer(row, "start");
    int at = 1;
    while (at <= words.size()) {
      Row token = multiword.get(at);
      int last = token == null ? at : integer(token, "last");
      Row first = words.get(at - 1);
      int end = integer(words.get(last - 1), "end");
      int next = last < words.size() ? integer(words.get(last), "start") : nextStart;
      String space = last < words.size() ? codePoints(text, end - start, next - start) : null;
      String misc = misc(integer(first, "start"), end, next, space);
      if (token == null) {
        builder.word(form(first), misc);
      } else {
        List<String> parts = words.subList(at - 1, last).stream().map(RowSentences::form).toList();
        builder.multiwordToken(form(token), misc, parts);
      }
      at = last + 1;
    }
  }

  /**
   * The MISC column of a token.
   *
   * @param next where the next token begins; −1 if there is none
   * @param space the white space before the next token of the sentence, null if there is none
   */
  private static String misc(int start, int end, int next, @Nullable String space) {
    String range = "TokenRange=" + start + ":" + end;
    if (next == end) {
      return "SpaceAfter=No|" + range;
    }
    return space == null || space.equals(" ")
        ? range
        : "SpacesAfter=" + escaped(space) + "|" + range;
  }

  private static String escaped(String space) {
    return space.replace(" ", "\\s").replace("\t", "\\t").replace("\r", "\\r").replace("\n", "\\n");
  }

  private static String codePoints(String text, int from, int to) {
    int start = text.offsetByCodePoints(0, from);
    return text.substring(start, text.offsetByCodePoints(start, to - from));
  }

  private static DependencyTree tree(List<Row> words) {
    int[] heads = words.stream().mapToInt(word -> integer(word, "head")).toArray();
    String[] labels = column(words, word -> string(word, "deprel")).toArray(String[]::new);
    return DependencyTree.of(heads, labels);
  }

  private static List<String> column(List<Row> words, Function<Row, @Nullable String> cell) {
    List<String> values = new ArrayList<>(words.size());
    for (Row word : words) {
      String value = cell.apply(word);
      values.add(value == null || value.isEmpty() ? Sentence.ABSENT : value);
    }
    return values;
  }

  /** Features in the order that CoNLL-U demands, which maps of Spark do not promise. */
  private static String feats(Row word) {
    Map<String, String> sorted = new TreeMap<>(FEATURE_ORDER);
    sorted.putAll(word.<String, String>getJavaMap(word.fieldIndex("feats")));
    List<String> pairs = new ArrayList<>(sorted.size());
    sorted.forEach((key, value) -> pairs.add(value.isEmpty() ? key : key + "=" + value));
    return String.join("|", pairs);
  }

  private static String form(Row row) {
    return row.getString(row.fieldIndex("form"));
  }

  private static @Nullable String string(Row row, String field) {
    return row.getString(row.fieldIndex(field));
  }

  private static int integer(Row row, String field) {
    return row.getInt(row.fieldIndex(field));
  }
}
