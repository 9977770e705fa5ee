package dodona.treebank;

import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A sentence of a treebank: its comments and its lines, exactly as they stand in the file;
 * immutable.
 *
 * <p>A <i>word</i> has an index from 1 to {@link #size()}. A <i>row</i> is any line with columns:
 * words, but also multiword ranges and empty nodes, counted from 0. Most users only need words.
 */
public final class Sentence {

  /** A cell without a value. */
  public static final String ABSENT = "_";

  private final Format format;
  private final List<String> comments;
  private final String[] cells;
  private final int[] rowOfWord;
  private final int[] heads;
  private final Origin origin;

  /** The location of a sentence: its file, its first line and its number in the file, from 1. */
  public record Origin(String source, long line, long number) {
    static final Origin NONE = new Origin("", 0, 0);
  }

  /**
   * Creates a sentence of arrays that are neither copied nor checked: for readers of formats, which
   * have checked them already.
   *
   * @param comments an immutable list
   * @param cells the rows one after the other, {@link Column#COUNT} cells each
   * @param rowOfWord the row of each word, counted from 0; the first entry is −1
   * @param heads the head of each word, −1 where there is none; the first entry is −1
   */
  public Sentence(
      Format format,
      List<String> comments,
      String[] cells,
      int[] rowOfWord,
      int[] heads,
      Origin origin) {
    this.format = format;
    this.comments = comments;
    this.cells = cells;
    this.rowOfWord = rowOfWord;
    this.heads = heads;
    this.origin = origin;
  }

  /** A sentence with these words and nothing else. */
  public static Sentence ofForms(List<String> forms) {
    int n = forms.size();
    String[] cells = new String[n * Column.COUNT];
    Arrays.fill(cells, ABSENT);
    int[] rowOfWord = new int[n + 1];
    int[] heads = new int[n + 1];
    Arrays.fill(heads, -1);
    rowOfWord[0] = -1;
    for (int i = 1; i <= n; i++) {
      if (forms.get(i - 1).isEmpty()) {
        throw new InvalidInputException("the form of word " + i + " is empty");
      }
      rowOfWord[i] = i - 1;
      cells[(i - 1) * Column.COUNT] = Integer.toString(i);
      cells[(i - 1) * Column.COUNT + Column.FORM.index()] = forms.get(i - 1);
    }
    return new Sentence(Format.CONLLU, List.of(), cells, rowOfWord, heads, Origin.NONE);
  }

  /** A sentence with these words and nothing else. */
  public static Sentence ofForms(String... forms) {
    return ofForms(Arrays.asList(forms));
  }

  /** The number of words; ranges and empty nodes do not count. */
  public int size() {
    return rowOfWord.length - 1;
  }

  /** The format whose columns the cells follow. */
  public Format format() {
    return format;
  }

  /** The form of a word. */
  public String form(int word) {
    return get(word, Column.FORM);
  }

  /** The lemma of a word. */
  public String lemma(int word) {
    return get(word, Column.LEMMA);
  }

  /** The universal (CoNLL-X: coarse) part of speech of a word. */
  public String upos(int word) {
    return get(word, Column.UPOS);
  }

  /** The language's own (CoNLL-X: fine) part of speech of a word. */
  public String xpos(int word) {
    return get(word, Column.XPOS);
  }

  /** The morphological features of a word, such as {@code Case=Nom|Number=Sing}. */
  public String feats(int word) {
    return get(word, Column.FEATS);
  }

  /** The label of the arc into a word. */
  public String deprel(int word) {
    return get(word, Column.DEPREL);
  }

  /** The head of a word: 0 for the root, −1 where the file has none. */
  public int head(int word) {
    return heads[word];
  }

  /** Any column of a word. */
  public String get(int word, Column column) {
    if (word < 1) {
      throw new IndexOutOfBoundsException("words count from 1, not " + word);
    }
    return cell(rowOfWord[word], column);
  }

  /** The number of lines with columns: words, ranges and empty nodes. */
  public int rows() {
    return cells.length / Column.COUNT;
  }

  /** A cell of a line with columns, counted from 0. */
  public String cell(int row, Column column) {
    return cells[row * Column.COUNT + column.index()];
  }

  /** The comment lines in order, each with its leading {@code #}. */
  public List<String> comments() {
    return comments;
  }

  /** The value of the first comment {@code # key = value}. */
  public Optional<String> comment(String key) {
    for (String comment : comments) {
      String value = Comments.value(comment, key);
      if (value != null) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }

  /** The value of {@code # sent_id}. */
  public Optional<String> id() {
    return comment("sent_id");
  }

  /**
   * Returns a name for the sentence in messages: its {@code sent_id}, else its number in the file.
   */
  public String name() {
    return id().orElse("sentence " + origin.number);
  }

  /** The name of the file that the sentence was read from; empty if it was not. */
  public String source() {
    return origin.source;
  }

  /** The line of the file where the sentence begins, comments included; 0 if it was not read. */
  public long line() {
    return origin.line;
  }

  /** The number of the sentence in its file, from 1; 0 if it was not read. */
  public long number() {
    return origin.number;
  }

  /** The line of the file where a word stands. */
  public long lineOfWord(int word) {
    return origin.line + comments.size() + rowOfWord[word];
  }

  /** The multiword tokens, from left to right. */
  public List<MultiwordToken> multiwordTokens() {
    List<MultiwordToken> tokens = new ArrayList<>();
    for (int row = 0; row < rows(); row++) {
      String id = cell(row, Column.ID);
      int dash = id.indexOf('-');
      if (dash > 0) {
        tokens.add(
            new MultiwordToken(
                Integer.parseInt(id, 0, dash, 10),
                Integer.parseInt(id, dash + 1, id.length(), 10),
                cell(row, Column.FORM),
                cell(row, Column.MISC)));
      }
    }
    return tokens;
  }

  /** The empty nodes, from left to right. */
  public List<EmptyNode> emptyNodes() {
    List<EmptyNode> nodes = new ArrayList<>();
    for (int row = 0; row < rows(); row++) {
      String id = cell(row, Column.ID);
      int dot = id.indexOf('.');
      if (dot > 0) {
        nodes.add(
            new EmptyNode(
                Integer.parseInt(id, 0, dot, 10),
                Integer.parseInt(id, dot + 1, id.length(), 10),
                cell(row, Column.FORM),
                cell(row, Column.DEPS)));
      }
    }
    return nodes;
  }

  /** Returns why HEAD is not a tree; empty if and only if {@link #tree()} returns one. */
  public List<TreeDefect> treeDefects() {
    return TreeDefect.of(heads);
  }

  /**
   * The tree of HEAD and DEPREL.
   *
   * @throws InvalidTreebankException if they do not form one
   */
  public DependencyTree tree() {
    List<TreeDefect> defects = treeDefects();
    if (!defects.isEmpty()) {
      TreeDefect first = defects.get(0);
      throw new InvalidTreebankException(problem(first));
    }
    String[] labels = new String[size()];
    for (int d = 1; d <= size(); d++) {
      labels[d - 1] = deprel(d);
    }
    return DependencyTree.of(Arrays.copyOfRange(heads, 1, heads.length), labels);
  }

  /** Returns an exception about a word of this sentence, to be thrown. */
  public InvalidTreebankException invalid(int word, String message) {
    return new InvalidTreebankException(
        problem(new TreeDefect(word, FormatCheck.NON_TREE, message)));
  }

  /** A defect of this sentence's tree as a problem of its file. */
  Problem problem(TreeDefect defect) {
    return new Problem(
        Problem.Severity.ERROR,
        origin.source,
        lineOfWord(defect.word()),
        name(),
        defect.message(),
        defect.check());
  }

  /** This sentence with another tree; DEPS, which would contradict it, is blanked. */
  public Sentence withTree(DependencyTree tree) {
    if (tree.size() != size()) {
      throw new IllegalArgumentException(
          "a tree of " + tree.size() + " words for a sentence of " + size());
    }
    String[] copy = cells.clone();
    int[] newHeads = heads.clone();
    for (int d = 1; d <= size(); d++) {
      newHeads[d] = tree.head(d);
      setTreeCells(copy, rowOfWord[d], Integer.toString(tree.head(d)), tree.label(d));
    }
    return new Sentence(format, comments, copy, rowOfWord, newHeads, origin);
  }

  /**
   * This sentence with heads for some words, which need not form a tree.
   *
   * @param newHeads the head of word {@code d} at index {@code d}, −1 for none; index 0 is not
   *     looked at
   */
  public Sentence withHeads(int[] newHeads) {
    if (newHeads.length != heads.length) {
      throw new IllegalArgumentException(newHeads.length - 1 + " heads for " + size() + " words");
    }
    String[] copy = cells.clone();
    int[] copyOfHeads = newHeads.clone();
    copyOfHeads[0] = -1;
    for (int d = 1; d <= size(); d++) {
      String head = newHeads[d] < 0 ? ABSENT : Integer.toString(newHeads[d]);
      copy[rowOfWord[d] * Column.COUNT + Column.HEAD.index()] = head;
    }
    return new Sentence(format, comments, copy, rowOfWord, copyOfHeads, origin);
  }

  /**
   * This sentence with the arcs of its tree, but no labels.
   *
   * @throws InvalidTreebankException if it has no tree
   */
  public Sentence withoutLabels() {
    return withTree(DependencyTree.of(tree().heads()));
  }

  /** This sentence with HEAD, DEPREL and DEPS blanked: input to a parser. */
  public Sentence withoutTree() {
    String[] copy = cells.clone();
    int[] noHeads = new int[heads.length];
    Arrays.fill(noHeads, -1);
    for (int row = 0; row < rows(); row++) {
      setTreeCells(copy, row, ABSENT, ABSENT);
    }
    return new Sentence(format, comments, copy, rowOfWord, noHeads, origin);
  }

  private static void setTreeCells(String[] cells, int row, String head, String label) {
    cells[row * Column.COUNT + Column.HEAD.index()] = head;
    cells[row * Column.COUNT + Column.DEPREL.index()] = label;
    cells[row * Column.COUNT + Column.DEPS.index()] = ABSENT;
  }

  /** This sentence with another value in one column of every word; not for ID and HEAD. */
  public Sentence withColumn(Column column, List<String> values) {
    if (column == Column.ID || column == Column.HEAD) {
      throw new IllegalArgumentException(column + " cannot be replaced on its own");
    }
    if (values.size() != size()) {
      throw new IllegalArgumentException(values.size() + " values for " + size() + " words");
    }
    String[] copy = cells.clone();
    for (int word = 1; word <= size(); word++) {
      copy[rowOfWord[word] * Column.COUNT + column.index()] = values.get(word - 1);
    }
    return new Sentence(format, comments, copy, rowOfWord, heads, origin);
  }

  /**
   * This sentence with another value in one cell of a word; not for ID. Nothing else changes, even
   * if HEAD and DEPS do not agree any more.
   */
  public Sentence withCell(int word, Column column, String value) {
    if (column == Column.ID || value.isEmpty()) {
      throw new IllegalArgumentException(column + " cannot become '" + value + "'");
    }
    String[] copy = cells.clone();
    copy[rowOfWord[word] * Column.COUNT + column.index()] = value;
    int[] newHeads = heads;
    if (column == Column.HEAD) {
      newHeads = heads.clone();
      newHeads[word] = value.equals(ABSENT) ? -1 : Integer.parseInt(value);
    }
    return new Sentence(format, comments, copy, rowOfWord, newHeads, origin);
  }

  /** This sentence with other comments, each beginning with {@code #}. */
  public Sentence withComments(List<String> newComments) {
    for (String comment : newComments) {
      if (!comment.startsWith("#") || comment.indexOf('\n') >= 0) {
        throw new IllegalArgumentException("not a comment line: " + comment);
      }
    }
    return new Sentence(format, List.copyOf(newComments), cells, rowOfWord, heads, origin);
  }

  /** The same cells under the columns of another format; for {@link FormatConversion}. */
  Sentence relabeled(Format other, String[] newCells, int[] newRowOfWord) {
    return new Sentence(
        other,
        other == Format.CONLLX ? Collections.emptyList() : comments,
        newCells,
        newRowOfWord,
        heads,
        origin);
  }

  /** The forms, separated by spaces. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int word = 1; word <= size(); word++) {
      text.append(word > 1 ? " " : "").append(form(word));
    }
    return text.toString();
  }
}
