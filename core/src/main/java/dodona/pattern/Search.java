package dodona.pattern;

import dodona.pattern.Plan.Edge;
import dodona.treebank.Sentence;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A search for the plans of a pattern in one sentence after the other: backtracking over the slots,
 * beginning with the one that has the fewest words. Recursion is as deep as the pattern has nodes.
 *
 * <p>Each word that is tried is a step, and the steps in a sentence are limited. So is the number
 * of words that are looked at, most of which are never tried.
 */
final class Search {

  static final int MAX_STEPS = 10_000_000;
  static final int MAX_MATCHES = 250_000;
  static final int MAX_WORK = 250_000_000;

  private final TreePattern pattern;
  private final TreeIndex index = new TreeIndex();
  private final int[] words;
  private final long[][] sets;
  private final int[] counts;
  private int longs;
  private int steps;
  private int matches;

  Search(TreePattern pattern) {
    this.pattern = pattern;
    this.words = new int[pattern.slots()];
    this.sets = new long[pattern.sets()][1];
    this.counts = new int[pattern.sets()];
  }

  /** Finds all matches: the words of the pattern's slots, −1 for a part that was not found. */
  List<int[]> all(Sentence sentence) {
    begin(sentence);
    List<int[]> found = new ArrayList<>();
    for (Plan plan : pattern.plans()) {
      run(plan, found);
    }
    if (!isAscending(found)) {
      found.sort(Arrays::compare);
      int kept = 1;
      for (int i = 1; i < found.size(); i++) {
        if (!Arrays.equals(found.get(i), found.get(kept - 1))) {
          found.set(kept++, found.get(i));
        }
      }
      found.subList(kept, found.size()).clear();
    }
    int[] unique = pattern.unique();
    if (unique != null && found.size() > 1) {
      Set<IntBuffer> seen = new HashSet<>();
      found.removeIf(match -> !seen.add(IntBuffer.wrap(wordSet(match, unique))));
    }
    return found;
  }

  /** Returns whether matches are sorted and distinct, as they often are when found. */
  private static boolean isAscending(List<int[]> found) {
    for (int i = 1; i < found.size(); i++) {
      if (Arrays.compare(found.get(i - 1), found.get(i)) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static int[] wordSet(int[] match, int[] slots) {
    int[] set = new int[slots.length];
    for (int i = 0; i < set.length; i++) {
      set[i] = match[slots[i]];
    }
    Arrays.sort(set);
    return set;
  }

  /** Returns whether a sentence has a match. */
  boolean any(Sentence sentence) {
    begin(sentence);
    for (Plan plan : pattern.plans()) {
      if (run(plan, null)) {
        return true;
      }
    }
    return false;
  }

  private void begin(Sentence sentence) {
    index.reset(sentence);
    longs = (sentence.size() >> 6) + 1;
    steps = 0;
    matches = 0;
    Arrays.fill(words, -1);
    Arrays.fill(counts, -1);
  }

  /**
   * Searches a plan, with the words that are there already.
   *
   * @param found receives matches; null to stop at the first
   * @return whether there is a match
   */
  private boolean run(Plan plan, @Nullable List<int[]> found) {
    work(1L + plan.givenCost + plan.byRarity.length);
    for (Plan.Given given : plan.given) {
      if (!given.test().test(index, words[given.slot()])) {
        return false;
      }
    }
    int start = -1;
    int fewest = Integer.MAX_VALUE;
    for (Plan.Variable variable : plan.byRarity) {
      int count = count(variable);
      if (count == 0) {
        return false;
      }
      fewest = Math.min(fewest, count);
    }
    if (plan.needsTree) {
      index.link();
    }
    for (Edge edge : plan.givenEdges()) {
      if (!edge.holds(index, words[edge.left()], words[edge.right()])) {
        return false;
      }
    }
    if (!plan.isAnchored) {
      for (int i = 0; i < plan.variables.length && start < 0; i++) {
        start = counts[plan.variables[i].set()] == fewest ? i : -1;
      }
    }
    return fill(plan, plan.steps(start), 0, found);
  }

  /** The number of words that pass a variable's test; they are looked for once in a sentence. */
  private int count(Plan.Variable variable) {
    int known = counts[variable.set()];
    if (known >= 0) {
      return known;
    }
    long[] set = sets[variable.set()];
    if (set.length < longs) {
      set = new long[Math.max(longs, 2 * set.length)];
      sets[variable.set()] = set;
    } else {
      Arrays.fill(set, 0, longs, 0);
    }
    work((long) index.size() * variable.cost());
    int count = variable.isAnyWord() ? fillWithWords(set) : fillWithWords(set, variable.test());
    counts[variable.set()] = count;
    return count;
  }

  private int fillWithWords(long[] set) {
    int last = index.size();
    Arrays.fill(set, 0, last >> 6, -1);
    set[last >> 6] = -1L >>> ~last;
    set[0] &= ~1L;
    return last;
  }

  private int fillWithWords(long[] set, NodeTest test) {
    int count = 0;
    for (int word = 1; word <= index.size(); word++) {
      if (test.test(index, word)) {
        set[word >> 6] |= 1L << word;
        count++;
      }
    }
    return count;
  }

  private boolean fill(Plan plan, Plan.Step[] order, int depth, @Nullable List<int[]> found) {
    if (depth == order.length) {
      return complete(plan, found);
    }
    Plan.Step step = order[depth];
    int slot = step.variable().slot();
    long[] set = sets[step.variable().set()];
    boolean success = false;
    if (step.from() >= 0) {
      int from = words[step.from()];
      Relation relation = step.relation();
      for (int word = index.first(relation, from);
          word > 0;
          word = index.next(relation, from, word)) {
        work(1);
        if ((set[word >> 6] >> word & 1) != 0 && fits(plan, step, slot, word)) {
          success |= fill(plan, order, depth + 1, found);
          if (success && found == null) {
            break;
          }
        }
      }
    } else {
      work(longs);
      for (int i = 0; i < longs && (found != null || !success); i++) {
        long rest = set[i];
        while (rest != 0 && (found != null || !success)) {
          int word = (i << 6) + Long.numberOfTrailingZeros(rest);
          rest &= rest - 1;
          if (fits(plan, step, slot, word)) {
            success |= fill(plan, order, depth + 1, found);
          }
        }
      }
    }
    words[slot] = -1;
    return success;
  }

  private void work(long comparisons) {
    if (index.work(comparisons) > MAX_WORK) {
      throw tooExpensive("needs more than " + MAX_WORK + " comparisons");
    }
  }

  /** Puts a word into a slot, and returns whether it may stay there. */
  private boolean fits(Plan plan, Plan.Step step, int slot, int word) {
    if (++steps > MAX_STEPS) {
      throw tooExpensive("needs more than " + MAX_STEPS + " steps");
    }
    words[slot] = -1;
    for (int other : plan.distinct) {
      if (words[other] == word) {
        return false;
      }
    }
    words[slot] = word;
    List<Edge> edges = step.edges();
    for (int i = 0; i < edges.size(); i++) {
      Edge edge = edges.get(i);
      if (!edge.holds(index, words[edge.left()], words[edge.right()])) {
        return false;
      }
    }
    work(step.conditions().size());
    for (int i = 0; i < step.conditions().size(); i++) {
      Plan.SlotCondition condition = step.conditions().get(i);
      if (!condition
          .condition()
          .holds(index.sentence(), words[condition.left()], words[condition.right()])) {
        return false;
      }
    }
    return true;
  }

  /** Looks at negated and optional parts once all slots that need a word have one. */
  private boolean complete(Plan plan, @Nullable List<int[]> found) {
    for (Plan[] negated : plan.negated) {
      for (Plan alternative : negated) {
        if (run(alternative, null)) {
          return false;
        }
      }
    }
    if (found == null) {
      return true;
    }
    extend(plan.optional, 0, found);
    return true;
  }

  /** Adds the words to the matches, once for each way to fill the optional parts from one on. */
  private void extend(List<Plan[]> optional, int part, List<int[]> found) {
    if (part == optional.size()) {
      if (++matches > MAX_MATCHES) {
        throw tooExpensive("has more than " + MAX_MATCHES + " matches");
      }
      found.add(words.clone());
      return;
    }
    boolean isLast = part + 1 == optional.size();
    List<int[]> extended = isLast ? found : new ArrayList<>();
    int before = extended.size();
    for (Plan alternative : optional.get(part)) {
      run(alternative, extended);
    }
    if (extended.size() == before) {
      extend(optional, part + 1, found);
    } else if (!isLast) {
      int[] saved = words.clone();
      for (int[] match : extended) {
        System.arraycopy(match, 0, words, 0, words.length);
        extend(optional, part + 1, found);
      }
      System.arraycopy(saved, 0, words, 0, words.length);
    }
  }

  private PatternLimitException tooExpensive(String problem) {
    Sentence sentence = index.sentence();
    String location =
        sentence.source().isEmpty() ? "" : sentence.source() + ":" + sentence.line() + ": ";
    return new PatternLimitException(
        location
            + sentence.name()
            + ": the pattern "
            + problem
            + " in this sentence of "
            + sentence.size()
            + " words; expected a more specific pattern. Hint: connect its nodes with relations,"
            + " or name what they are.");
  }
}
