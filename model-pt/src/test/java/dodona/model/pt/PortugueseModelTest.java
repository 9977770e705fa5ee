package dodona.model.pt;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.analysis.Token;
import dodona.text.analysis.Word;
import dodona.text.language.LanguageProfile;
import dodona.text.model.InstalledModel;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The model that ships, on sentences of our own. */
class PortugueseModelTest {

  private static final Pipeline PIPELINE = load();

  private static Pipeline load() {
    try {
      return Pipeline.load("pt", PipelineOptions.DEFAULT.withConfidence(true));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void isFoundByItsLanguageAndItsName() throws IOException {
    InstalledModel model = InstalledModel.ofLanguage("pt");
    assertThat(model).hasToString("pt (pt)");
    assertThat(model.license()).isEqualTo("CC-BY-SA-4.0");
    assertThat(InstalledModel.named("portuguese").name()).isEqualTo(model.name());
    assertThat(getClass().getResource("/META-INF/licenses/CC-BY-SA-4.0.txt")).isNotNull();
    assertThat(getClass().getResource("/META-INF/licenses/dodona-model-pt.txt")).isNotNull();
  }

  @Test
  void parsesASentence() {
    Document document =
        PIPELINE.analyze("As crianças brincam no jardim. A menina viu o gato da vizinha ontem.");
    assertThat(document.sentences()).hasSize(2);
    AnalyzedSentence first = document.sentences().get(0);
    Word play = first.root().orElseThrow();
    assertThat(play.lemma()).isEqualTo("brincar");
    assertThat(play.upos()).isEqualTo("VERB");
    assertThat(play.children()).extracting(Word::deprel).containsExactly("nsubj", "obl", "punct");
    AnalyzedSentence second = document.sentences().get(1);
    Word saw = second.root().orElseThrow();
    assertThat(saw.lemma()).isEqualTo("ver");
    assertThat(saw.feats()).containsEntry("Tense", "Past").containsEntry("Person", "3");
    assertThat(saw.children())
        .extracting(word -> word.deprel() + " " + word.form())
        .containsExactly("nsubj menina", "obj gato", "advmod ontem", "punct .");
  }

  @Test
  void splitsContractions() {
    AnalyzedSentence sentence =
        PIPELINE.analyze("Ela gosta daquele livro e pensa nisso.").sentences().get(0);
    assertThat(sentence.tokens())
        .filteredOn(token -> token.words().size() > 1)
        .extracting(Token::form)
        .containsExactly("daquele", "nisso");
    assertThat(sentence.words()).extracting(Word::form).contains("de", "aquele", "em", "isso");
  }

  @Test
  void isCalibratedAndBringsAProfile() throws IOException {
    AnalyzedSentence sentence = PIPELINE.analyze("Eles correm.").sentences().get(0);
    assertThat(sentence.isCalibrated()).isTrue();
    assertThat(sentence.confidence().orElseThrow()).isBetween(0.5, 1.0);
    LanguageProfile profile = Objects.requireNonNull(InstalledModel.named("pt").profile());
    assertThat(profile.language()).isEqualTo("pt");
    assertThat(InstalledModel.detector().detect("Ninguém sabe onde ela mora.").doubt()).isEmpty();
    assertThat(InstalledModel.detector().detect("Nobody knows where she lives now.").doubt())
        .isPresent();
  }
}
