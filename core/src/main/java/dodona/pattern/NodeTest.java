package dodona.pattern;

import dodona.treebank.Column;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A test of a word; immutable. */
sealed interface NodeTest {

  boolean test(TreeIndex index, int word);

  /** Returns the cost of keeping a word that passes: the rarer such words are, the lower. */
  int rarity();

  /** Returns the maximum number of comparisons that the test takes. */
  default int cost() {
    return 1;
  }

  /** A column whose value passes a test. */
  record OfColumn(Column column, ValueTest value) implements NodeTest {
    @Override
    public boolean test(TreeIndex index, int word) {
      return value.test(index.sentence().get(word, column));
    }

    @Override
    public int rarity() {
      boolean isWord = column == Column.FORM || column == Column.LEMMA;
      return isWord && !(value instanceof ValueTest.Regex) ? 1 : 4;
    }

    @Override
    public int cost() {
      return value.cost();
    }
  }

  /** A column that is not empty. */
  record Present(Column column) implements NodeTest {
    @Override
    public boolean test(TreeIndex index, int word) {
      return !index.sentence().get(word, column).equals("_");
    }

    @Override
    public int rarity() {
      return 9;
    }
  }

  /**
   * A feature or an entry of MISC: that it is there, or that its value passes a test. A feature
   * with several values, {@code PronType=Int,Rel}, has each of them.
   */
  record OfKey(Column column, String key, @Nullable ValueTest value) implements NodeTest {
    @Override
    public boolean test(TreeIndex index, int word) {
      String cell = index.sentence().get(word, column);
      int from = WordAttribute.start(cell, key);
      if (from < 0 || value == null) {
        return from >= 0;
      }
      int to = WordAttribute.end(cell, from);
      if (value.test(cell, from, to)) {
        return true;
      }
      int comma = column == Column.FEATS ? cell.indexOf(',', from) : -1;
      while (comma >= 0 && comma < to) {
        if (value.test(cell, from, comma)) {
          return true;
        }
        from = comma + 1;
        comma = cell.indexOf(',', from);
        if (comma < 0 || comma > to) {
          return value.test(cell, from, to);
        }
      }
      return false;
    }

    @Override
    public int rarity() {
      return 5;
    }

    @Override
    public int cost() {
      return value == null ? 1 : value.cost();
    }
  }

  /** A position in one of several ranges; negative numbers count from the end. */
  record InRanges(List<int[]> ranges) implements NodeTest {
    @Override
    public boolean test(TreeIndex index, int word) {
      int size = index.size();
      for (int[] range : ranges) {
        int first = range[0] < 0 ? size + 1 + range[0] : range[0];
        int last = range[1] < 0 ? size + 1 + range[1] : range[1];
        if (word >= first && word <= last) {
          return true;
        }
      }
      return false;
    }

    @Override
    public int rarity() {
      return 2;
    }

    @Override
    public int cost() {
      return ranges.size();
    }
  }

  /** The root, or one of several. */
  record IsRoot() implements NodeTest {
    @Override
    public boolean test(TreeIndex index, int word) {
      return index.head(word) == 0;
    }

    @Override
    public int rarity() {
      return 2;
    }
  }

  /** A word without dependents. */
  record IsLeaf() implements NodeTest {
    @Override
    public boolean test(TreeIndex index, int word) {
      return index.firstChild(word) == 0;
    }

    @Override
    public int rarity() {
      return 8;
    }
  }

  /** A word that fails a test. */
  record Not(NodeTest test) implements NodeTest {
    @Override
    public boolean test(TreeIndex index, int word) {
      return !test.test(index, word);
    }

    @Override
    public int rarity() {
      return 9;
    }

    @Override
    public int cost() {
      return test.cost();
    }
  }

  /** A word that passes several tests. */
  record All(List<NodeTest> tests) implements NodeTest {
    @Override
    public boolean test(TreeIndex index, int word) {
      for (int i = 0; i < tests.size(); i++) {
        if (!tests.get(i).test(index, word)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public int rarity() {
      int least = 10;
      for (NodeTest test : tests) {
        least = Math.min(least, test.rarity());
      }
      return least;
    }

    @Override
    public int cost() {
      return 1 + tests.stream().mapToInt(NodeTest::cost).sum();
    }
  }
}
