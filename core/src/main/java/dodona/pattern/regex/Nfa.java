package dodona.pattern.regex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A nondeterministic automaton, built as Thompson did (1968), with a bounded number of states. */
final class Nfa {

  private static final int MAX_STATES = 20_000;

  /** The characters that each state reads on the way to {@link #next}; null if it reads none. */
  private final List<@Nullable CodePointSet> reads = new ArrayList<>();

  private int[] next = new int[16];
  private int[] alternative = new int[16];
  private final int start;
  private final int accepting;

  private record Fragment(int first, int last) {}

  Nfa(Syntax syntax) throws RegexSyntaxException {
    Fragment whole = fragment(syntax);
    start = whole.first;
    accepting = whole.last;
  }

  private int state(@Nullable CodePointSet set) throws RegexSyntaxException {
    int state = reads.size();
    if (state == MAX_STATES) {
      throw new RegexSyntaxException(
          0, "the expression is too large once its repetitions are written out");
    }
    if (state == next.length) {
      next = Arrays.copyOf(next, 2 * state);
      alternative = Arrays.copyOf(alternative, 2 * state);
    }
    reads.add(set);
    next[state] = -1;
    alternative[state] = -1;
    return state;
  }

  private Fragment fragment(Syntax syntax) throws RegexSyntaxException {
    if (syntax instanceof Syntax.One one) {
      int first = state(one.set());
      int last = state(null);
      next[first] = last;
      return new Fragment(first, last);
    }
    if (syntax instanceof Syntax.Sequence sequence) {
      int first = state(null);
      int last = first;
      for (Syntax part : sequence.parts()) {
        Fragment fragment = fragment(part);
        next[last] = fragment.first;
        last = fragment.last;
      }
      return new Fragment(first, last);
    }
    if (syntax instanceof Syntax.Choice choice) {
      return choice(choice.options());
    }
    Syntax.Repeat repeat = (Syntax.Repeat) syntax;
    return repeat(repeat.part(), repeat.least(), repeat.most());
  }

  private Fragment choice(List<Syntax> options) throws RegexSyntaxException {
    int last = state(null);
    int first = state(null);
    int branch = first;
    for (int i = 0; i < options.size(); i++) {
      Fragment fragment = fragment(options.get(i));
      next[branch] = fragment.first;
      next[fragment.last] = last;
      if (i + 1 < options.size()) {
        int other = state(null);
        alternative[branch] = other;
        branch = other;
      }
    }
    return new Fragment(first, last);
  }

  private Fragment repeat(Syntax part, int least, int most) throws RegexSyntaxException {
    int first = state(null);
    int last = first;
    for (int i = 0; i < least; i++) {
      Fragment fragment = fragment(part);
      next[last] = fragment.first;
      last = fragment.last;
    }
    int end = state(null);
    if (most < 0) {
      int loop = state(null);
      Fragment fragment = fragment(part);
      next[last] = loop;
      next[loop] = fragment.first;
      alternative[loop] = end;
      next[fragment.last] = loop;
      return new Fragment(first, end);
    }
    for (int i = least; i < most; i++) {
      int skip = state(null);
      Fragment fragment = fragment(part);
      next[last] = skip;
      next[skip] = fragment.first;
      alternative[skip] = end;
      last = fragment.last;
    }
    next[last] = end;
    return new Fragment(first, end);
  }

  int size() {
    return reads.size();
  }

  int start() {
    return start;
  }

  int accepting() {
    return accepting;
  }

  @Nullable CodePointSet reads(int state) {
    return reads.get(state);
  }

  int next(int state) {
    return next[state];
  }

  int alternative(int state) {
    return alternative[state];
  }
}
