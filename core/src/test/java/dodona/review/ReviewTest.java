package dodona.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.draw.page.ReviewPage;
import dodona.error.InvalidInputException;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ConlluReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ReviewTest {

  private static final ReviewOptions WITHOUT_PARSER = ReviewOptions.DEFAULT.withFolds(0);

  private static List<Sentence> esperanto() throws IOException {
    return ConlluReader.readAll(Path.of("../examples/esperanto/eo-train.conllu"));
  }

  @Test
  void plantedErrorsAreWhereTheySay() throws IOException {
    List<Sentence> sentences = esperanto();
    PlantedErrors planted = PlantedErrors.in(sentences, 50, 7);
    assertThat(planted.errors()).hasSize(50);
    for (PlantedErrors.Kind kind : PlantedErrors.Kind.values()) {
      assertThat(planted.count(kind)).as(kind.name()).isEqualTo(10);
    }
    for (int number = 0; number < sentences.size(); number++) {
      Set<Integer> expected = new TreeSet<>();
      for (PlantedErrors.PlantedError error : planted.errors()) {
        if (error.number() == number) {
          expected.addAll(error.words());
        }
      }
      assertThat(differences(sentences.get(number), planted.sentences().get(number)))
          .isEqualTo(expected);
      assertThat(planted.sentences().get(number).treeDefects()).isEmpty();
    }
  }

  private static Set<Integer> differences(Sentence a, Sentence b) {
    Set<Integer> words = new TreeSet<>();
    for (int word = 1; word <= a.size(); word++) {
      boolean isSame =
          a.upos(word).equals(b.upos(word))
              && a.head(word) == b.head(word)
              && a.deprel(word).equals(b.deprel(word));
      if (!isSame) {
        words.add(word);
      }
    }
    return words;
  }

  @Test
  void findsMostPlantedErrorsInARegularTreebank() throws IOException {
    PlantedErrors planted = PlantedErrors.in(esperanto(), 20, 1);
    ReviewOptions options = ReviewOptions.DEFAULT.withMost(20);
    List<Suspect> suspects = Review.of(planted.sentences(), options, fold -> {});
    assertThat(planted.found(suspects)).isGreaterThanOrEqualTo(10);
    assertThat(Review.of(planted.sentences(), options.withThreads(2), fold -> {}))
        .as("the same with other threads")
        .usingRecursiveComparison()
        .ignoringFields("sentence")
        .isEqualTo(suspects);
  }

  @Test
  void namesTheOtherAnnotationOfTheSameWords() throws IOException {
    List<Sentence> sentences = esperanto();
    int number = 3;
    Sentence sentence = sentences.get(number);
    List<Sentence> copies = new ArrayList<>(sentences);
    for (int i = 0; i < 4; i++) {
      copies.add(sentence);
    }
    int root = sentence.tree().root();
    List<String> tags = new ArrayList<>();
    for (int word = 1; word <= sentence.size(); word++) {
      tags.add(word == root ? "INTJ" : sentence.upos(word));
    }
    copies.set(number, sentence.withColumn(Column.UPOS, tags));
    Suspect first =
        Review.of(copies, WITHOUT_PARSER.withMost(50), fold -> {}).stream()
            .filter(suspect -> suspect.number() == number && suspect.word() == root)
            .findFirst()
            .orElseThrow();
    assertThat(first.reasons())
        .anySatisfy(
            reason -> {
              assertThat(reason.signal()).isEqualTo(Signal.VARIATION);
              assertThat(reason.reason()).contains("INTJ root here", "4 times elsewhere");
            });
    assertThat(ReviewPage.html("eo", List.of(first)))
        .contains("1 word in 1 sentence, ")
        .contains("data-signal=", "INTJ root here", "<svg ")
        .doesNotContain("<script src");
  }

  @Test
  void refusesMoreFoldsThanSentences() throws IOException {
    List<Sentence> few = esperanto().subList(0, 3);
    assertThatThrownBy(() -> Review.of(few, ReviewOptions.DEFAULT, fold -> {}))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("4 folds for 3 sentences");
  }
}
