package dodona.text.tag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TagSetTest {

  private static final TagSet TAGS =
      new TagSet(
          List.of(
              new Tag("NOUN", "_", "Case=Nom|Number=Sing"),
              new Tag("NOUN", "_", "Case=Acc|Number=Sing"),
              new Tag("ADP", "IN", "_")));

  @Test
  void sharesTheWeightsOfCommonParts() {
    assertThat(TAGS.width()).isEqualTo(6);
    assertThat(TAGS.hasPart(1, TAGS.part(TAGS.firstPart(0)))).isTrue();
    assertThat(TAGS.endOfParts(2) - TAGS.firstPart(2)).isEqualTo(2);
  }

  @Test
  void theScoreOfATagIsTheSumOfThoseOfItsParts() {
    int[] scores = new int[TAGS.width()];
    scores[TAGS.part(TAGS.firstPart(0))] = 5;
    assertThat(TAGS.best(scores)).as("the first of equally good ones").isZero();
    int accusative = TAGS.part(TAGS.firstPart(1) + 1);
    scores[accusative] = 1;
    assertThat(TAGS.best(scores)).isEqualTo(1);
    scores[TAGS.part(TAGS.firstPart(2))] = 4;
    scores[TAGS.part(TAGS.firstPart(2) + 1)] = 3;
    assertThat(TAGS.best(scores)).isEqualTo(2);
  }

  @Test
  void refusesALineThatIsNotATag() {
    assertThatThrownBy(() -> Tag.parse("NOUN\tNN")).isInstanceOf(IllegalArgumentException.class);
    assertThat(Tag.parse("NOUN\tNN\t_")).isEqualTo(new Tag("NOUN", "NN", "_"));
  }
}
