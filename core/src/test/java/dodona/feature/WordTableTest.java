package dodona.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.feature.WordAttribute.Kind;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordTableTest {

  private static final List<WordAttribute> ATTRIBUTES =
      List.of(
          WordAttribute.of(Kind.FORM),
          WordAttribute.of(Kind.LEMMA),
          WordAttribute.of(Kind.FINE_TAG),
          new WordAttribute(Kind.SUFFIX, "", 2));

  private static final List<String> FORMS =
      IntStream.range(0, 3000).mapToObj(i -> "word" + i).toList();
  private static final List<String> TAGS = List.of("NOUN", "VERB", "_");
  private static final List<String> FEATS = List.of("_", "Case=Nom|Number=Sing", "Case=Acc", "A");

  private static List<String> cells(List<String> values, Random random) {
    return IntStream.range(0, 20).mapToObj(i -> values.get(random.nextInt(values.size()))).toList();
  }

  /** A sentence of words of which few are frequent, as in a text. */
  private static Sentence sentence(Random random) {
    List<String> known = FORMS.subList(0, 1 << (1 + random.nextInt(11)));
    return Sentence.ofForms(cells(known, random))
        .withColumn(Column.LEMMA, cells(known, random))
        .withColumn(Column.UPOS, cells(TAGS, random))
        .withColumn(Column.FEATS, cells(FEATS, random));
  }

  @Test
  void wordsAreHashedAlikeWhetherTheyAreRememberedOrNot() {
    Random random = new Random(1);
    WordTable used = new WordTable(ATTRIBUTES, Clusters.NONE, true);
    for (int i = 0; i < 500; i++) {
      Sentence sentence = sentence(random);
      WordTable fresh = new WordTable(ATTRIBUTES, Clusters.NONE, true);
      fresh.begin(sentence);
      for (int time = 0; time < 2; time++) {
        used.begin(sentence);
        for (int word = 1; word <= sentence.size(); word++) {
          for (int a = 0; a < ATTRIBUTES.size(); a++) {
            assertThat(used.value(word, a)).isEqualTo(fresh.value(word, a));
          }
          assertThat(used.setSize(word)).isEqualTo(fresh.setSize(word));
          for (int f = 0; f < fresh.setSize(word); f++) {
            assertThat(used.setValue(word, f)).isEqualTo(fresh.setValue(word, f));
          }
        }
      }
    }
  }
}
