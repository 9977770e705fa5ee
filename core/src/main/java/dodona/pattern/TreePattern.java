package dodona.pattern;

import dodona.pattern.regex.RegexBudget;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A pattern of words and their relations, to be found in dependency trees; immutable and
 * thread-safe. The reference page <i>Patterns</i> describes the language.
 *
 * <pre>{@code
 * TreePattern pattern = TreePattern.compile("{upos:VERB}=v >nsubj {}=s >obj {}=o");
 * try (ConlluReader reader = ConlluReader.open(Path.of("en_ewt-ud-dev.conllu.gz"))) {
 *   for (Sentence sentence : reader) {
 *     for (TreeMatch match : pattern.matches(sentence)) {
 *       System.out.println(match.value("s", "lemma") + " " + match.value("v", "lemma"));
 *     }
 *   }
 * }
 * }</pre>
 *
 * <p>A match gives a word to every node of the pattern outside of negated parts. Different nodes
 * have different words. The matches in a sentence are sorted by the words of the nodes, in the
 * order in which the nodes stand in the pattern, and no two are the same.
 *
 * <p>A search in a sentence is limited to {@value Search#MAX_STEPS} steps and {@value
 * Search#MAX_MATCHES} matches; beyond that, a {@link PatternLimitException} is thrown.
 */
public final class TreePattern {

  private final String text;
  private final Plan[] plans;
  private final int slots;
  private final int reported;
  private final int sets;
  private final Map<String, Integer> names;
  private final int @Nullable [] unique;
  private final Set<UnseenValues.Named> openValues;

  private TreePattern(String text, Syntax.Whole syntax) {
    PlanCompiler compiled = new PlanCompiler(text, syntax);
    this.text = text;
    this.openValues = Collections.unmodifiableSet(syntax.openValues());
    this.plans = compiled.plans().toArray(new Plan[0]);
    this.slots = compiled.slots();
    this.reported = compiled.reported();
    this.sets = compiled.sets();
    this.names = compiled.names();
    this.unique = compiled.unique();
  }

  /**
   * Compiles a pattern.
   *
   * @throws InvalidPatternException if there is an error in it
   */
  public static TreePattern compile(String text) {
    return compile(text, new RegexBudget());
  }

  /** Compiles a pattern whose regular expressions share a budget with those of other patterns. */
  static TreePattern compile(String text, RegexBudget budget) {
    return new TreePattern(text, new PatternParser(text, budget).parse());
  }

  /** The text that the pattern was compiled from. */
  public String text() {
    return text;
  }

  /** The names of the nodes that a match has, in the order in which they stand in the pattern. */
  public List<String> names() {
    return List.copyOf(names.keySet());
  }

  /**
   * Returns all matches in a sentence.
   *
   * @throws dodona.treebank.InvalidTreebankException if the pattern is about the tree and the
   *     sentence does not have one
   * @throws PatternLimitException if the search takes too long
   */
  public List<TreeMatch> matches(Sentence sentence) {
    List<TreeMatch> matches = new ArrayList<>();
    for (int[] words : new Search(this).all(sentence)) {
      matches.add(new TreeMatch(this, sentence, words));
    }
    return matches;
  }

  /** Returns whether a sentence has a match; faster than listing all of them. */
  public boolean isFoundIn(Sentence sentence) {
    return new Search(this).any(sentence);
  }

  /** A predicate that tests whether a sentence has a match. */
  public Predicate<Sentence> asPredicate() {
    return this::isFoundIn;
  }

  /**
   * Returns a matcher for a sentence. A matcher can be used for many sentences, one after the other
   * ({@link TreeMatcher#reset}), which is faster than one for each; it belongs to one thread.
   */
  public TreeMatcher matcher(Sentence sentence) {
    return new TreeMatcher(this, sentence);
  }

  /** The matches in all sentences of a stream, in their order; the stream may be parallel. */
  public Stream<TreeMatch> stream(Stream<Sentence> sentences) {
    return sentences.flatMap(sentence -> matches(sentence).stream());
  }

  /** The text that the pattern was compiled from. */
  @Override
  public String toString() {
    return text;
  }

  /** The values in the pattern in which treebanks differ. */
  Set<UnseenValues.Named> openValues() {
    return openValues;
  }

  Plan[] plans() {
    return plans;
  }

  int slots() {
    return slots;
  }

  /** The number of nodes of a match; their slots come first. */
  int reported() {
    return reported;
  }

  int sets() {
    return sets;
  }

  /** The slots whose words make matches different; null for all. */
  int @Nullable [] unique() {
    return unique;
  }

  int slot(String name) {
    Integer slot = names.get(name);
    if (slot == null) {
      throw new IllegalArgumentException(
          "no node is named '" + name + "'; the names are " + String.join(", ", names.keySet()));
    }
    return slot;
  }
}
