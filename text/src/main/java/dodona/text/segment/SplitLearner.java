package dodona.text.segment;

import dodona.treebank.Sentence;
import dodona.treebank.SurfaceText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Learns a {@link WordSplitter} from a treebank.
 *
 * <p>For every token the most frequent analysis counts. Rules for endings are read off the tokens
 * that are split, with up to {@value #CONTEXT} more characters to the left than have to change, and
 * kept where most of the tokens with that ending follow them. Of the tokens only those remain that
 * the rules get wrong.
 */
final class SplitLearner {

  private static final int CONTEXT = 3;
  private static final int FEWEST_TOKENS = 2;
  private static final int FEWEST_OF_EACH = 3;

  private final SortedMap<String, Map<List<String>, Integer>> analyses = new TreeMap<>();
  private final SortedSet<String> ambiguous = new TreeSet<>();

  SplitLearner(Iterable<Sentence> sentences) {
    for (Sentence sentence : sentences) {
      SurfaceText.forEachToken(
          sentence,
          (form, first, last, isSpaceAfter) -> {
            List<String> words = new ArrayList<>();
            for (int word = first; first < last && word <= last; word++) {
              words.add(sentence.form(word));
            }
            analyses.computeIfAbsent(form, f -> new HashMap<>()).merge(words, 1, Integer::sum);
          });
    }
  }

  /** The tokens in lower case that are split often enough, and often enough not. */
  SortedSet<String> ambiguous() {
    return ambiguous;
  }

  WordSplitter splitter() {
    SortedMap<String, List<String>> lower = new TreeMap<>();
    lowerCaseAnalyses()
        .forEach(
            (token, counts) -> {
              int all = counts.values().stream().mapToInt(Integer::intValue).sum();
              int unsplit = counts.getOrDefault(List.of(), 0);
              if (unsplit >= FEWEST_OF_EACH && all - unsplit >= FEWEST_OF_EACH) {
                ambiguous.add(token);
                counts.remove(List.of());
              }
              lower.put(token, mostFrequent(counts));
            });
    Map<String, List<String>> endings = endings(lower);
    WordSplitter rulesOnly = new WordSplitter(Map.of(), endings);
    Map<String, List<String>> tokens = new TreeMap<>();
    lower.forEach(
        (token, words) -> {
          if (!rulesOnly.split(token).equals(words)) {
            tokens.put(token, words);
          }
        });
    addExceptionsOfCase(tokens, endings);
    return new WordSplitter(tokens, endings);
  }

  private SortedMap<String, Map<List<String>, Integer>> lowerCaseAnalyses() {
    SortedMap<String, Map<List<String>, Integer>> lower = new TreeMap<>();
    analyses.forEach(
        (token, counts) ->
            counts.forEach(
                (words, count) ->
                    lower
                        .computeIfAbsent(WordSplitter.lower(token), t -> new HashMap<>())
                        .merge(
                            words.stream().map(WordSplitter::lower).toList(),
                            count,
                            Integer::sum)));
    return lower;
  }

  /** The most frequent analysis; of equally frequent ones the first in the alphabet. */
  private static List<String> mostFrequent(Map<List<String>, Integer> counts) {
    List<String> best = List.of();
    int most = 0;
    for (Map.Entry<List<String>, Integer> entry : counts.entrySet()) {
      int count = entry.getValue();
      if (count > most
          || (count == most && entry.getKey().toString().compareTo(best.toString()) < 0)) {
        best = entry.getKey();
        most = count;
      }
    }
    return best;
  }

  private void addExceptionsOfCase(
      Map<String, List<String>> tokens, Map<String, List<String>> endings) {
    WordSplitter splitter = new WordSplitter(tokens, endings);
    analyses.forEach(
        (token, counts) -> {
          if (ambiguous.contains(WordSplitter.lower(token))) {
            return;
          }
          List<String> words = mostFrequent(counts);
          boolean isFrequent = counts.values().stream().mapToInt(Integer::intValue).sum() > 1;
          if (isFrequent
              && !token.equals(WordSplitter.lower(token))
              && !splitter.split(token).equals(words)) {
            tokens.put(token, words);
          }
        });
  }

  private static Map<String, List<String>> endings(SortedMap<String, List<String>> lower) {
    Map<String, Map<List<String>, Integer>> candidates = new TreeMap<>();
    lower.forEach((token, words) -> addCandidates(token, words, candidates));
    Map<String, Integer> tokensWithEnding = new HashMap<>();
    for (String token : lower.keySet()) {
      for (int at = Math.max(1, token.length() - WordSplitter.LONGEST_ENDING);
          at < token.length();
          at++) {
        String ending = token.substring(at);
        if (candidates.containsKey(ending)) {
          tokensWithEnding.merge(ending, 1, Integer::sum);
        }
      }
    }
    Map<String, List<String>> decided = new TreeMap<>();
    List<String> byLength = new ArrayList<>(candidates.keySet());
    byLength.sort((a, b) -> a.length() != b.length() ? a.length() - b.length() : a.compareTo(b));
    for (String ending : byLength) {
      int all = tokensWithEnding.getOrDefault(ending, 0);
      Map<List<String>, Integer> counts = candidates.getOrDefault(ending, Map.of());
      List<String> best = mostFrequent(counts);
      int most = counts.getOrDefault(best, 0);
      List<String> decision = 2 * most > all ? best : List.of();
      if (all >= FEWEST_TOKENS && !decision.equals(shorterDecision(ending, decided))) {
        decided.put(ending, decision);
      }
    }
    return decided;
  }

  /** What the rules for shorter endings make of an ending. */
  private static List<String> shorterDecision(String ending, Map<String, List<String>> decided) {
    for (int at = 1; at < ending.length(); at++) {
      @Nullable List<String> rule = decided.get(ending.substring(at));
      if (rule != null) {
        return WordSplitter.apply(ending.substring(0, at), rule);
      }
    }
    return List.of();
  }

  private static void addCandidates(
      String token, List<String> words, Map<String, Map<List<String>, Integer>> candidates) {
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
}
