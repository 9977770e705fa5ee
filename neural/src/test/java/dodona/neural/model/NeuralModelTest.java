package dodona.neural.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.linear.Codec;
import dodona.model.InvalidModelException;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.model.TokenVectors;
import dodona.neural.encoder.EncoderCodec;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.train.NeuralTraining;
import dodona.neural.train.TinyTreebank;
import dodona.search.DerivationListener;
import dodona.search.Parser;
import dodona.train.Training;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NeuralModelTest {

  private final List<Sentence> sentences = TinyTreebank.all();
  private ParserModel model;

  @BeforeAll
  void train() throws IOException {
    Recipe recipe = Presets.neural().toBuilder().iterations(8).build();
    model =
        Training.of(
                recipe,
                sentences,
                NeuralTraining.learners(TinyTreebank.encoder(), TinyTreebank.options(), sentences))
            .run()
            .model();
  }

  private byte[] section() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new NeuralKind().write(model, new DataOutputStream(out));
    return out.toByteArray();
  }

  private static NeuralModel read(byte[] section) throws IOException {
    return new NeuralKind()
        .read(new DataInputStream(new ByteArrayInputStream(section)), Provenance.UNKNOWN);
  }

  /** Sentences of known and unknown words, of many lengths. */
  private List<Sentence> mixed() {
    Random random = new Random(3);
    List<Sentence> mixed = new ArrayList<>(sentences);
    for (int length : new int[] {1, 3, 30, 2, 600, 7, 1200, 5}) {
      List<String> words = new ArrayList<>();
      for (int i = 0; i < length; i++) {
        Sentence from = sentences.get(random.nextInt(sentences.size()));
        words.add(random.nextInt(5) == 0 ? "oak" + i : from.form(1 + random.nextInt(from.size())));
      }
      mixed.add(Sentence.ofForms(words));
    }
    return mixed;
  }

  @Test
  void isTheSameAfterAFile() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ModelFile.write(model, file);

    ParserModel read = ModelFile.read(new ByteArrayInputStream(file.toByteArray()), "test");

    ByteArrayOutputStream again = new ByteArrayOutputStream();
    ModelFile.write(read, again);
    assertThat(again.toByteArray()).isEqualTo(file.toByteArray());
    assertThat(read.predictsTags()).isTrue();
    assertThat(new Parser(read).annotate(mixed(), DerivationListener.NONE))
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(new Parser(model).annotate(mixed(), DerivationListener.NONE));
  }

  @Test
  void neighborsDoNotMatter() {
    List<Sentence> mixed = mixed();
    Parser parser = new Parser(model);
    List<Sentence> together = parser.annotate(mixed, DerivationListener.NONE);
    for (int i = 0; i < mixed.size(); i++) {
      Sentence alone = parser.annotate(List.of(mixed.get(i)), DerivationListener.NONE).get(0);
      assertThat(together.get(i).tree()).isEqualTo(alone.tree());
      assertThat(parser.parse(mixed.get(i))).isEqualTo(alone.tree());
      Sentence tagged = parser.tag(List.of(mixed.get(i))).get(0);
      for (int word = 1; word <= alone.size(); word++) {
        assertThat(together.get(i).upos(word)).isEqualTo(alone.upos(word));
        assertThat(tagged.upos(word)).isEqualTo(alone.upos(word));
        assertThat(tagged.feats(word)).isEqualTo(alone.feats(word));
      }
    }
  }

  @Test
  void vectorsOfTokensDependOnTheirOwnTextOnly() {
    TokenVectors vectors = Objects.requireNonNull(model.tokenVectors());
    List<List<String>> texts =
        List.of(List.of("Dogs", "bark", ".", "Cats"), List.of("Cats"), List.of("Dogs", "Cats"));
    float[][] together = vectors.open().of(texts);
    assertThat(together).hasNumberOfRows(7);
    TokenVectors.Session session = vectors.open();
    int token = 0;
    for (List<String> text : texts) {
      for (float[] alone : session.of(List.of(text))) {
        assertThat(alone).hasSize(vectors.width());
        assertThat(together[token++]).isEqualTo(alone);
      }
    }
    assertThat(together[3]).isNotEqualTo(together[4]);
  }

  @Test
  void aSentenceThatComesTwiceIsTheSameBothTimes() {
    Sentence sentence = sentences.get(1);
    List<DependencyTree> trees =
        new Parser(model).parse(List.of(sentence, sentences.get(0), sentence));
    assertThat(trees.get(2)).isEqualTo(trees.get(0)).isEqualTo(new Parser(model).parse(sentence));
  }

  @Test
  void beamsSearchWithTheSameModel() {
    assertThat(model.decoding().beamWidth()).isEqualTo(4);
    assertThat(new Parser(model, 4).parse(mixed())).isEqualTo(new Parser(model).parse(mixed()));
    for (int width : new int[] {1, 9}) {
      for (DependencyTree tree : new Parser(model, width).parse(mixed())) {
        assertThat(tree.rootCount()).isOne();
      }
    }
  }

  @Test
  void anEmptySentenceHasNoWordsToTag() {
    Sentence empty = Sentence.ofForms(Collections.emptyList());
    assertThat(new Parser(model).tag(List.of(empty)).get(0).size()).isZero();
  }

  @Test
  void refusesEveryBeginningOfASection() throws IOException {
    byte[] whole = section();
    for (int length = 0; length < whole.length; length += length < 2000 ? 7 : 499) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> read(part))
          .isInstanceOfAny(EOFException.class, IllegalArgumentException.class);
    }
  }

  @Test
  void damageIsRefusedOrReadAsAnotherSoundModel() throws IOException {
    byte[] whole = section();
    Random random = new Random(5);
    int refused = 0;
    for (int i = 0; i < 400; i++) {
      byte[] damaged = whole.clone();
      int at = random.nextInt(i % 2 == 0 ? whole.length : 1500);
      damaged[at] = (byte) random.nextInt(256);
      try {
        read(damaged);
      } catch (IllegalArgumentException | IOException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
  }

  /** The form of the first shipped models: the values of the manifest without names. */
  @Test
  void readsTheOlderFormOfAShape() throws IOException {
    NeuralShape shape = ((NeuralModel) model).shape();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeUTF(shape.decoding().system());
    out.writeInt(shape.decoding().beamWidth());
    out.writeBoolean(shape.decoding().singleRoot());
    Codec.writeLines(shape.labels(), out);
    shape.tags().write(out);
    Codec.writeLines(shape.places().names(), out);
    out.writeInt(shape.hidden());
    out.writeUTF(shape.format().lowerCaseName());
    NeuralShape read =
        NeuralShape.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    assertThat(read).usingRecursiveComparison().isEqualTo(shape);
  }

  @Test
  void aDamagedFileIsRefused() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ModelFile.write(model, file);
    byte[] damaged = file.toByteArray();
    damaged[damaged.length / 2] ^= 1;
    assertThatThrownBy(() -> ModelFile.read(new ByteArrayInputStream(damaged), "test"))
        .isInstanceOf(InvalidModelException.class);
  }

  @Test
  void moreTagsThanThereAreWeightsForAreRefusedBeforeTheyTakeMemory() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    NeuralModel neural = (NeuralModel) model;
    NeuralShape shape = neural.shape();
    new NeuralShape(
            shape.decoding(),
            shape.labels(),
            shape.tags(),
            Domains.NONE,
            shape.places(),
            1 << 14,
            WeightFormat.INT8,
            WeightFormat.INT8)
        .write(out);
    new EncoderCodec(neural.encoder(), WeightFormat.INT8).write(out);
    assertThatThrownBy(() -> read(bytes.toByteArray())).hasMessageContaining("too few weights");
  }
}
