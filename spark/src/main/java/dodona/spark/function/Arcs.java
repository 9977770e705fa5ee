package dodona.spark.function;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** The arcs over the words of a sentence, as rows that have a field {@code head}. */
final class Arcs {

  private final List<Row> words;

  Arcs(List<Row> words) {
    this.words = words;
  }

  /** The head of a word: 0 for a root, −1 if it has none. */
  private int head(int word) {
    Row row = words.get(word - 1);
    int field = row.fieldIndex("head");
    return row.isNullAt(field) ? -1 : row.getInt(field);
  }

  private boolean isWord(int id) {
    return id >= 1 && id <= words.size();
  }

  /** A word and all words below it, from left to right; null if there is no such word. */
  @Nullable List<Row> subtree(int top) {
    if (!isWord(top)) {
      return null;
    }
    List<Row> below = new ArrayList<>();
    for (int word = 1; word <= words.size(); word++) {
      if (ancestors(word).contains(top)) {
        below.add(words.get(word - 1));
      }
    }
    return below;
  }

  /** The words from one to another along the arcs, both included; null if there is no way. */
  @Nullable List<Row> path(int from, int to) {
    if (!isWord(from) || !isWord(to)) {
      return null;
    }
    List<Integer> up = ancestors(from);
    List<Integer> down = ancestors(to);
    int turn = 0;
    while (turn < up.size() && !down.contains(up.get(turn))) {
      turn++;
    }
    if (turn == up.size()) {
      return null;
    }
    List<Integer> way = new ArrayList<>(up.subList(0, turn));
    List<Integer> back = new ArrayList<>(down.subList(0, down.indexOf(up.get(turn)) + 1));
    Collections.reverse(back);
    way.addAll(back);
    return way.stream().map(word -> words.get(word - 1)).toList();
  }

  /** A word, its head, the head of that and so on; it ends where heads run in a circle. */
  private List<Integer> ancestors(int word) {
    List<Integer> chain = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int at = word; isWord(at) && !seen.get(at); at = head(at)) {
      seen.set(at);
      chain.add(at);
    }
    return chain;
  }
}
