package dodona.model.multi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.text.analysis.AnalyzedSentence;
import dodona.text.analysis.Document;
import dodona.text.analysis.Token;
import dodona.text.analysis.Word;
import dodona.text.language.LanguageDetector;
import dodona.text.model.InstalledModel;
import dodona.text.pipeline.LanguagePipelines;
import dodona.text.pipeline.Pipeline;
import dodona.text.pipeline.PipelineOptions;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The model that ships, on sentences of our own. */
class MultilingualModelTest {

  @Test
  void manyLanguagesAreInstalledWithTheirProfiles() throws IOException {
    MultilingualModelProvider provider = new MultilingualModelProvider();
    assertThat(provider.languages())
        .isSorted()
        .hasSizeGreaterThanOrEqualTo(40)
        .contains("de", "es", "fr", "it", "ja", "nl", "pl", "ru");
    assertThat(InstalledModel.languages()).isEqualTo(provider.languages());
    LanguageDetector detector = InstalledModel.detector();
    assertThat(detector.languages()).isEqualTo(provider.languages());
    assertThat(InstalledModel.ofLanguage("de")).hasToString("multi-de (de)");
    assertThat(InstalledModel.named("polish").name()).isEqualTo("multi-pl");
    assertThat(InstalledModel.named("multi-pl").license()).isEqualTo("CC-BY-SA-4.0");
    for (String file :
        List.of("CC-BY-SA-4.0.txt", "dodona-model-multi.txt", "dodona-model-multi-treebanks.md")) {
      assertThat(getClass().getResource("/META-INF/licenses/" + file)).as(file).isNotNull();
    }
  }

  @Test
  void theModelAsAWholeNeedsALanguage() {
    assertThatThrownBy(() -> Pipeline.load("multi"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("a model for several languages")
        .hasMessageContaining("Write MODEL#CODE, such as multi#af.");
  }

  @ParameterizedTest
  @CsvSource({
    "de, Die Hunde bellen laut., bellen, nsubj",
    "fr, Le chat dort sur la table., dort, nsubj",
    "es, La niña lee un libro., lee, nsubj",
    "pl, Pies szczeka na kota., szczeka, nsubj",
    "ru, Девочка читает книгу., читает, nsubj",
    "ja, 犬が庭で吠えた。, 吠え, nsubj",
    "nl, De hond slaapt in de tuin., slaapt, nsubj",
  })
  void findsTheVerbAndItsSubject(String language, String text, String verb, String relation)
      throws IOException {
    AnalyzedSentence sentence = Pipeline.load(language).analyze(text).sentences().get(0);
    Word root = sentence.root().orElseThrow();
    assertThat(root.form()).isEqualTo(verb);
    assertThat(root.upos()).isEqualTo("VERB");
    assertThat(root.children()).extracting(Word::deprel).contains(relation);
  }

  @Test
  void contractionsOfALanguageAreSplit() throws IOException {
    Document document = Pipeline.load("fr").analyze("Elle parle du voyage aux enfants.");
    assertThat(document.sentences().get(0).tokens())
        .filteredOn(token -> token.words().size() > 1)
        .extracting(Token::form)
        .containsExactly("du", "aux");
  }

  @Test
  void textsInSeveralLanguagesAreParsedTogether() throws IOException {
    LanguagePipelines pipelines = LanguagePipelines.installed(PipelineOptions.DEFAULT);
    List<Document> documents =
        pipelines.analyzeAll(
            List.of(
                "Die Kinder spielen heute im Garten hinter dem Haus.",
                "Les enfants jouent aujourd'hui dans le jardin.",
                "Дети сегодня играют в саду за домом."));
    assertThat(documents)
        .extracting(document -> document.sentences().get(0).root().orElseThrow().form())
        .containsExactly("spielen", "jouent", "играют");
  }
}
