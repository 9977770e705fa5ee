package dodona.feature;

import dodona.error.InvalidInputException;
import dodona.linear.Hash;
import dodona.support.TextFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Brown clusters of words: each word has a path of bits, whose prefixes are coarser clusters;
 * immutable.
 *
 * <p>The text is that of the usual {@code paths} files, on each line a path, a word and how often
 * the word was seen, with tabs between them:
 *
 * <pre>
 * 0010	Monday	2210
 * 0010	Tuesday	1989
 * 00110	March	3100
 * </pre>
 *
 * <p>A form that is not among the words has the cluster of its lower case.
 *
 * <p>Peter Brown et al. (1992): <i>Class-Based n-gram Models of Natural Language</i>; Terry Koo,
 * Xavier Carreras &amp; Michael Collins (2008): <i>Simple Semi-supervised Dependency Parsing</i>.
 */
public final class Clusters {

  /** A text of more characters is refused: it has to fit into a model. */
  public static final int LONGEST_TEXT = 1 << 24;

  /** More words are refused. */
  public static final int MOST_WORDS = 1 << 20;

  /** No clusters, and no word in them. */
  public static final Clusters NONE = new Clusters("", List.of(), List.of());

  private static final int MOST_BYTES = 3 * LONGEST_TEXT;

  /** A longer path is no cluster's; those in use have about 20 bits. */
  private static final int LONGEST_PATH = 64;

  private static final Pattern LINE =
      Pattern.compile("([01]{1," + LONGEST_PATH + "})\t([^\t]+)\t([0-9]{1,18})");

  private final String text;
  private final int words;
  private final long[] keys;
  private final String[] paths;

  private Clusters(String text, List<String> words, List<String> pathOfWord) {
    this.text = text;
    this.words = words.size();
    int slots = Integer.highestOneBit(words.size() + 1) * 4;
    this.keys = new long[slots];
    this.paths = new String[slots];
    for (int i = 0; i < words.size(); i++) {
      long key = Hash.of(words.get(i));
      int slot = slot(key);
      keys[slot] = key;
      paths[slot] = pathOfWord.get(i);
    }
  }

  /**
   * The clusters that a text denotes.
   *
   * @throws InvalidInputException if it denotes none; the message names the line
   */
  public static Clusters parse(String text) {
    if (text.length() > LONGEST_TEXT) {
      throw new InvalidInputException(
          "clusters of " + text.length() + " characters; expected at most " + LONGEST_TEXT);
    }
    List<String> words = new ArrayList<>();
    List<String> pathOfWord = new ArrayList<>();
    Map<String, Integer> lineOf = new HashMap<>();
    Map<String, String> pathPool = new HashMap<>();
    Matcher matcher = LINE.matcher("");
    int line = 0;
    for (int start = 0; start < text.length(); ) {
      line++;
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      if (!matcher.reset(text).region(start, endOfCells(text, start, end)).matches()) {
        throw new InvalidInputException(
            "clusters, line "
                + line
                + ": expected a bit path, a word and a number, separated by tabs, such as"
                + " 0010<tab>Monday<tab>2210");
      }
      String word = matcher.group(2);
      Integer earlier = lineOf.putIfAbsent(word, line);
      if (earlier != null) {
        throw new InvalidInputException(
            "clusters, line " + line + ": duplicate word; first on line " + earlier);
      }
      if (words.size() == MOST_WORDS) {
        throw new InvalidInputException(
            "clusters, line " + line + ": more than " + MOST_WORDS + " words");
      }
      words.add(word);
      pathOfWord.add(pathPool.computeIfAbsent(matcher.group(1), path -> path));
      start = end + 1;
    }
    if (words.isEmpty()) {
      throw new InvalidInputException("clusters: no words; expected at least one");
    }
    return new Clusters(text, words, pathOfWord);
  }

  /**
   * Reads clusters from a file in UTF-8.
   *
   * @throws IOException if it cannot be read, is too large or not UTF-8; the message names the file
   * @throws InvalidInputException if they are none; the message names the line
   */
  public static Clusters read(Path file) throws IOException {
    return parse(TextFile.read(file, MOST_BYTES));
  }

  private static int endOfCells(String text, int start, int end) {
    return end > start && text.charAt(end - 1) == '\r' ? end - 1 : end;
  }

  /** The text, as it was given. */
  public String text() {
    return text;
  }

  /** The number of words. */
  public int size() {
    return words;
  }

  /** Returns whether there is no word. */
  public boolean isEmpty() {
    return words == 0;
  }

  /**
   * The hash of a form's cluster, 0 if it has none.
   *
   * @param bits how much of the path counts; a shorter path counts whole
   */
  long value(String form, int bits) {
    int slot = slot(Hash.of(form));
    if (keys[slot] == 0) {
      slot = slot(Hash.lowerCase(form));
    }
    return keys[slot] == 0 ? 0 : Hash.of(paths[slot], 0, bits);
  }

  /** Returns the slot of a key, or the free slot for it. At least half of all slots are free. */
  private int slot(long key) {
    int slot = (int) (key >>> 32) & (keys.length - 1);
    while (keys[slot] != 0 && keys[slot] != key) {
      slot = (slot + 1) & (keys.length - 1);
    }
    return slot;
  }
}
