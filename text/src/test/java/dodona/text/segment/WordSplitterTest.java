package dodona.text.segment;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.treebank.Sentence;
import dodona.treebank.SentenceBuilder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordSplitterTest {

  /** A treebank of one-token sentences: the token, then the words that it stands for, if any. */
  private static List<Sentence> treebank(String... analyses) {
    List<Sentence> sentences = new ArrayList<>();
    for (String analysis : analyses) {
      List<String> parts = List.of(analysis.split(" ", -1));
      SentenceBuilder builder = new SentenceBuilder();
      if (parts.size() == 1) {
        builder.word(parts.get(0), "_");
      } else {
        builder.multiwordToken(parts.get(0), "_", parts.subList(1, parts.size()));
      }
      sentences.add(builder.build());
    }
    return sentences;
  }

  @Test
  void splitsWhatWasSplitInTrainingAndKeepsCase() {
    WordSplitter splitter =
        new SplitLearner(treebank("do de o", "na em a", "no em o", "casa", "dia")).splitter();
    assertThat(splitter.split("do")).containsExactly("de", "o");
    assertThat(splitter.split("Do")).containsExactly("De", "o");
    assertThat(splitter.split("No")).containsExactly("Em", "o");
    assertThat(splitter.split("NA")).containsExactly("EM", "A");
    assertThat(splitter.split("casa")).isEmpty();
  }

  @Test
  void splitsUnknownTokensByTheirEndings() {
    WordSplitter splitter =
        new SplitLearner(
                treebank(
                    "dar-se dar se",
                    "diz-se diz se",
                    "guarda-chuva",
                    "vê-lo ver lo",
                    "lê-lo ler lo"))
            .splitter();
    assertThat(splitter.split("Queixa-se")).containsExactly("Queixa", "se");
    assertThat(splitter.split("prevê-lo")).containsExactly("prever", "lo");
    assertThat(splitter.split("guarda-sol")).isEmpty();
  }

  @Test
  void knownTokensThatAreNotSplitAreExceptionsToTheRules() {
    WordSplitter splitter =
        new SplitLearner(treebank("dog's dog 's", "cat's cat 's", "owl's owl 's", "let's"))
            .splitter();
    assertThat(splitter.split("frog's")).containsExactly("frog", "'s");
    assertThat(splitter.split("FROG'S")).containsExactly("FROG", "'S");
    assertThat(splitter.split("let's")).isEmpty();
  }

  private static String[] possessives(String... more) {
    List<String> analyses = new ArrayList<>(List.of(more));
    for (String word : "ant bee cow dog eel fox gnu hen owl pig rat yak".split(" ", -1)) {
      analyses.add(word + "'s " + word + " 's");
    }
    return analyses.toArray(String[]::new);
  }

  @Test
  void aTypingErrorIsNoExceptionToASureRule() {
    WordSplitter splitter =
        new SplitLearner(treebank(possessives("Monday's", "Monday's", "it's", "it's it 's")))
            .splitter();
    assertThat(splitter.split("Monday's")).containsExactly("Monday", "'s");
    assertThat(splitter.split("Sunday's")).containsExactly("Sunday", "'s");
    assertThat(splitter.split("it's")).containsExactly("it", "'s");
  }

  @Test
  void aTokenThatIsOftenNotSplitIsAnExceptionToASureRule() {
    WordSplitter splitter =
        new SplitLearner(treebank(possessives("let's", "let's", "Let's"))).splitter();
    assertThat(splitter.split("let's")).isEmpty();
    assertThat(splitter.split("Let's")).isEmpty();
  }

  @Test
  void severalTokensWithALongerEndingAreAnExceptionToASureRule() {
    String[] decades = {"1950's", "60's", "1970's"};
    WordSplitter splitter = new SplitLearner(treebank(possessives(decades))).splitter();
    assertThat(splitter.split("1980's")).isEmpty();
    assertThat(splitter.split("frog's")).containsExactly("frog", "'s");
  }

  @Test
  void remembersExceptionsToHowCaseIsKept() {
    WordSplitter splitter =
        new SplitLearner(treebank("du de le", "du de le", "DU DE le", "DU DE le")).splitter();
    assertThat(splitter.split("DU")).containsExactly("DE", "le");
    assertThat(splitter.split("Du")).containsExactly("De", "le");
  }

  @Test
  void withoutMultiwordTokensNothingIsSplit() {
    WordSplitter splitter = new SplitLearner(treebank("dog", "cat")).splitter();
    assertThat(splitter.split("dog")).isEmpty();
    assertThat(splitter.split("dog's")).isEmpty();
  }

  @Test
  void tokensThatAreSplitOnlySometimesAreAmbiguous() {
    SplitLearner learner =
        new SplitLearner(
            treebank("des de les", "des de les", "des de les", "des", "des", "des", "du de le"));
    WordSplitter splitter = learner.splitter();
    assertThat(learner.ambiguous()).containsExactly("des");
    assertThat(splitter.split("des")).containsExactly("de", "les");
  }
}
