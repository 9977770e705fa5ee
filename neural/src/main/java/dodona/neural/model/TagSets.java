package dodona.neural.model;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The tags that a model knows, by column, each in the order of the alphabet; immutable. */
public final class TagSets {

  /** The columns that are predicted. */
  public static final List<Column> COLUMNS = List.of(Column.UPOS, Column.XPOS, Column.FEATS);

  private final List<List<String>> tags;
  private final List<Map<String, Integer>> numbers = new ArrayList<>();

  private TagSets(List<List<String>> tags) {
    this.tags = tags;
    for (List<String> ofColumn : tags) {
      Map<String, Integer> byName = new HashMap<>();
      for (String tag : ofColumn) {
        if (tag.isEmpty() || tag.chars().anyMatch(Character::isISOControl)) {
          throw new InvalidInputException("a tag that is empty or has a tab or the like in it");
        }
        if (byName.putIfAbsent(tag, byName.size()) != null) {
          throw new InvalidInputException("the tag '" + tag + "' is there twice");
        }
      }
      if (byName.isEmpty()) {
        throw new InvalidInputException("there is a column without tags");
      }
      numbers.add(byName);
    }
  }

  /** The tags of some sentences. */
  public static TagSets of(List<Sentence> sentences) {
    List<List<String>> tags = new ArrayList<>();
    for (Column column : COLUMNS) {
      TreeSet<String> seen = new TreeSet<>();
      for (Sentence sentence : sentences) {
        for (int word = 1; word <= sentence.size(); word++) {
          seen.add(sentence.get(word, column));
        }
      }
      tags.add(List.copyOf(seen));
    }
    return new TagSets(tags);
  }

  /** How many tags each column has. */
  public List<Integer> sizes() {
    return tags.stream().map(List::size).toList();
  }

  /** The tag of a number. */
  String tag(int column, int number) {
    return tags.get(column).get(number);
  }

  /** The number of a word's tag, −1 if it is unknown. */
  public int number(int column, Sentence sentence, int word) {
    return numbers.get(column).getOrDefault(sentence.get(word, COLUMNS.get(column)), -1);
  }

  void write(DataOutput out) throws IOException {
    for (List<String> ofColumn : tags) {
      Codec.writeLines(ofColumn, out);
    }
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws InvalidInputException if it is anything else
   */
  static TagSets read(DataInput in) throws IOException {
    List<List<String>> tags = new ArrayList<>();
    for (int column = 0; column < COLUMNS.size(); column++) {
      tags.add(Codec.readLines(in));
    }
    return new TagSets(tags);
  }
}
