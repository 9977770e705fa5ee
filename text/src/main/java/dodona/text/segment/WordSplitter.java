package dodona.text.segment;

import dodona.error.InvalidInputException;
import dodona.linear.Codec;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Splits tokens that stand for several words, such as Portuguese <i>da</i> into <i>de</i> and
 * <i>a</i>; immutable.
 *
 * <p>What was seen in training is split, or not, as it was there. Other tokens follow the longest
 * ending that there is a rule for: <i>n't</i> → <i>n't</i> as a word of its own, <i>á-lo</i> →
 * <i>ar</i> and <i>lo</i>.
 */
final class WordSplitter {

  /** The longest ending of a rule. */
  static final int LONGEST_ENDING = 10;

  private static final int LONGEST_TOKEN = 100;

  private final SortedMap<String, List<String>> tokens;
  private final SortedMap<String, List<String>> endings;

  /**
   * A splitter by what is known.
   *
   * @param tokens the words of tokens, in lower case unless a token is an exception to how case is
   *     kept; no words for a token that is not split
   * @param endings what endings in lower case become: the end of the first word, then the other
   *     words; nothing for an ending that is not split
   */
  WordSplitter(Map<String, List<String>> tokens, Map<String, List<String>> endings) {
    this.tokens = new TreeMap<>(tokens);
    this.endings = new TreeMap<>(endings);
  }

  /** The words of a token as it is written; none if the token is a word itself. */
  List<String> split(String token) {
    if ((tokens.isEmpty() && endings.isEmpty()) || token.length() > LONGEST_TOKEN) {
      return List.of();
    }
    List<String> exact = tokens.get(token);
    String lower = lower(token);
    if (exact != null) {
      return token.equals(lower) ? withCase(token, exact) : exact;
    }
    List<String> known = tokens.get(lower);
    if (known != null) {
      return withCase(token, known);
    }
    List<String> words = byEnding(lower);
    return words == null ? List.of() : withCase(token, words);
  }

  private @Nullable List<String> byEnding(String lower) {
    String ending = longestEnding(lower, endings);
    List<String> rule = ending == null ? null : endings.get(ending);
    return ending == null || rule == null
        ? null
        : apply(lower.substring(0, lower.length() - ending.length()), rule);
  }

  /** The longest part of a token, less than all of it, that there is a rule for. */
  static @Nullable String longestEnding(String token, Map<String, List<String>> rules) {
    for (int at = Math.max(1, token.length() - LONGEST_ENDING); at < token.length(); at++) {
      String ending = token.substring(at);
      if (rules.containsKey(ending)) {
        return ending;
      }
    }
    return null;
  }

  /** The words that a rule makes of the beginning of a token. */
  static List<String> apply(String beginning, List<String> rule) {
    List<String> words = new ArrayList<>(rule);
    if (!words.isEmpty()) {
      words.set(0, beginning + words.get(0));
    }
    return words;
  }

  /** The token in lower case, letter by letter. */
  static String lower(String token) {
    char[] lower = token.toCharArray();
    for (int i = 0; i < lower.length; i++) {
      lower[i] = Character.toLowerCase(lower[i]);
    }
    return new String(lower);
  }

  /** Words in the case of their token. */
  static List<String> withCase(String token, List<String> words) {
    if (String.join("", words).equals(lower(token))) {
      return cut(token, words);
    }
    boolean isUpper = token.length() > 1 && isUpper(token);
    List<String> cased = new ArrayList<>();
    for (String word : words) {
      cased.add(isUpper ? word.toUpperCase(Locale.ROOT) : word);
    }
    if (!cased.isEmpty()) {
      cased.set(0, beginLike(token, cased.get(0)));
    }
    return cased;
  }

  private static List<String> cut(String token, List<String> words) {
    List<String> pieces = new ArrayList<>();
    int start = 0;
    for (String word : words) {
      pieces.add(token.substring(start, start + word.length()));
      start += word.length();
    }
    return pieces;
  }

  private static boolean isUpper(String token) {
    return token.equals(token.toUpperCase(Locale.ROOT)) && !token.equals(lower(token));
  }

  /** The word with the token's own characters as far as they agree, and the case of the first. */
  private static String beginLike(String token, String word) {
    int same = 0;
    while (same < Math.min(token.length(), word.length())
        && Character.toLowerCase(token.charAt(same)) == Character.toLowerCase(word.charAt(same))) {
      same++;
    }
    if (same > 0) {
      return token.substring(0, same) + word.substring(same);
    }
    return Character.isUpperCase(token.charAt(0))
        ? Character.toUpperCase(word.charAt(0)) + word.substring(1)
        : word;
  }

  void write(DataOutput out) throws IOException {
    Codec.writeLines(lines(tokens), out);
    Codec.writeLines(lines(endings), out);
  }

  private static List<String> lines(SortedMap<String, List<String>> rules) {
    List<String> lines = new ArrayList<>();
    rules.forEach((left, right) -> lines.add(left + "\t" + String.join("\t", right)));
    return lines;
  }

  static WordSplitter read(DataInput in) throws IOException {
    return new WordSplitter(rules(Codec.readLines(in), false), rules(Codec.readLines(in), true));
  }

  private static Map<String, List<String>> rules(List<String> lines, boolean areEndings) {
    Map<String, List<String>> rules = new TreeMap<>();
    for (String line : lines) {
      List<String> cells = Arrays.asList(line.split("\t", -1));
      boolean isNoSplit = cells.size() == 2 && cells.get(1).isEmpty();
      List<String> right = isNoSplit ? List.of() : List.copyOf(cells.subList(1, cells.size()));
      boolean isEmptyWord =
          right.subList(areEndings ? Math.min(1, right.size()) : 0, right.size()).contains("");
      if (cells.get(0).isEmpty() || right.size() == 1 || isEmptyWord) {
        throw new InvalidInputException("not a rule for multiword tokens: " + line);
      }
      rules.put(cells.get(0), right);
    }
    return rules;
  }
}
