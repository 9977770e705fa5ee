package dodona.text.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.search.Judgment;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalyzedSentenceTest {

  private static final String CASA =
      """
      # sent_id = casa
      1 Ela ela PRON _ Gender=Fem|Number=Sing 2 nsubj _ _
      2 saiu sair VERB _ _ 0 root _ _
      3-4 da _ _ _ _ _ _ _ _
      3 de de ADP _ _ 5 case _ _
      4 a o DET _ _ 5 det _ _
      5 casa casa NOUN _ _ 2 obl _ SpaceAfter=No
      5.1 _ _ _ _ _ _ _ 2:obl _
      6 . . PUNCT _ _ 2 punct _ SpacesAfter=\\n\\n

      """;

  private static AnalyzedSentence read(String lines) {
    byte[] bytes =
        lines
            .replace(' ', '\t')
            .replace("#\tsent_id\t=\t", "# sent_id = ")
            .getBytes(StandardCharsets.UTF_8);
    try (ConlluReader reader =
        new ConlluReader(
            new ByteArrayInputStream(bytes), "", ReadOptions.DEFAULT, ProblemListener.STRICT)) {
      return AnalyzedSentence.of(reader.iterator().next());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void wordsKnowTheirNeighborsInTheTree() {
    AnalyzedSentence sentence = read(CASA);
    Word went = sentence.word(2);
    assertThat(sentence.root()).contains(went);
    assertThat(went.isRoot()).isTrue();
    assertThat(went.head()).isEmpty();
    assertThat(went.children()).extracting(Word::form).containsExactly("Ela", "casa", ".");
    Word house = sentence.word(5);
    assertThat(house.head()).contains(went);
    assertThat(house.deprel()).isEqualTo("obl");
    assertThat(house.subtree()).extracting(Word::form).containsExactly("de", "a", "casa");
    assertThat(went.subtree()).isEqualTo(sentence.words());
    assertThat(sentence.tree().root()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "\\u00A0, '\u00A0'", // as in English-EWT
    "\\u00a0\\s, '\u00A0 '",
    "\\p\\\\\\t, '|\\\t'",
    "\\u00G0, 'u00G0'",
    "\\uD800, 'uD800'", // half of a character
    "\\, '\\'"
  })
  void spacesAfterAWordAreUnescaped(String escaped, String spaces) {
    AnalyzedSentence sentence =
        read("1 a _ _ _ _ 0 root _ SpacesAfter=%s\n2 b _ _ _ _ 1 dep _ _\n\n".formatted(escaped));
    assertThat(sentence.text()).isEqualTo("a" + spaces + "b");
  }

  @Test
  void cellsAreWhatPeopleExpect() {
    AnalyzedSentence sentence = read(CASA);
    assertThat(sentence.word(1).feats())
        .containsExactly(
            java.util.Map.entry("Gender", "Fem"), java.util.Map.entry("Number", "Sing"));
    assertThat(sentence.word(2).feats()).isEmpty();
    assertThat(sentence.word(1).xpos()).isEmpty();
    assertThat(sentence.id()).contains("casa");
    assertThat(sentence.emptyNodes()).hasSize(1);
    assertThatThrownBy(() -> sentence.word(1).feats().put("a", "b"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(AnalyzedSentence.of(Sentence.ofForms("_")).word(1).lemma()).isEqualTo("_");
  }

  @Test
  void tokensAreAsTheyAreWritten() {
    AnalyzedSentence sentence = read(CASA);
    assertThat(sentence.text()).isEqualTo("Ela saiu da casa.");
    assertThat(sentence.tokens())
        .extracting(Token::form)
        .containsExactly("Ela", "saiu", "da", "casa", ".");
    Token da = sentence.tokens().get(2);
    assertThat(da.isMultiword()).isTrue();
    assertThat(da.words()).extracting(Word::form).containsExactly("de", "a");
    assertThat(sentence.word(4).token()).isSameAs(da);
    assertThat(sentence.tokens())
        .extracting(Token::spaceAfter)
        .containsExactly(" ", " ", " ", "", "\n\n");
  }

  @Test
  void wordsThatAreNotWrittenAsSuchHaveThePlaceOfTheirToken() {
    AnalyzedSentence sentence = read(CASA);
    for (Word word : sentence.words()) {
      assertThat(word.span().of(sentence.text()))
          .isEqualTo(word.id() == 3 || word.id() == 4 ? "da" : word.form());
    }
    AnalyzedSentence cut =
        read(
            "1-2\tdon't"
                + "\t_".repeat(8)
                + "\n1\tdo"
                + "\t_".repeat(8)
                + "\n2\tn't"
                + "\t_".repeat(8)
                + "\n\n");
    assertThat(cut.word(2).start()).isEqualTo(2);
    assertThat(cut.word(2).end()).isEqualTo(5);
  }

  @Test
  void spansCountUnitsAndCodePoints() {
    AnalyzedSentence sentence = AnalyzedSentence.of(Sentence.ofForms("a😀", "b"));
    assertThat(sentence.word(2).span()).isEqualTo(new Span(4, 5, 3, 4));
    assertThat(sentence.span()).isEqualTo(new Span(0, 5, 0, 4));
  }

  @Test
  void aSentenceThatWasNotParsedHasNoHeads() {
    AnalyzedSentence sentence = AnalyzedSentence.of(Sentence.ofForms("dogs", "bark"));
    assertThat(sentence.root()).isEmpty();
    assertThat(sentence.word(1).head()).isEmpty();
    assertThat(sentence.word(1).isRoot()).isFalse();
    assertThat(sentence.word(1).headId()).isEqualTo(-1);
    assertThat(sentence.word(1).deprel()).isEmpty();
    assertThat(sentence.word(1).subtree()).containsExactly(sentence.word(1));
  }

  @Test
  void subtreesOfCyclesEnd() {
    AnalyzedSentence cycle = read("1 a _ _ _ _ 2 x _ _\n2 b _ _ _ _ 1 x _ _\n\n");
    assertThat(cycle.word(1).subtree()).isEqualTo(cycle.words());
  }

  @Test
  void equalAnalysesAreEqual() {
    AnalyzedSentence one = read(CASA);
    AnalyzedSentence two = read(CASA);
    assertThat(one).isEqualTo(two).hasSameHashCodeAs(two);
    assertThat(one.word(3)).isEqualTo(two.word(3)).hasSameHashCodeAs(two.word(3));
    assertThat(one.tokens()).isEqualTo(two.tokens());
    assertThat(one.word(3)).isNotEqualTo(two.word(4));
    assertThat(one).isNotEqualTo(read(CASA.replace("nsubj", "obj")));
    assertThat(one).isNotEqualTo(one.withConfidence(Judgment.of(0.5, true)));
    assertThat(one)
        .isNotEqualTo(AnalyzedSentence.of(one.sentence(), new Location("", 2, 1, 1, 0, 0)));
  }

  @Test
  void whatIsPrintedHelps() {
    AnalyzedSentence sentence = read(CASA);
    assertThat(sentence).hasToString("Ela saiu da casa.");
    assertThat(sentence.word(1)).hasToString("saiu –nsubj→ Ela/PRON");
    assertThat(sentence.word(2)).hasToString("ROOT –root→ saiu/VERB");
    assertThat(AnalyzedSentence.of(Sentence.ofForms("oak")).word(1)).hasToString("oak");
    assertThat(new Document("…", List.of(sentence, sentence)))
        .hasToString("Ela saiu da casa.\nEla saiu da casa.");
  }
}
