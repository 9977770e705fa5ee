package dodona.treebank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.treebank.conllu.ConlluWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceBuilderTest {

  @Test
  void buildsWordsRangesAndComments() throws IOException {
    Sentence sentence =
        new SentenceBuilder()
            .comment("# text = Du pain.")
            .multiwordToken("Du", "TokenRange=0:2", List.of("De", "le"))
            .word("pain", "SpaceAfter=No")
            .word(".", "_")
            .build();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ConlluWriter writer = new ConlluWriter(out)) {
      writer.write(sentence);
    }
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            """
            # text = Du pain.
            1-2\tDu\t_\t_\t_\t_\t_\t_\t_\tTokenRange=0:2
            1\tDe\t_\t_\t_\t_\t_\t_\t_\t_
            2\tle\t_\t_\t_\t_\t_\t_\t_\t_
            3\tpain\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No
            4\t.\t_\t_\t_\t_\t_\t_\t_\t_

            """);
    assertThat(sentence.size()).isEqualTo(4);
    assertThat(sentence.form(3)).isEqualTo("pain");
    assertThat(sentence.head(3)).isEqualTo(-1);
    assertThat(SurfaceText.of(sentence)).isEqualTo("Du pain.");
  }

  @Test
  void refusesWhatWouldBreakAFile() {
    SentenceBuilder builder = new SentenceBuilder();
    assertThatThrownBy(builder::build).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> builder.word("", "_")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.word("a\tb", "_"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.word("a", "b\nc"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.comment("no comment"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.multiwordToken("a", "_", List.of("a")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
