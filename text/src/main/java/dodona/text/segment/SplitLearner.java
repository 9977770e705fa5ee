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
import java.util.function.Predicate;

/**
 * Learns a {@link WordSplitter} from a treebank.
 *
 * <p>For every token the most frequent analysis counts. Of the tokens only those remain that the
 * {@linkplain EndingRules rules for endings} get wrong.
 *
 * <p>Treebanks have the typing errors of their texts: where the author wrote <i>on Monday's</i> for
 * <i>on Mondays</i>, it is one word. So a token that is not split, against a rule that nearly
 * always holds, remains only if it occurs several times.
 */
final class SplitLearner {

  private static final int FEWEST_OF_EACH = 3;
  private static final int FEWEST_AGAINST_A_SURE_RULE = 3;

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
    SortedSet<String> frequent = new TreeSet<>();
    lowerCaseAnalyses()
        .forEach(
            (token, counts) -> {
              int all = counts.values().stream().mapToInt(Integer::intValue).sum();
              if (all >= FEWEST_AGAINST_A_SURE_RULE) {
                frequent.add(token);
              }
              int unsplit = counts.getOrDefault(List.of(), 0);
              if (unsplit >= FEWEST_OF_EACH && all - unsplit >= FEWEST_OF_EACH) {
                ambiguous.add(token);
                counts.remove(List.of());
              }
              lower.put(token, mostFrequent(counts));
            });
    EndingRules endings = new EndingRules(lower);
    Predicate<String> isMistyped = token -> !frequent.contains(token) && endings.isSure(token);
    WordSplitter rulesOnly = new WordSplitter(Map.of(), endings.rules());
    Map<String, List<String>> tokens = new TreeMap<>();
    lower.forEach(
        (token, words) -> {
          boolean isWrong = words.isEmpty() && isMistyped.test(token);
          if (!isWrong && !rulesOnly.split(token).equals(words)) {
            tokens.put(token, words);
          }
        });
    addExceptionsOfCase(tokens, endings.rules(), isMistyped);
    return new WordSplitter(tokens, endings.rules());
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

  /**
   * The most frequent analysis; of equally frequent ones the one that splits, and the first in the
   * alphabet.
   */
  static List<String> mostFrequent(Map<List<String>, Integer> counts) {
    List<String> best = List.of();
    int most = 0;
    for (Map.Entry<List<String>, Integer> entry : counts.entrySet()) {
      int count = entry.getValue();
      if (count > most || (count == most && isBetter(entry.getKey(), best))) {
        best = entry.getKey();
        most = count;
      }
    }
    return best;
  }

  private static boolean isBetter(List<String> words, List<String> than) {
    return words.isEmpty() == than.isEmpty()
        ? words.toString().compareTo(than.toString()) < 0
        : than.isEmpty();
  }

  private void addExceptionsOfCase(
      Map<String, List<String>> tokens,
      Map<String, List<String>> endings,
      Predicate<String> isMistyped) {
    WordSplitter splitter = new WordSplitter(tokens, endings);
    analyses.forEach(
        (token, counts) -> {
          if (ambiguous.contains(WordSplitter.lower(token))) {
            return;
          }
          List<String> words = mostFrequent(counts);
          if (words.isEmpty() && isMistyped.test(WordSplitter.lower(token))) {
            return;
          }
          boolean isFrequent = counts.values().stream().mapToInt(Integer::intValue).sum() > 1;
          if (isFrequent
              && !token.equals(WordSplitter.lower(token))
              && !splitter.split(token).equals(words)) {
            tokens.put(token, words);
          }
        });
  }
}
