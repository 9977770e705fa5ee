package dodona.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The losses that are kept up to date are those that the definition gives. */
class MutualInformationTest {

  private static final int WORDS = 9;
  private static final int SLOTS = 5;

  private final Random random = new Random(20261116);
  private final int[][] text = new int[WORDS][WORDS];

  /** The words of each slot. */
  private final List<List<Integer>> slots = new ArrayList<>();

  private int all() {
    return IntStream.range(0, WORDS).map(a -> IntStream.of(text[a]).sum()).sum();
  }

  private int first(List<Integer> words) {
    return words.stream().mapToInt(word -> IntStream.of(text[word]).sum()).sum();
  }

  private int second(List<Integer> words) {
    return words.stream()
        .mapToInt(word -> IntStream.range(0, WORDS).map(other -> text[other][word]).sum())
        .sum();
  }

  private int together(List<Integer> one, List<Integer> other) {
    return one.stream().mapToInt(a -> other.stream().mapToInt(b -> text[a][b]).sum()).sum();
  }

  /** The mutual information of neighboring classes, times the number of pairs. */
  private double information(List<List<Integer>> classes) {
    double sum = 0;
    for (List<Integer> one : classes) {
      for (List<Integer> other : classes) {
        int n = together(one, other);
        sum += n == 0 ? 0 : n * Math.log((double) n * all() / first(one) / second(other));
      }
    }
    return sum;
  }

  private double lossByDefinition(int a, int b) {
    List<List<Integer>> joined = new ArrayList<>(slots);
    List<Integer> both = new ArrayList<>(slots.get(a));
    both.addAll(slots.get(b));
    joined.set(a, both);
    joined.set(b, List.of());
    return information(slots) - information(joined);
  }

  private void check(MutualInformation kept) {
    for (int a = 0; a < SLOTS; a++) {
      for (int b = a + 1; b < SLOTS; b++) {
        if (kept.isUsed(a) && kept.isUsed(b)) {
          assertThat(kept.loss(a, b)).isCloseTo(lossByDefinition(a, b), within(1e-9));
        }
      }
    }
  }

  @Test
  void lossesAreThoseOfTheDefinitionWhateverComesAndGoes() {
    for (int[] row : text) {
      for (int b = 0; b < WORDS; b++) {
        row[b] = random.nextInt(3) == 0 ? 0 : random.nextInt(20);
      }
    }
    for (int slot = 0; slot < SLOTS; slot++) {
      slots.add(new ArrayList<>());
    }
    MutualInformation information = new MutualInformation(SLOTS, all());
    int free = 0;
    for (int word = 0; word < WORDS; word++) {
      slots.get(free).add(word);
      List<Integer> alone = List.of(word);
      int[] before = slots.stream().mapToInt(slot -> together(slot, alone)).toArray();
      int[] after = slots.stream().mapToInt(slot -> together(alone, slot)).toArray();
      information.add(free, first(alone), second(alone), before, after);
      check(information);
      if (word < SLOTS - 1) {
        free = word + 1;
      } else {
        int kept = random.nextInt(SLOTS);
        int gone = (kept + 1 + random.nextInt(SLOTS - 1)) % SLOTS;
        information.merge(kept, gone);
        slots.get(kept).addAll(slots.get(gone));
        slots.get(gone).clear();
        check(information);
        free = gone;
      }
    }
  }
}
