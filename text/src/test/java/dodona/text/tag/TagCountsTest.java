package dodona.text.tag;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.treebank.Column;
import dodona.treebank.Sentence;
import java.util.List;
import org.junit.jupiter.api.Test;

class TagCountsTest {

  private static final TagCounts COUNTS =
      new TagCounts(
          List.of(
              Sentence.ofForms("Set", "set", "set", "once")
                  .withColumn(Column.UPOS, List.of("NOUN", "VERB", "VERB", "ADV"))));

  @Test
  void aWordDoesNotSeeItsOwnTag() {
    TagDictionary onlyVerb =
        new TagCounts(
                List.of(
                    Sentence.ofForms("set", "set")
                        .withColumn(Column.UPOS, List.of("VERB", "VERB"))))
            .dictionary();
    assertThat(COUNTS.classWithout("set", "NOUN\t_")).isEqualTo(onlyVerb.classOf("set"));
    assertThat(COUNTS.classWithout("set", "VERB\t_"))
        .isNotEqualTo(COUNTS.classWithout("set", "NOUN\t_"));
  }

  @Test
  void aWordThatOccursOnceIsUnknownInTrainingAndKnownInUse() {
    assertThat(COUNTS.classWithout("once", "ADV\t_")).isEqualTo(TagDictionary.UNKNOWN);
    assertThat(COUNTS.dictionary().classOf("once")).isNotEqualTo(TagDictionary.UNKNOWN);
    assertThat(COUNTS.dictionary().classOf("never")).isEqualTo(TagDictionary.UNKNOWN);
  }
}
