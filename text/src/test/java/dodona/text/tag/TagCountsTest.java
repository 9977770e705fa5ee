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
                  .withColumn(Column.UPOS, List.of("NOUN", "VERB", "VERB", "ADV"))),
          Tag::pos);
  private static final Tag NOUN = new Tag("NOUN", "_", "_");
  private static final Tag VERB = new Tag("VERB", "_", "_");

  @Test
  void aWordDoesNotSeeItsOwnTag() {
    TagDictionary onlyVerb =
        new TagCounts(
                List.of(
                    Sentence.ofForms("set", "set")
                        .withColumn(Column.UPOS, List.of("VERB", "VERB"))),
                Tag::pos)
            .dictionary();
    assertThat(COUNTS.classWithout("set", NOUN)).isEqualTo(onlyVerb.classOf("set"));
    assertThat(COUNTS.classWithout("set", VERB)).isNotEqualTo(COUNTS.classWithout("set", NOUN));
  }

  @Test
  void aWordThatOccursOnceIsUnknownInTrainingAndKnownInUse() {
    assertThat(COUNTS.classWithout("once", new Tag("ADV", "_", "_")))
        .isEqualTo(TagDictionary.UNKNOWN);
    assertThat(COUNTS.dictionary().classOf("once")).isNotEqualTo(TagDictionary.UNKNOWN);
    assertThat(COUNTS.dictionary().classOf("never")).isEqualTo(TagDictionary.UNKNOWN);
  }
}
