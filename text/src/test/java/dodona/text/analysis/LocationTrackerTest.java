package dodona.text.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.text.TinyPipeline;
import dodona.text.model.PipelineStep;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import dodona.treebank.Sentence;
import dodona.treebank.SentenceBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LocationTrackerTest {

  private static final Pipeline SEGMENTER =
      Pipeline.of(TinyPipeline.MODEL, PipelineOptions.DEFAULT.withLast(PipelineStep.SEGMENT));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Dogs bark. She walked.",
        "  \n Dogs\t bark .\n\n\nThey don't see Mr. Oak.\r\n",
        "😀 Dogs 😀😀bark!  She 👩‍👩‍👧 walked.\n\nDogs bark.",
        "שלום. e\u0301te\u0301.\u00a0x\u2029y"
      })
  void everyTokenIsWhereItSays(String text) {
    Document document = SEGMENTER.analyze(text);
    int[] codePoints = text.codePoints().toArray();
    assertThat(document.sentences()).isNotEmpty();
    for (AnalyzedSentence sentence : document) {
      assertThat(sentence.span().of(text)).isEqualTo(sentence.text());
      for (Token token : sentence.tokens()) {
        Span span = token.span();
        assertThat(span.of(text)).isEqualTo(token.form());
        assertThat(token.misc())
            .containsEntry("TokenRange", span.codePointStart() + ":" + span.codePointEnd());
        int start = (int) span.codePointStart();
        assertThat(new String(codePoints, start, (int) span.codePointEnd() - start))
            .isEqualTo(token.form());
      }
    }
  }

  @Test
  void countsSentencesParagraphsAndDocuments() {
    LocationTracker places = new LocationTracker("book");
    List<Location> found =
        List.of(
            places.next(sentence("# newdoc id = a", "# newpar")),
            places.next(sentence("# newparty = x")),
            places.next(sentence("#newpar id = p2")),
            places.next(sentence("# newdoc")));
    assertThat(found)
        .containsExactly(
            new Location("book", 1, 1, 1, 0, 0),
            new Location("book", 2, 1, 1, 10, 10),
            new Location("book", 3, 1, 2, 20, 20),
            new Location("book", 4, 2, 1, 0, 0));
  }

  @Test
  void aTreebankWithoutMarksIsOneParagraph() {
    LocationTracker places = new LocationTracker("");
    assertThat(places.next(sentence("# text = x")).paragraph()).isEqualTo(1);
    assertThat(places.next(sentence("# text = y")).document()).isEqualTo(1);
  }

  @Test
  void tokenRangesAreBelievedWhereSentencesWereLeftOut() {
    LocationTracker places = new LocationTracker("");
    Sentence first = new SentenceBuilder().word("😀", "TokenRange=7:8").build();
    Sentence second = new SentenceBuilder().word("b", "TokenRange=30:31").build();
    assertThat(places.next(first)).isEqualTo(new Location("", 1, 1, 1, 7, 7));
    assertThat(places.next(second)).isEqualTo(new Location("", 2, 1, 1, 31, 30));
  }

  /** A sentence of ten characters, the last a space. */
  private static Sentence sentence(String... comments) {
    SentenceBuilder builder = new SentenceBuilder();
    for (String comment : comments) {
      builder.comment(comment);
    }
    return builder.word("Dogs", "_").word("bark", "_").build();
  }
}
