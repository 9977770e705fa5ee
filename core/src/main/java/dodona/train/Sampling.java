package dodona.train;

import dodona.error.InvalidInputException;
import dodona.linear.RandomOrder;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A rule for how many sentences an iteration takes from each group of a treebank, such as each
 * language.
 *
 * <p>A group of {@code w} words gives about {@code pivot × (w / pivot)^exponent} words, but no more
 * than {@code 2 w}: groups below the pivot are repeated, larger ones are drawn from. An iteration
 * continues in the random order of a group where the previous one stopped, so that over a whole
 * training run all sentences of a group are used equally often.
 *
 * @param group returns the name of a sentence's group
 * @param pivot the number of words of a group that is used exactly once
 * @param exponent 1 to use all groups as they are, 0 to use the same number of words of each
 */
public record Sampling(Function<Sentence, String> group, long pivot, double exponent) {

  /** Every sentence once in each iteration. */
  public static final Sampling NONE = new Sampling(sentence -> "", 1, 1);

  /** Good for some fifty languages of 10,000 to 100,000 words each. */
  public static final long DEFAULT_PIVOT = 40_000;

  /** The square root of sizes, as in multilingual pretraining. */
  public static final double DEFAULT_EXPONENT = 0.5;

  private static final double MOST_REPETITIONS = 2;
  private static final long NEXT_GROUP = 0xD1B54A32D192ED03L;
  private static final long NEXT_ORDER = 0x9E3779B97F4A7C15L;

  /** Checks the figures. */
  public Sampling {
    if (pivot < 1 || !(exponent >= 0 && exponent <= 1)) {
      throw new InvalidInputException(
          "sampling with a pivot of "
              + pivot
              + " words and an exponent of "
              + exponent
              + "; expected 1 or more words and an exponent from 0 to 1");
    }
  }

  /** Returns whether every sentence is used exactly once in an iteration. */
  boolean isWhole() {
    return exponent == 1;
  }

  /** Returns how often an iteration uses a group with this number of words. */
  double repetitions(long words) {
    return Math.min(MOST_REPETITIONS, StrictMath.pow((double) words / pivot, exponent - 1));
  }

  /** The sampling of a list of examples. */
  Draw of(List<Example> examples) {
    Map<String, List<Integer>> groups = new TreeMap<>();
    for (int i = 0; i < examples.size(); i++) {
      groups
          .computeIfAbsent(group.apply(examples.get(i).sentence()), name -> new ArrayList<>())
          .add(i);
    }
    List<int[]> members = new ArrayList<>();
    List<Integer> drawn = new ArrayList<>();
    for (List<Integer> group : groups.values()) {
      long words = group.stream().mapToLong(i -> examples.get(i).sentence().size()).sum();
      members.add(group.stream().mapToInt(Integer::intValue).toArray());
      drawn.add((int) Math.max(1, Math.round(group.size() * repetitions(words))));
    }
    return new Draw(members, drawn);
  }

  /** The groups of examples, and how many each iteration takes. */
  static final class Draw {
    private final List<int[]> members;
    private final List<Integer> drawn;

    private Draw(List<int[]> members, List<Integer> drawn) {
      this.members = members;
      this.drawn = drawn;
    }

    /** Returns the number of examples in an iteration. */
    int size() {
      return drawn.stream().mapToInt(Integer::intValue).sum();
    }

    /** The numbers of the examples of an iteration, group by group. */
    int[] examples(long seed, int iteration) {
      int[] all = new int[size()];
      int n = 0;
      for (int g = 0; g < drawn.size(); g++) {
        int[] group = members.get(g);
        long from = (iteration - 1L) * drawn.get(g);
        long order = -1;
        int[] numbers = {};
        for (long at = from; at < from + drawn.get(g); at++) {
          if (at / group.length != order) {
            order = at / group.length;
            numbers =
                RandomOrder.of(
                    group.length,
                    new SplittableRandom(seed + (g + 1) * NEXT_GROUP + (order + 1) * NEXT_ORDER));
          }
          all[n++] = group[numbers[(int) (at % group.length)]];
        }
      }
      return all;
    }

    /** The same in random order. */
    int[] order(long seed, int iteration, SplittableRandom random) {
      int[] numbers = examples(seed, iteration);
      int[] order = RandomOrder.of(numbers.length, random);
      return IntStream.of(order).map(i -> numbers[i]).toArray();
    }
  }
}
