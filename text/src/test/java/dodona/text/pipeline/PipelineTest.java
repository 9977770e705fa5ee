package dodona.text.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.model.Provenance;
import dodona.text.TinyTreebank;
import dodona.text.lemma.LemmatiserOptions;
import dodona.text.lemma.LemmatiserTrainer;
import dodona.text.segment.SegmenterOptions;
import dodona.text.segment.SegmenterTrainer;
import dodona.text.tag.TaggerOptions;
import dodona.text.tag.TaggerTrainer;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PipelineTest {

  private static final PipelineModel MODEL =
      new PipelineModel(
          SegmenterTrainer.train(TinyTreebank.sentences(), new SegmenterOptions(1, 20, 2, 14)),
          TaggerTrainer.train(TinyTreebank.sentences(), new TaggerOptions(1, 15, 3, 16, 0.3)),
          LemmatiserTrainer.train(TinyTreebank.sentences(), new LemmatiserOptions(1, 6, 2, 15)),
          null,
          Provenance.of(Map.of("treebank", "tiny")));

  /** A parser that attaches every word to the one before it. */
  private static Sentence chain(Sentence sentence) {
    int[] heads = new int[sentence.size()];
    for (int i = 0; i < heads.length; i++) {
      heads[i] = i;
    }
    return sentence.withTree(
        DependencyTree.of(heads, Collections.nCopies(heads.length, "dep").toArray(new String[0])));
  }

  private static byte[] bytes(PipelineModel model) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PipelineFile.write(model, bytes);
    return bytes.toByteArray();
  }

  private static PipelineModel read(byte[] bytes) throws IOException {
    return PipelineFile.read(new ByteArrayInputStream(bytes), "test");
  }

  @Test
  void goesFromRawTextToTrees() {
    List<Sentence> sentences =
        new Pipeline(MODEL, PipelineTest::chain).analyse("The cats don't bark. She walked.");
    assertThat(sentences).hasSize(2);
    Sentence first = sentences.get(0);
    assertThat(first.toString()).isEqualTo("The cats do n't bark .");
    assertThat(first.upos(2)).isEqualTo("NOUN");
    assertThat(first.lemma(2)).isEqualTo("cat");
    assertThat(first.feats(2)).isEqualTo("Number=Plur");
    assertThat(first.head(2)).isEqualTo(1);
  }

  @Test
  void keepsWhatIsGiven() {
    Pipeline pipeline = new Pipeline(MODEL, PipelineTest::chain);
    Sentence tagged =
        Sentence.ofForms("dogs", "bark").withColumn(Column.UPOS, List.of("SYM", "SYM"));
    assertThat(pipeline.analyse(tagged, Given.TAGGED).upos(1)).isEqualTo("SYM");
    assertThat(pipeline.analyse(tagged, Given.TAGGED).head(2)).isEqualTo(1);
    assertThat(pipeline.analyse(tagged, Given.TOKENS).upos(1)).isEqualTo("NOUN");
  }

  @Test
  void stepsCanBeLeftOut() throws IOException {
    PipelineModel taggerOnly =
        read(bytes(new PipelineModel(null, MODEL.tagger(), null, null, Provenance.UNKNOWN)));
    assertThat(taggerOnly.segmenter()).isNull();
    Pipeline pipeline = new Pipeline(taggerOnly);
    Sentence analysis = pipeline.analyse(Sentence.ofForms("dogs", "bark"), Given.TOKENS);
    assertThat(analysis.upos(2)).isEqualTo("VERB");
    assertThat(analysis.lemma(2)).isEqualTo("_");
    assertThat(analysis.head(2)).isEqualTo(-1);
    assertThatThrownBy(() -> pipeline.analyse("Dogs bark."))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("segmenter");
  }

  @Test
  void comesBackFromItsFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("tiny.model");
    PipelineFile.write(MODEL, file, false);
    PipelineModel copy = PipelineFile.read(file);
    assertThat(bytes(copy)).isEqualTo(bytes(MODEL));
    assertThat(copy.provenance().text("treebank")).isEqualTo("tiny");
    String text = TinyTreebank.text();
    assertThat(new Pipeline(copy).analyse(text).toString())
        .isEqualTo(new Pipeline(MODEL).analyse(text).toString());
  }

  @Test
  void refusesAFileThatIsDamagedOrCutShort() throws IOException {
    byte[] bytes = bytes(MODEL);
    for (int i = 0; i < bytes.length; i += 1 + (bytes.length / 60)) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= 0x10;
      byte[] cut = Arrays.copyOf(bytes, i);
      assertThatThrownBy(() -> read(damaged)).isInstanceOf(InvalidPipelineException.class);
      assertThatThrownBy(() -> read(cut)).isInstanceOf(InvalidPipelineException.class);
    }
  }
}
