package dodona.pattern;

import dodona.error.InvalidInputException;
import dodona.support.TextFile;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Patterns that are searched together: those of a file, of a recipe, or a single one; immutable and
 * thread-safe.
 *
 * <pre>{@code
 * PatternSet recipe = Recipes.get("svo");
 * MatchFields fields = MatchFields.parse("subject.phrase,verb.lemma,object.phrase", recipe);
 * for (NamedMatch match : recipe.matches(sentence)) {
 *   System.out.println(fields.values(match));
 * }
 * }</pre>
 */
public final class PatternSet {

  /** A match and the pattern of the set that found it. */
  public record NamedMatch(NamedPattern source, TreeMatch match) {

    /**
     * Returns the word of a named node; −1 if it was not found, or the pattern has no such node.
     */
    public int word(String name) {
      return match.pattern().names().contains(name) ? match.word(name) : -1;
    }
  }

  /** The maximum size of a pattern file in bytes. */
  static final int MAX_BYTES = 1_000_000;

  private final String name;
  private final String description;
  private final List<NamedPattern> patterns;
  private final List<String> nodeNames;
  private final @Nullable String defaultFields;

  PatternSet(
      String name,
      String description,
      List<NamedPattern> patterns,
      @Nullable String defaultFields) {
    this.name = name;
    this.description = description;
    this.patterns = List.copyOf(patterns);
    Set<String> names = new LinkedHashSet<>();
    for (NamedPattern named : patterns) {
      names.addAll(named.pattern().names());
    }
    this.nodeNames = List.copyOf(names);
    this.defaultFields = defaultFields;
  }

  /** A single pattern. */
  public static PatternSet of(TreePattern pattern) {
    return new PatternSet("", "", List.of(new NamedPattern("1", "", pattern)), null);
  }

  /**
   * Reads the text of a pattern file.
   *
   * @param source the name of the file in error messages
   * @throws InvalidInputException if there is an error in it
   */
  public static PatternSet parse(String source, String text) {
    return new PatternFileParser(source, text).parse();
  }

  /**
   * Reads a pattern file.
   *
   * @throws InvalidInputException if there is an error in it
   */
  public static PatternSet read(Path file) throws IOException {
    return parse(file.toString(), TextFile.read(file, MAX_BYTES));
  }

  /** The name of the recipe or of the file; empty for a single pattern. */
  public String name() {
    return name;
  }

  /** Returns a description of what the patterns find; empty if there is none. */
  public String description() {
    return description;
  }

  /** The patterns in their order. */
  public List<NamedPattern> patterns() {
    return patterns;
  }

  /** The names of the nodes of all patterns, each once. */
  public List<String> nodeNames() {
    return nodeNames;
  }

  /** The fields of a table of matches: those that the file suggests, or the forms of all nodes. */
  public MatchFields fields() {
    return defaultFields == null
        ? MatchFields.ofNodes(this)
        : MatchFields.parse(defaultFields, this);
  }

  /** The fields that the file suggests; null if it suggests none. */
  @Nullable String defaultFields() {
    return defaultFields;
  }

  /** Returns the matches of all patterns in a sentence, one pattern after the other. */
  public List<NamedMatch> matches(Sentence sentence) {
    return matcher().matches(sentence);
  }

  /** The matches in all sentences of a stream, in their order; the stream may be parallel. */
  public Stream<NamedMatch> stream(Stream<Sentence> sentences) {
    return sentences.flatMap(sentence -> matches(sentence).stream());
  }

  /** Returns a searcher, which is faster for many sentences; it belongs to one thread. */
  public Matcher matcher() {
    return new Matcher(this);
  }

  /** Searches for the patterns of a set in one sentence after the other; for one thread. */
  public static final class Matcher {

    private final List<NamedPattern> patterns;
    private final List<Search> searches;

    Matcher(PatternSet set) {
      this.patterns = set.patterns();
      this.searches = patterns.stream().map(named -> new Search(named.pattern())).toList();
    }

    /** Returns the matches of all patterns in a sentence, one pattern after the other. */
    public List<NamedMatch> matches(Sentence sentence) {
      List<NamedMatch> matches = new ArrayList<>();
      for (int i = 0; i < patterns.size(); i++) {
        NamedPattern named = patterns.get(i);
        for (int[] words : searches.get(i).all(sentence)) {
          matches.add(new NamedMatch(named, new TreeMatch(named.pattern(), sentence, words)));
        }
      }
      return matches;
    }

    /** Returns whether a sentence has a match of any pattern; faster than listing them. */
    public boolean isFoundIn(Sentence sentence) {
      for (Search search : searches) {
        if (search.any(sentence)) {
          return true;
        }
      }
      return false;
    }
  }
}
