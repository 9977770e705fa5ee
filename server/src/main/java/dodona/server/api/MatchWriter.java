package dodona.server.api;

import dodona.pattern.MatchCounts;
import dodona.pattern.MatchFields;
import dodona.pattern.NamedPattern;
import dodona.pattern.PatternLimitException;
import dodona.pattern.PatternSet;
import dodona.pattern.PatternSet.NamedMatch;
import dodona.pattern.TreeMatcher;
import dodona.server.http.AnswerBuffer;
import dodona.server.http.Cancellation;
import dodona.server.http.ProblemException;
import dodona.support.Json;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.output.AnalysisWriter;
import dodona.text.output.JsonAnalysis;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Searches sentences as they come, and writes those with a match as items of a JSON list. */
final class MatchWriter implements AnalysisWriter {

  /** The rows of the table of counts that are sent. */
  static final int MOST_ROWS = 10_000;

  private static final int MOST_VALUES = 100_000;
  private static final int MOST_CHARACTERS = 10_000_000;
  private static final int MATCHES_BETWEEN_CHECKS = 1_000;

  private final List<NamedPattern> patterns;
  private final List<TreeMatcher> matchers = new ArrayList<>();
  private final int limit;
  private final Optional<MatchFields> fields;
  private final Optional<MatchCounts> counts;
  private final boolean isParsed;
  private final AnswerBuffer out;
  private final Cancellation cancellation;
  private boolean hasItems;
  private long sentences;
  private long words;
  private long matched;
  private long matches;
  private long listed;
  private long characters;

  /**
   * A writer.
   *
   * @param limit how many matches are listed; the others are counted only
   * @param fields the values that each match is listed with
   * @param counted the values whose frequencies are counted
   * @param isParsed whether the trees come from the parser
   */
  MatchWriter(
      PatternSet patterns,
      int limit,
      Optional<MatchFields> fields,
      Optional<MatchFields> counted,
      boolean isParsed,
      AnswerBuffer out,
      Cancellation cancellation) {
    this.patterns = patterns.patterns();
    this.limit = limit;
    this.fields = fields;
    this.counts = counted.map(MatchCounts::new);
    this.isParsed = isParsed;
    this.out = out;
    this.cancellation = cancellation;
  }

  @Override
  public void write(AnalyzedSentence sentence) {
    sentences++;
    words += sentence.size();
    long before = matches;
    List<Map<String, Object>> found = search(sentence);
    matched += matches > before ? 1 : 0;
    if (!found.isEmpty()) {
      Map<String, Object> json = JsonAnalysis.of(sentence);
      json.put("matches", found);
      out.print((hasItems ? "," : "") + Json.compact(json));
      hasItems = true;
    }
  }

  /** Counts the matches in a sentence, and returns those that are to be listed. */
  private List<Map<String, Object>> search(AnalyzedSentence analyzed) {
    List<Map<String, Object>> found = new ArrayList<>();
    try {
      for (int i = 0; i < patterns.size(); i++) {
        // One pattern after the other: only the matches of one are held in memory.
        search(patterns.get(i), matcher(i, analyzed.sentence()), found);
      }
      return found;
    } catch (PatternLimitException e) {
      throw tooExpensive("sentence %d: %s".formatted(analyzed.place().number(), e.getMessage()), e);
    } catch (InvalidTreebankException e) {
      throw new ProblemException(
              400,
              "Invalid treebank",
              "sentence %d: %s%s"
                  .formatted(
                      analyzed.place().number(),
                      e.getMessage(),
                      isParsed ? "" : ". Set 'parse' to true to parse it."))
          .causedBy(e);
    }
  }

  private TreeMatcher matcher(int pattern, Sentence sentence) {
    if (pattern == matchers.size()) {
      matchers.add(patterns.get(pattern).pattern().matcher(sentence));
    }
    return matchers.get(pattern).reset(sentence);
  }

  private void search(NamedPattern pattern, TreeMatcher search, List<Map<String, Object>> found) {
    cancellation.check();
    int count = search.count();
    matches += count;
    for (int i = 0; i < count && (listed < limit || counts.isPresent()); i++) {
      boolean unused = search.find();
      NamedMatch match = new NamedMatch(pattern, search.match());
      counts.ifPresent(all -> count(match, all));
      if (listed < limit) {
        listed++;
        found.add(json(match));
      }
      if (i % MATCHES_BETWEEN_CHECKS == 0) {
        cancellation.check();
      }
    }
  }

  private void count(NamedMatch match, MatchCounts all) {
    long before = all.size();
    all.add(match);
    if (all.size() > before) {
      for (String value : all.fields().values(match)) {
        characters += value == null ? 0 : value.length();
      }
      if (all.size() > MOST_VALUES || characters > MOST_CHARACTERS) {
        throw tooExpensive(
            String.format(
                Locale.ROOT,
                "the matches have too many different values to count: more than %,d, or %,d"
                    + " characters",
                MOST_VALUES,
                MOST_CHARACTERS),
            null);
      }
    }
  }

  private static ProblemException tooExpensive(String detail, @Nullable Throwable cause) {
    ProblemException problem = new ProblemException(422, "Search too expensive", detail);
    return cause == null ? problem : problem.causedBy(cause);
  }

  private Map<String, Object> json(NamedMatch match) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (patterns.size() > 1) {
      json.put("pattern", match.source().name());
    }
    json.put("nodes", match.match().namedWords());
    List<Integer> all = new ArrayList<>();
    for (int word : match.match().words()) {
      all.add(word);
    }
    json.put("words", all);
    fields.ifPresent(wanted -> json.put("values", wanted.values(match)));
    return json;
  }

  /** The numbers of what was searched and found. */
  Map<String, Object> summary() {
    Map<String, Object> searched = new LinkedHashMap<>();
    searched.put("sentences", sentences);
    searched.put("words", words);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("searched", searched);
    json.put("matched", matched);
    json.put("matches", matches);
    json.put("listed", listed);
    fields.ifPresent(wanted -> json.put("fields", wanted.names()));
    counts.ifPresent(all -> json.put("counts", table(all)));
    return json;
  }

  private static Map<String, Object> table(MatchCounts counts) {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (MatchCounts.Row row : counts.rows()) {
      if (rows.size() == MOST_ROWS) {
        break;
      }
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("values", row.values());
      json.put("count", row.count());
      rows.add(json);
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("fields", counts.fields().names());
    json.put("total", counts.total());
    json.put("distinct", counts.size());
    json.put("rows", rows);
    return json;
  }
}
