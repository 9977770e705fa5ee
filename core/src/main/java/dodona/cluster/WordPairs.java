package dodona.cluster;

import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Counts of the words of a text and of adjacent pairs of words.
 *
 * <p>Words are numbered by frequency, the most frequent first.
 */
public final class WordPairs {

  private final List<String> words;
  private final int[] counts;
  private final Neighbors after;
  private final Neighbors before;

  private WordPairs(List<String> words, int[] counts, Neighbors after, Neighbors before) {
    this.words = words;
    this.counts = counts;
    this.after = after;
    this.before = before;
  }

  /** The number of words. */
  public int size() {
    return words.size();
  }

  String word(int number) {
    return words.get(number);
  }

  /** Returns the number of occurrences of a word. */
  int count(int word) {
    return counts[word];
  }

  /** The words that follow a word. */
  Neighbors after() {
    return after;
  }

  /** The words that a word follows. */
  Neighbors before() {
    return before;
  }

  /** For each word its neighbors on one side, and how often they are. */
  static final class Neighbors {
    private final int[] start;
    private final int[] word;
    private final int[] count;

    /**
     * Neighbors by pairs.
     *
     * @param pairs sorted; the upper half of each is the word, the lower one its neighbor
     */
    private Neighbors(long[] pairs, int words) {
      int distinct = 0;
      for (int i = 0; i < pairs.length; i++) {
        distinct += i == 0 || pairs[i] != pairs[i - 1] ? 1 : 0;
      }
      this.start = new int[words + 1];
      this.word = new int[distinct];
      this.count = new int[distinct];
      int last = -1;
      for (int i = 0; i < pairs.length; i++) {
        if (i == 0 || pairs[i] != pairs[i - 1]) {
          last++;
          word[last] = (int) pairs[i];
          start[(int) (pairs[i] >>> 32) + 1]++;
        }
        count[last]++;
      }
      for (int w = 0; w < words; w++) {
        start[w + 1] += start[w];
      }
    }

    /** Returns the number of pairs in the text. */
    int all() {
      return IntStream.of(count).sum();
    }

    /** Returns the number of neighbors of a word in the text, counting repetitions. */
    int all(int ofWord) {
      return IntStream.range(start[ofWord], start[ofWord + 1]).map(place -> count[place]).sum();
    }

    /** Returns the start of a word's neighbors, which end where those of the next word start. */
    int start(int ofWord) {
      return start[ofWord];
    }

    int word(int place) {
      return word[place];
    }

    int count(int place) {
      return count[place];
    }
  }

  /** Reads sentences and counts. */
  public static final class Counter {

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> words = new ArrayList<>();
    private int[] text = new int[1 << 16];
    private int length;

    /** Adds the words of a sentence. */
    public void add(Sentence sentence) {
      for (int word = 1; word <= sentence.size(); word++) {
        append(number(sentence.form(word)));
      }
      append(-1);
    }

    private int number(String form) {
      Integer known = numbers.putIfAbsent(form, words.size());
      if (known == null) {
        words.add(form);
        return words.size() - 1;
      }
      return known;
    }

    private void append(int number) {
      if (length == text.length) {
        text = Arrays.copyOf(text, Math.addExact(length, length >> 1));
      }
      text[length++] = number;
    }

    /**
     * The words that occur often enough, and their pairs.
     *
     * @param least how often a word has to occur
     */
    public WordPairs pairs(int least) {
      int[] occurrences = new int[words.size()];
      for (int i = 0; i < length; i++) {
        if (text[i] >= 0) {
          occurrences[text[i]]++;
        }
      }
      List<Integer> kept = new ArrayList<>();
      for (int word = 0; word < words.size(); word++) {
        if (occurrences[word] >= least) {
          kept.add(word);
        }
      }
      kept.sort(
          Comparator.comparingInt((Integer word) -> -occurrences[word])
              .thenComparing((Integer word) -> words.get(word)));
      int[] rank = new int[words.size()];
      Arrays.fill(rank, -1);
      int[] counts = new int[kept.size()];
      for (int i = 0; i < kept.size(); i++) {
        rank[kept.get(i)] = i;
        counts[i] = occurrences[kept.get(i)];
      }
      long[] forward = forward(rank);
      long[] backward = new long[forward.length];
      for (int i = 0; i < forward.length; i++) {
        backward[i] = (forward[i] << 32) | (forward[i] >>> 32);
      }
      Arrays.sort(forward);
      Arrays.sort(backward);
      return new WordPairs(
          kept.stream().map(words::get).toList(),
          counts,
          new Neighbors(forward, kept.size()),
          new Neighbors(backward, kept.size()));
    }

    /** The pairs of the text whose words are both kept. */
    private long[] forward(int[] rank) {
      long[] pairs = new long[length];
      int size = 0;
      for (int i = 1; i < length; i++) {
        int first = text[i - 1] < 0 ? -1 : rank[text[i - 1]];
        int second = text[i] < 0 ? -1 : rank[text[i]];
        if (first >= 0 && second >= 0) {
          pairs[size++] = ((long) first << 32) | second;
        }
      }
      return Arrays.copyOf(pairs, size);
    }
  }
}
