package dodona.pattern;

import dodona.treebank.Sentence;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the matches of a pattern in a sentence, as {@link java.util.regex.Matcher} does for
 * a text; for one thread.
 *
 * <pre>{@code
 * TreeMatcher matcher = pattern.matcher(sentence);
 * while (matcher.find()) {
 *   System.out.println(sentence.form(matcher.word("v")));
 * }
 * }</pre>
 */
public final class TreeMatcher {

  private final TreePattern pattern;
  private final Search search;
  private Sentence sentence;
  private @Nullable List<int[]> found;
  private int next;

  TreeMatcher(TreePattern pattern, Sentence sentence) {
    this.pattern = pattern;
    this.search = new Search(pattern);
    this.sentence = sentence;
  }

  /** Begins again with another sentence. */
  public TreeMatcher reset(Sentence newSentence) {
    sentence = newSentence;
    found = null;
    next = 0;
    return this;
  }

  private List<int[]> found() {
    if (found == null) {
      found = search.all(sentence);
    }
    return found;
  }

  /**
   * Returns whether the sentence has a match, wherever this matcher is. Faster than {@link
   * #find()}.
   */
  public boolean isFound() {
    return found == null ? search.any(sentence) : !found.isEmpty();
  }

  /** Moves on to the next match, and returns whether there is one. */
  public boolean find() {
    if (next < found().size()) {
      next++;
      return true;
    }
    next = found().size() + 1;
    return false;
  }

  /**
   * The word of a named node in the current match; −1 if it is in an optional part or an
   * alternative that was not found.
   *
   * @throws IllegalArgumentException if no node has this name
   * @throws IllegalStateException if there is no current match
   */
  public int word(String name) {
    return current()[pattern.slot(name)];
  }

  /** The current match. */
  public TreeMatch match() {
    return new TreeMatch(pattern, sentence, current());
  }

  private int[] current() {
    if (next == 0 || next > found().size()) {
      throw new IllegalStateException("no current match: call find() first");
    }
    return found().get(next - 1);
  }

  /** The number of matches in the sentence. */
  public int count() {
    return found().size();
  }

  /** All matches in the sentence, wherever this matcher is. */
  public Stream<TreeMatch> results() {
    Sentence searched = sentence;
    return found().stream().map(words -> new TreeMatch(pattern, searched, words));
  }
}
