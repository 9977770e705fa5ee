package dodona.text.tag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.text.TinyTreebank;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TaggerTest {

  private static final TaggerOptions SMALL = new TaggerOptions(7, 15, 3, 16, 0.3);
  private static final List<Sentence> TREEBANK = TinyTreebank.sentences();
  private static final Tagger TAGGER = TaggerTrainer.train(TREEBANK, SMALL);

  private static byte[] bytes(Tagger tagger) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    tagger.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static Tagger read(byte[] bytes) throws IOException {
    return Tagger.read(new DataInputStream(new ByteArrayInputStream(bytes)));
  }

  private static List<Tag> tags(Tagger tagger, Sentence sentence) {
    Sentence tagged = tagger.open().tag(sentence);
    return IntStream.rangeClosed(1, tagged.size()).mapToObj(word -> Tag.of(tagged, word)).toList();
  }

  @Test
  void learnsNearlyAllOfItsTrainingData() {
    int wrong = 0;
    for (Sentence sentence : TREEBANK) {
      List<Tag> tags = tags(TAGGER, sentence);
      for (int word = 1; word <= sentence.size(); word++) {
        Tag gold = Tag.of(sentence, word);
        assertThat(tags.get(word - 1).upos()).as(sentence.toString()).isEqualTo(gold.upos());
        wrong += tags.get(word - 1).equals(gold) ? 0 : 1;
      }
    }
    assertThat(wrong).as("a word does not know its own tag in training").isLessThanOrEqualTo(2);
  }

  @Test
  void silverSentencesTeachWordsThatAreNotInTheTreebank() {
    Sentence unknown = Sentence.ofForms("The", "barked", "walks", ".");
    Sentence known =
        TinyTreebank.sentence(
            "The/the/DET/DT/Definite=Def barked/barked/NOUN/NN/Number=Sing"
                + " walks/walk/VERB/VBZ/Tense=Pres ~././PUNCT/./_");
    List<Sentence> gold = TREEBANK.subList(0, 9);

    Tagger taught = TaggerTrainer.train(gold, new Silver(List.of(known, known), 1), SMALL);

    assertThat(tags(TaggerTrainer.train(gold, SMALL), unknown).get(1).upos()).isEqualTo("VERB");
    assertThat(tags(taught, unknown).get(1).upos()).isEqualTo("NOUN");
  }

  @Test
  void tagsThatOnlySilverSentencesHaveAreNotGiven() {
    Sentence odd =
        TinyTreebank.sentence("Qux/qux/X/FW/_ barks/bark/VERB/VBZ/Tense=Pres ~././PUNCT/./_");

    Tagger taught = TaggerTrainer.train(TREEBANK, new Silver(List.of(odd, odd), 1), SMALL);

    assertThat(tags(taught, Sentence.ofForms("Qux", "barks", ".")).get(0).upos()).isNotEqualTo("X");
  }

  @Test
  void tagsUnknownWordsByTheirEndingsAndNeighbors() {
    assertThat(tags(TAGGER, Sentence.ofForms("She", "hopped", ".")).get(1))
        .isEqualTo(new Tag("VERB", "VBD", "Tense=Past"));
    assertThat(tags(TAGGER, Sentence.ofForms("The", "frog", "barks", ".")).get(1))
        .isEqualTo(new Tag("NOUN", "NN", "Number=Sing"));
  }

  @Test
  void keepsEverythingButTheTags() {
    Sentence sentence = TREEBANK.get(3);
    Sentence tagged = TAGGER.open().tag(sentence);
    assertThat(tagged.comments()).isEqualTo(sentence.comments());
    assertThat(tagged.multiwordTokens()).isEqualTo(sentence.multiwordTokens());
    assertThat(tagged.toString()).isEqualTo(sentence.toString());
  }

  @Test
  void theSameSeedGivesTheSameBytesAndAnotherSeedOthers() throws IOException {
    byte[] bytes = bytes(TAGGER);
    assertThat(bytes(TaggerTrainer.train(TREEBANK, SMALL))).isEqualTo(bytes);
    assertThat(bytes(TaggerTrainer.train(TREEBANK, SMALL.withSeed(8)))).isNotEqualTo(bytes);
  }

  @Test
  void comesBackFromBytesAsItWas() throws IOException {
    byte[] bytes = bytes(TAGGER);
    Tagger copy = read(bytes);
    assertThat(bytes(copy)).isEqualTo(bytes);
    for (Sentence sentence : TREEBANK) {
      assertThat(tags(copy, sentence)).isEqualTo(tags(TAGGER, sentence));
    }
  }

  @Test
  void refusesBytesThatAreCutShort() throws IOException {
    byte[] bytes = bytes(TAGGER);
    for (int length : new int[] {0, 3, 40, bytes.length / 2, bytes.length - 1}) {
      assertThatThrownBy(() -> read(Arrays.copyOf(bytes, length)))
          .as("%d of %d bytes", length, bytes.length)
          .isInstanceOfAny(IOException.class, IllegalArgumentException.class);
    }
  }

  @Test
  void tagsAWordOfAnyCharacters() {
    String longWord = "x".repeat(100_000);
    assertThat(tags(TAGGER, Sentence.ofForms(longWord, "😀", "\u0000", "שלום"))).hasSize(4);
  }

  @Test
  void cannotLearnFromNothing() {
    assertThatThrownBy(() -> TaggerTrainer.train(List.of(), SMALL))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0 different tags");
  }
}
