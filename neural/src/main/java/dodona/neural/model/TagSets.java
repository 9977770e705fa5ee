package dodona.neural.model;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import dodona.neural.network.Candidates;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The tags of a model by column; immutable. */
public final class TagSets {

  /** The columns that are predicted. */
  public static final List<Column> COLUMNS = List.of(Column.UPOS, Column.XPOS, Column.FEATS);

  private static final int FEATS = COLUMNS.indexOf(Column.FEATS);

  private final List<TagColumn> columns;
  private final List<Candidates> candidates;

  private TagSets(List<TagColumn> columns) {
    this.columns = List.copyOf(columns);
    this.candidates = columns.stream().map(column -> Candidates.all(column.groups())).toList();
  }

  /** The tags of some sentences; each value of FEATS is one tag. */
  public static TagSets of(List<Sentence> sentences) {
    return of(sentences, false);
  }

  /** The tags of some sentences, with FEATS in attributes, which are predicted one by one. */
  public static TagSets withAttributes(List<Sentence> sentences) {
    return of(sentences, true);
  }

  private static TagSets of(List<Sentence> sentences, boolean attributes) {
    List<TagColumn> columns = new ArrayList<>();
    for (Column column : COLUMNS) {
      TreeSet<String> seen = new TreeSet<>();
      for (Sentence sentence : sentences) {
        for (int word = 1; word <= sentence.size(); word++) {
          seen.add(sentence.get(word, column));
        }
      }
      columns.add(
          attributes && column == Column.FEATS
              ? TagColumn.attributes(TagColumn.pairs(seen))
              : TagColumn.values(List.copyOf(seen)));
    }
    return new TagSets(columns);
  }

  /** Returns whether FEATS are predicted attribute by attribute. */
  public boolean hasAttributes() {
    return columns.get(FEATS) instanceof TagColumn.Attributes;
  }

  /** For each column and output, the output of other tags with the same meaning; −1 for none. */
  List<List<Integer>> counterparts(TagSets other) {
    return IntStream.range(0, columns.size())
        .mapToObj(column -> columns.get(column).counterparts(other.columns.get(column)))
        .toList();
  }

  /** Returns a copy with the tags of both; the result has attributes if this has. */
  TagSets with(TagSets other) {
    List<TagColumn> joined = new ArrayList<>();
    for (int column = 0; column < columns.size(); column++) {
      TreeSet<String> lines = new TreeSet<>(columns.get(column).lines());
      lines.addAll(other.columns.get(column).lines());
      joined.add(
          columns.get(column) instanceof TagColumn.Attributes
              ? TagColumn.attributes(lines)
              : TagColumn.values(List.copyOf(lines)));
    }
    return new TagSets(joined);
  }

  /** The tags of a column, or its attributes with their values. */
  List<String> lines(int column) {
    return columns.get(column).lines();
  }

  /** All outputs of each column. */
  List<Candidates> candidates() {
    return candidates;
  }

  /** The number of outputs of each group of a column. */
  List<Integer> groups(int column) {
    return columns.get(column).groups();
  }

  /** The output of each group of a column for a value; −1 where it is unknown. */
  int[] outputs(int column, String value) {
    return columns.get(column).outputs(value);
  }

  /** The tag that one output of each group stands for. */
  String tag(int column, int[] outputs) {
    return columns.get(column).value(outputs);
  }

  /** The outputs of a word's tag, −1 where it is unknown. */
  public int[] outputs(int column, Sentence sentence, int word) {
    return columns.get(column).outputs(sentence.get(word, COLUMNS.get(column)));
  }

  void write(DataOutput out) throws IOException {
    for (TagColumn column : columns) {
      Codec.writeLines(column.lines(), out);
    }
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param attributes whether FEATS are in attributes
   * @throws InvalidInputException if it is anything else
   */
  static TagSets read(DataInput in, boolean attributes) throws IOException {
    List<TagColumn> columns = new ArrayList<>();
    for (int column = 0; column < COLUMNS.size(); column++) {
      List<String> lines = Codec.readLines(in);
      columns.add(
          attributes && column == FEATS ? TagColumn.attributes(lines) : TagColumn.values(lines));
    }
    return new TagSets(columns);
  }
}
