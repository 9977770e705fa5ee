package dodona.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dodona.MiniTreebank;
import dodona.error.InvalidInputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SamplingTest {

  private static final int SMALL = 5;
  private static final int LARGE = 83;

  private final List<Example> examples = new ArrayList<>();
  private final Map<Example, String> groups = new HashMap<>();

  SamplingTest() {
    for (int i = 0; i < SMALL + LARGE; i++) {
      var sentence = MiniTreebank.all().get(0).withComments(List.of("# n = " + i));
      Example example = new Example(sentence, sentence.tree());
      examples.add(example);
      groups.put(example, i < SMALL ? "small" : "large");
    }
  }

  private Sampling sampling(double exponent) {
    Map<String, String> byNumber = new HashMap<>();
    groups.forEach((example, group) -> byNumber.put(number(example), group));
    long pivot = 20L * MiniTreebank.all().get(0).size();
    return new Sampling(
        sentence -> byNumber.getOrDefault(sentence.comment("n").orElseThrow(), ""),
        pivot,
        exponent);
  }

  private static String number(Example example) {
    return example.sentence().comment("n").orElseThrow();
  }

  @Test
  void largeGroupsAreDrawnFromAndSmallOnesRepeated() {
    Sampling.Draw draw = sampling(0.5).of(examples);
    int large = (int) Math.round(LARGE * Math.sqrt(20.0 / LARGE));
    assertThat(draw.size()).isEqualTo(2 * SMALL + large);
    int[] drawn = draw.examples(1, 1);
    assertThat(Arrays.stream(drawn).filter(i -> i < SMALL).count()).isEqualTo(2 * SMALL);
    assertThat(sampling(0.5).repetitions(20L * MiniTreebank.all().get(0).size())).isEqualTo(1);
    assertThat(sampling(0).repetitions(40L * MiniTreebank.all().get(0).size()))
        .isCloseTo(0.5, within(1e-9));
  }

  @Test
  void allSentencesOfAGroupAreUsedEquallyOften() {
    Sampling.Draw draw = sampling(0.5).of(examples);
    int[] uses = new int[examples.size()];
    for (int iteration = 1; iteration <= 40; iteration++) {
      for (int i : draw.order(3, iteration, new SplittableRandom(iteration))) {
        uses[i]++;
      }
    }
    List<Integer> large = new ArrayList<>();
    for (int i = SMALL; i < uses.length; i++) {
      large.add(uses[i]);
    }
    assertThat(Collections.max(large) - Collections.min(large)).isLessThanOrEqualTo(1);
    assertThat(Arrays.copyOf(uses, SMALL)).containsOnly(80);
  }

  @Test
  void theOrderFollowsFromTheSeedAndTheIteration() {
    Sampling.Draw draw = sampling(0.5).of(examples);
    assertThat(draw.examples(1, 2)).isEqualTo(draw.examples(1, 2));
    assertThat(draw.examples(1, 2)).isNotEqualTo(draw.examples(2, 2));
    assertThat(draw.examples(1, 2)).isNotEqualTo(draw.examples(1, 3));
  }

  @Test
  void impossibleFiguresAreRefused() {
    assertThatThrownBy(() -> sampling(1.5))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("an exponent from 0 to 1");
  }
}
