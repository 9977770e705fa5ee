package dodona.pattern.regex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The subset construction, with bounds on the number of states and on the work. */
final class Determinization {

  private static final int MAX_STATES = 10_000;
  private static final int MAX_CELLS = 1 << 20;
  private static final long MAX_WORK = 10_000_000;

  private final Nfa nfa;
  private final RegexBudget budget;
  private final int[] intervals;
  private final int[] classes;

  /** The classes of the code points that each state reads. */
  private final int[][] symbolsOf;

  private final Map<BitSet, Integer> numbers = new HashMap<>();
  private final List<BitSet> subsets = new ArrayList<>();
  private int classCount = 1;
  private long work;

  Determinization(Nfa nfa, RegexBudget budget) throws RegexSyntaxException {
    this.nfa = nfa;
    this.budget = budget;
    spend(nfa.size());
    Set<CodePointSet> sets = new LinkedHashSet<>();
    for (int state = 0; state < nfa.size(); state++) {
      CodePointSet set = nfa.reads(state);
      if (set != null) {
        sets.add(set);
      }
    }
    TreeSet<Integer> borders = new TreeSet<>(Set.of(0));
    for (CodePointSet set : sets) {
      int[] ranges = set.ranges();
      for (int i = 0; i < ranges.length; i += 2) {
        borders.add(ranges[i]);
        borders.add(ranges[i + 1] + 1);
      }
    }
    intervals = borders.stream().mapToInt(Integer::intValue).toArray();
    classes = new int[intervals.length];
    for (CodePointSet set : sets) {
      refine(set);
    }
    Map<CodePointSet, int[]> symbols = new HashMap<>();
    for (CodePointSet set : sets) {
      BitSet members = new BitSet();
      for (int i = 0; i < intervals.length; i++) {
        if (set.contains(intervals[i])) {
          members.set(classes[i]);
        }
      }
      symbols.put(set, members.stream().toArray());
    }
    symbolsOf = new int[nfa.size()][];
    for (int state = 0; state < symbolsOf.length; state++) {
      CodePointSet set = nfa.reads(state);
      symbolsOf[state] = set == null ? new int[0] : symbols.getOrDefault(set, new int[0]);
    }
  }

  /** Splits each class into the code points inside and outside a set. */
  private void refine(CodePointSet set) throws RegexSyntaxException {
    Map<Integer, Integer> inside = new HashMap<>();
    BitSet outside = new BitSet();
    spend(intervals.length);
    for (int i = 0; i < intervals.length; i++) {
      if (!set.contains(intervals[i])) {
        outside.set(classes[i]);
      }
    }
    for (int i = 0; i < intervals.length; i++) {
      if (set.contains(intervals[i]) && outside.get(classes[i])) {
        Integer split = inside.get(classes[i]);
        if (split == null) {
          split = classCount++;
          inside.put(classes[i], split);
        }
        classes[i] = split;
      }
    }
  }

  /** The automaton; state 0 is a dead end, state 1 the start. */
  WordRegex regex() throws RegexSyntaxException {
    BitSet start = new BitSet();
    close(nfa.start(), start);
    number(new BitSet());
    number(start);
    int[] table = new int[64 * classCount];
    for (int state = 1; state < subsets.size(); state++) {
      if (state == MAX_STATES || (long) (state + 1) * classCount > MAX_CELLS) {
        throw tooComplex();
      }
      if ((state + 1) * classCount > table.length) {
        table = Arrays.copyOf(table, 2 * table.length);
      }
      @Nullable BitSet[] targets = targets(subsets.get(state));
      for (int symbol = 0; symbol < classCount; symbol++) {
        BitSet target = targets[symbol];
        table[state * classCount + symbol] = target == null ? 0 : number(target);
      }
    }
    budget.cells((long) subsets.size() * classCount + intervals.length);
    boolean[] accepting = new boolean[subsets.size()];
    for (int state = 0; state < accepting.length; state++) {
      accepting[state] = subsets.get(state).get(nfa.accepting());
    }
    return new WordRegex(
        intervals,
        classes,
        classCount,
        Arrays.copyOf(table, subsets.size() * classCount),
        accepting);
  }

  private @Nullable BitSet[] targets(BitSet subset) throws RegexSyntaxException {
    @Nullable BitSet[] targets = new BitSet[classCount];
    spend(classCount);
    for (int from = subset.nextSetBit(0); from >= 0; from = subset.nextSetBit(from + 1)) {
      for (int symbol : symbolsOf[from]) {
        BitSet target = targets[symbol];
        if (target == null) {
          target = new BitSet();
          targets[symbol] = target;
        }
        close(nfa.next(from), target);
      }
    }
    return targets;
  }

  /** Adds a state and all that can be reached from it without reading. */
  private void close(int state, BitSet subset) throws RegexSyntaxException {
    int[] pending = new int[16];
    int count = 0;
    pending[count++] = state;
    while (count > 0) {
      int reached = pending[--count];
      spend(1);
      if (subset.get(reached)) {
        continue;
      }
      subset.set(reached);
      if (nfa.reads(reached) != null) {
        continue;
      }
      if (count + 2 > pending.length) {
        pending = Arrays.copyOf(pending, 2 * pending.length);
      }
      if (nfa.next(reached) >= 0) {
        pending[count++] = nfa.next(reached);
      }
      if (nfa.alternative(reached) >= 0) {
        pending[count++] = nfa.alternative(reached);
      }
    }
  }

  private int number(BitSet subset) throws RegexSyntaxException {
    Integer known = numbers.get(subset);
    if (known != null) {
      return known;
    }
    int number = subsets.size();
    spend(nfa.size() / 16 + 1L);
    numbers.put(subset, number);
    subsets.add(subset);
    return number;
  }

  private void spend(long steps) throws RegexSyntaxException {
    budget.work(steps);
    work += steps;
    if (work > MAX_WORK) {
      throw tooComplex();
    }
  }

  private static RegexSyntaxException tooComplex() {
    return new RegexSyntaxException(
        0, "the expression is too complex; split it into alternatives or make it shorter");
  }
}
