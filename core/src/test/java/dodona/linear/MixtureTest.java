package dodona.linear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class MixtureTest {

  @Test
  void isTheMeanOfTheWeights() {
    float[][] weights = {{1, 2}, {3, -2}, {5, 6}};

    assertThat(Mixture.mean(3, model -> weights[model].clone())).containsExactly(3, 2);
  }

  @Test
  void ofOneModelIsThatModel() {
    assertThat(Mixture.mean(1, model -> new float[] {0.1f, -7})).containsExactly(0.1f, -7);
  }

  @Test
  void givesEachModelRandomNumbersOfItsOwnThatTheSeedDetermines() {
    List<Long> first = numbers(1);

    assertThat(first).hasSize(3).doesNotHaveDuplicates();
    assertThat(numbers(1)).isEqualTo(first);
    assertThat(numbers(2)).doesNotContainAnyElementsOf(first);
  }

  @Test
  void threadsChangeNothing() {
    Function<SplittableRandom, float[]> train =
        random -> new float[] {(float) random.nextDouble(), (float) random.nextDouble()};

    assertThat(Mixture.of(7, 1, 3, train)).isEqualTo(Mixture.of(7, 1, train));
  }

  private static List<Long> numbers(long seed) {
    List<Long> numbers = new ArrayList<>();
    Mixture.of(
        3,
        seed,
        random -> {
          numbers.add(random.nextLong());
          return new float[1];
        });
    return numbers;
  }
}
