package dodona.text.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.model.Provenance;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageDetectorTest {

  private static final LanguageDetector DETECTOR =
      LanguageDetector.among(List.of(TwoLanguages.portuguese(), TwoLanguages.english()));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | They never thought that there was anything in the house.
          en | WHO SHOULD BELIEVE THAT?
          pt | Ninguém achava que havia alguma coisa naquela casa.
          pt | QUEM DEVIA ACREDITAR NISSO?
          """)
  void detectsTheLanguageOfASentence(String language, String text) {
    DetectedLanguage detected = DETECTOR.detect(text);
    assertThat(detected.language()).isEqualTo(language);
    assertThat(detected.probability()).isBetween(DetectedLanguage.SURE, 1.0);
    assertThat(detected.doubt()).isEmpty();
  }

  @Test
  void theSameTextHasTheSameLanguageWhateverTheOrderOfProfiles() {
    LanguageDetector other =
        LanguageDetector.among(List.of(TwoLanguages.english(), TwoLanguages.portuguese()));
    assertThat(other.languages()).isEqualTo(DETECTOR.languages()).containsExactly("en", "pt");
    for (String text : List.of("o mar", "a", "", "Oslo 1994", TwoLanguages.PORTUGUESE)) {
      assertThat(other.detect(text))
          .isEqualTo(DETECTOR.detect(text))
          .isEqualTo(DETECTOR.detect(text));
    }
  }

  @Test
  void whereNothingTellsLanguagesApartTheResultIsDoubtful() {
    DetectedLanguage nothing = DETECTOR.detect("1984 ?!");
    assertThat(nothing.language()).isEqualTo("en");
    assertThat(nothing.probability()).isEqualTo(0.5);
    assertThat(nothing.doubt())
        .hasValueSatisfying(doubt -> assertThat(doubt).contains("no letters"));
    DetectedLanguage short_ = DETECTOR.detect("a");
    assertThat(short_.probability()).isLessThan(DetectedLanguage.SURE);
    assertThat(short_.doubt())
        .hasValueSatisfying(doubt -> assertThat(doubt).startsWith("the language is uncertain"));
  }

  @Test
  void textInAnotherLanguageIsStrange() {
    DetectedLanguage hungarian =
        DETECTOR.detect("Az öreg tölgyfa ott áll a domb tetején, és senki sem tudja, mióta.");
    DetectedLanguage english =
        DETECTOR.detect("They looked at the hill, and nobody told them anything.");
    assertThat(hungarian.strangeness()).isGreaterThan(1.2 * english.strangeness());
    DetectedLanguage russian = DETECTOR.detect("Старый дуб стоит на холме над деревней.");
    assertThat(russian.strangeness()).isGreaterThan(2);
    assertThat(russian.doubt())
        .hasValueSatisfying(
            doubt -> assertThat(doubt).startsWith("the text is unlike every language"));
  }

  @Test
  void oneProfileIsEnoughAndTwoOfALanguageAreTooMany() {
    assertThat(LanguageDetector.among(List.of(TwoLanguages.english())).detect("x").probability())
        .isGreaterThan(DetectedLanguage.SURE);
    assertThatThrownBy(() -> LanguageDetector.among(List.of()))
        .hasMessageContaining("no language profile");
    assertThatThrownBy(
            () -> LanguageDetector.among(List.of(TwoLanguages.english(), TwoLanguages.english())))
        .hasMessage("duplicate profile of the language en");
  }

  @Test
  void theSameTextGivesTheSameProfileHoweverItIsCut() {
    ProfileTrainer inParts = new ProfileTrainer();
    TwoLanguages.ENGLISH.lines().forEach(inParts::add);
    LanguageProfile profile = inParts.profile("en", Provenance.UNKNOWN);
    assertThat(profile.usualBits()).isEqualTo(TwoLanguages.english().usualBits());
    assertThat(profile.size()).isEqualTo(TwoLanguages.english().size());
  }

  @Test
  void tooLittleTextAndWhatIsNoCodeOfALanguageAreRefused() {
    ProfileTrainer learner = new ProfileTrainer().add("Quem é?");
    assertThatThrownBy(() -> learner.profile("pt", Provenance.UNKNOWN))
        .hasMessage("too little text: 7 letters; expected 1000 or more");
    assertThatThrownBy(() -> TwoLanguages.profile("English", TwoLanguages.ENGLISH))
        .hasMessage("'English' is not a language code; expected a code such as en or pt");
  }

  @Test
  void garbageIsNoCertainLanguage() {
    for (String garbage :
        List.of("xq zzkw vbnq jjx qpwv kkzx", "f7 9a qx ZZ pq wv 0x kj xzq vvk qqz jjw wxz")) {
      DetectedLanguage detected = DETECTOR.detect(garbage);
      assertThat(detected.probability()).as(garbage).isLessThan(0.05);
      assertThat(detected.doubt()).as(garbage).isPresent();
    }
  }
}
