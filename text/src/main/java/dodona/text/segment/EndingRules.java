package dodona.text.segment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Rules for the endings of tokens that are split, and their exceptions: <i>'s</i> is a word of its
 * own, but not in <i>0's</i>.
 *
 * <p>A rule is read off the tokens that are split, with up to {@value #CONTEXT} more characters to
 * the left than have to change, and kept where most of the tokens with that ending follow it.
 */
final class EndingRules {

  private static final int CONTEXT = 3;
  private static final int FEWEST_TOKENS = 2;
  private static final int FEWEST_AGAINST_A_SURE_RULE = 3;
  private static final double SURE = 0.85;

  /** The number of tokens with an ending that follow each rule. */
  private final SortedMap<String, Map<List<String>, Integer>> candidates = new TreeMap<>();

  private final Map<String, Integer> tokensWithEnding = new HashMap<>();
  private final SortedMap<String, List<String>> rules = new TreeMap<>();

  /**
   * Learns rules.
   *
   * @param tokens the words of tokens, all in lower case; none for a token that is not split
   */
  EndingRules(SortedMap<String, List<String>> tokens) {
    tokens.forEach(this::addCandidates);
    Set<String> splitEndings = Set.copyOf(candidates.keySet());
    tokens.forEach(
        (token, words) -> {
          if (words.isEmpty()) {
            addExceptions(token, splitEndings);
          }
        });
    tokens.keySet().forEach(this::countEndings);
    List<String> byLength = new ArrayList<>(candidates.keySet());
    byLength.sort((a, b) -> a.length() != b.length() ? a.length() - b.length() : a.compareTo(b));
    byLength.forEach(this::decide);
  }

  /** Returns the words that endings become, in the form that {@link WordSplitter} takes. */
  Map<String, List<String>> rules() {
    return rules;
  }

  /** Returns whether a token has an ending whose rule splits nearly all tokens with that ending. */
  boolean isSure(String token) {
    String ending = WordSplitter.longestEnding(token, rules);
    return ending != null
        && !rules.getOrDefault(ending, List.of()).isEmpty()
        && count(ending) >= SURE * tokensWithEnding.getOrDefault(ending, 0);
  }

  /** Returns the number of tokens with an ending that are split. */
  private int count(String ending) {
    return candidates.getOrDefault(ending, Map.of()).values().stream()
        .mapToInt(Integer::intValue)
        .sum();
  }

  private void addCandidates(String token, List<String> words) {
    if (words.isEmpty()) {
      return;
    }
    String head = words.get(0);
    int same = 0;
    while (same < Math.min(token.length() - 1, head.length())
        && token.charAt(same) == head.charAt(same)) {
      same++;
    }
    for (int at = Math.max(1, same - CONTEXT); at <= same; at++) {
      if (token.length() - at <= WordSplitter.LONGEST_ENDING) {
        List<String> rule = new ArrayList<>(words);
        rule.set(0, head.substring(at));
        candidates
            .computeIfAbsent(token.substring(at), ending -> new HashMap<>())
            .merge(rule, 1, Integer::sum);
      }
    }
  }

  /** Adds longer endings than one of split tokens, for a token that has it and is not split. */
  private void addExceptions(String token, Set<String> splitEndings) {
    for (int at = Math.max(1, token.length() - WordSplitter.LONGEST_ENDING);
        at < token.length();
        at++) {
      if (splitEndings.contains(token.substring(at))) {
        for (int start = Math.max(1, at - CONTEXT); start < at; start++) {
          if (token.length() - start <= WordSplitter.LONGEST_ENDING) {
            candidates.computeIfAbsent(token.substring(start), ending -> new HashMap<>());
          }
        }
        return;
      }
    }
  }

  private void countEndings(String token) {
    for (int at = Math.max(1, token.length() - WordSplitter.LONGEST_ENDING);
        at < token.length();
        at++) {
      String ending = token.substring(at);
      if (candidates.containsKey(ending)) {
        tokensWithEnding.merge(ending, 1, Integer::sum);
      }
    }
  }

  /** Makes a rule of an ending if shorter ones, which are decided, would have it otherwise. */
  private void decide(String ending) {
    int all = tokensWithEnding.getOrDefault(ending, 0);
    Map<List<String>, Integer> counts = candidates.getOrDefault(ending, Map.of());
    List<String> best = SplitLearner.mostFrequent(counts);
    List<String> rule = 2 * counts.getOrDefault(best, 0) > all ? best : List.of();
    boolean isNoise =
        rule.isEmpty() && isSure(ending) && all - count(ending) < FEWEST_AGAINST_A_SURE_RULE;
    if (all >= FEWEST_TOKENS && !isNoise && !rule.equals(byShorterRules(ending))) {
      rules.put(ending, rule);
    }
  }

  private List<String> byShorterRules(String ending) {
    String shorter = WordSplitter.longestEnding(ending, rules);
    return shorter == null
        ? List.of()
        : WordSplitter.apply(
            ending.substring(0, ending.length() - shorter.length()),
            rules.getOrDefault(shorter, List.of()));
  }
}
