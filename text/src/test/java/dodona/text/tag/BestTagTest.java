package dodona.text.tag;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BestTagTest {

  /** The reference: all tags in their order. */
  private static int best(TagSet tags, int[] scores) {
    int best = 0;
    for (int tag = 1; tag < tags.size(); tag++) {
      best = tags.score(tag, scores) > tags.score(best, scores) ? tag : best;
    }
    return best;
  }

  /** Scores from −range to range: small ranges have many equally good tags. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 1000})
  void findsTheTagThatALookAtAllTagsFinds(int range) {
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      TagSet tags = tags(random);
      BestTag found = new BestTag(tags);
      for (int trial = 0; trial < 20; trial++) {
        int[] scores = new int[tags.width()];
        for (int part = 0; part < scores.length; part++) {
          scores[part] = random.nextInt(2 * range + 1) - range;
        }
        assertThat(found.find(scores))
            .as("seed %d, trial %d", seed, trial)
            .isEqualTo(best(tags, scores));
      }
    }
  }

  private static TagSet tags(Random random) {
    Set<Tag> tags = new LinkedHashSet<>();
    int size = 1 + random.nextInt(40);
    while (tags.size() < size) {
      List<String> feats = new ArrayList<>();
      for (String name : List.of("Case", "Number", "Tense")) {
        for (int values = random.nextInt(8) == 0 ? 2 : random.nextInt(2); values > 0; values--) {
          feats.add(name + "=" + random.nextInt(3));
        }
      }
      tags.add(
          new Tag(
              "U" + random.nextInt(4),
              random.nextInt(3) == 0 ? "_" : "X" + random.nextInt(3),
              feats.isEmpty() ? "_" : String.join("|", feats)));
    }
    return new TagSet(tags);
  }
}
