package dodona.text.lemma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyTreebank;
import dodona.treebank.Column;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LemmatizerTest {

  private static final LemmatizerOptions SMALL = new LemmatizerOptions(1, 6, 2, 15);
  private static final List<Sentence> TREEBANK = TinyTreebank.sentences();
  private static final Lemmatizer LEMMATIZER = LemmatizerTrainer.train(TREEBANK, SMALL);

  private static byte[] bytes(Lemmatizer lemmatizer) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    lemmatizer.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  @Test
  void knowsTheLemmasOfItsTrainingData() {
    for (Sentence sentence : TREEBANK) {
      List<String> unknown = Collections.nCopies(sentence.size(), "_");
      Sentence lemmatized = LEMMATIZER.open().lemmatize(sentence.withColumn(Column.LEMMA, unknown));
      for (int word = 1; word <= sentence.size(); word++) {
        assertThat(lemmatized.lemma(word)).isEqualTo(sentence.lemma(word));
      }
    }
  }

  @Test
  void findsTheLemmasOfUnknownForms() {
    Lemmatizer.Session session = LEMMATIZER.open();
    assertThat(session.lemma("hopped", "VERB", "Tense=Past")).isEqualTo("hopp");
    assertThat(session.lemma("peeked", "VERB", "Tense=Past")).isEqualTo("peek");
    assertThat(session.lemma("FROGS", "NOUN", "Number=Plur")).isEqualTo("frog");
    assertThat(session.lemma("Elm", "PROPN", "Number=Sing")).isEqualTo("Elm");
  }

  @Test
  void silverSentencesTeachOnlyWhatTheTreebankDoesNot() {
    Sentence gold = word("went", "go");
    Silver silver = new Silver(List.of(word("went", "wend"), word("flew", "fly")), 1);

    Lemmatizer.Session session = LemmatizerTrainer.train(List.of(gold), silver, SMALL).open();

    assertThat(session.lemma("went", "VERB", "_")).isEqualTo("go");
    assertThat(session.lemma("flew", "VERB", "_")).isEqualTo("fly");
  }

  private static Sentence word(String form, String lemma) {
    return Sentence.ofForms(form)
        .withColumn(Column.LEMMA, List.of(lemma))
        .withColumn(Column.UPOS, List.of("VERB"));
  }

  @Test
  void leavesALongFormAlone() {
    String form = "X".repeat(10_000);
    assertThat(LEMMATIZER.open().lemma(form, "X", "_")).isEqualTo(form);
  }

  @Test
  void comesBackFromBytesAsItWas() throws IOException {
    byte[] bytes = bytes(LEMMATIZER);
    assertThat(bytes(LemmatizerTrainer.train(TREEBANK, SMALL))).isEqualTo(bytes);
    Lemmatizer copy = Lemmatizer.read(new DataInputStream(new ByteArrayInputStream(bytes)));
    assertThat(bytes(copy)).isEqualTo(bytes);
    byte[] cut = Arrays.copyOf(bytes, bytes.length / 2);
    assertThatThrownBy(() -> Lemmatizer.read(new DataInputStream(new ByteArrayInputStream(cut))))
        .isInstanceOfAny(IOException.class, IllegalArgumentException.class);
  }

  @Test
  void aTreebankWithoutLemmasTeachesToKeepTheForms() {
    Sentence bare = Sentence.ofForms("No", "lemmas");
    Lemmatizer lemmatizer = LemmatizerTrainer.train(List.of(bare), SMALL);
    assertThat(lemmatizer.open().lemma("Lemmas", "_", "_")).isEqualTo("Lemmas");
  }
}
