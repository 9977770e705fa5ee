package dodona.text.tag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
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
    scores[TAGS.part(TAGS.firstPart(2))] = 4;
    scores[TAGS.part(TAGS.firstPart(2) + 1)] = 3;
    assertThat(TAGS.score(2, scores)).isEqualTo(7);
    assertThat(TAGS.score(0, scores)).isZero();
  }

  @Test
  void aTagHasOnePartOfEachSlot() {
    assertThat(slots(TAGS, 0)).isEqualTo(slots(TAGS, 1)).doesNotHaveDuplicates();
    TagSet twoValues =
        new TagSet(
            List.of(new Tag("NOUN", "_", "Case=Nom|Case=Acc"), new Tag("NOUN", "_", "Case=Nom")));
    assertThat(slots(twoValues, 0)).hasSize(3).doesNotHaveDuplicates();
  }

  private static List<String> slots(TagSet tags, int tag) {
    return IntStream.range(tags.firstPart(tag), tags.endOfParts(tag))
        .mapToObj(place -> tags.slot(tags.part(place)))
        .toList();
  }

  @Test
  void refusesALineThatIsNotATag() {
    assertThatThrownBy(() -> Tag.parse("NOUN\tNN")).isInstanceOf(IllegalArgumentException.class);
    assertThat(Tag.parse("NOUN\tNN\t_")).isEqualTo(new Tag("NOUN", "NN", "_"));
  }
}
