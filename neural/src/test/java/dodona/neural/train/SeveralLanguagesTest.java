package dodona.neural.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.neural.encoder.WeightFormat;
import dodona.search.DerivationListener;
import dodona.search.Parser;
import dodona.train.HeldOutScore;
import dodona.train.IterationReport;
import dodona.train.Sampling;
import dodona.train.Training;
import dodona.train.TrainingListener;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One network for two languages that share words, but neither labels nor tags. */
class SeveralLanguagesTest {

  private static final Recipe RECIPE = Presets.neural().toBuilder().iterations(30).build();

  private final List<Sentence> sentences =
      Stream.concat(in("aa", "UD_A").stream(), in("bb", "UD_B").stream()).toList();

  /** The tiny treebank in a language whose labels and tags end in its code. */
  static List<Sentence> in(String code, String treebank) {
    List<Sentence> all = new ArrayList<>();
    for (Sentence sentence : TinyTreebank.projective()) {
      List<String> upos = new ArrayList<>();
      List<String> feats = new ArrayList<>();
      int[] heads = new int[sentence.size()];
      String[] labels = new String[sentence.size()];
      for (int word = 1; word <= sentence.size(); word++) {
        upos.add(sentence.upos(word) + code);
        feats.add(
            (word == 1 ? "" : "Case=" + code + "|")
                + "Own"
                + code
                + "="
                + (word % 2 == 0 ? "Yes" : "No"));
        heads[word - 1] = sentence.head(word);
        String label = sentence.deprel(word);
        labels[word - 1] = label.equals("root") ? label : label + code;
      }
      all.add(
          sentence
              .withComments(List.of("# language = " + code, "# treebank = " + treebank))
              .withColumn(Column.UPOS, upos)
              .withColumn(Column.FEATS, feats)
              .withTree(DependencyTree.of(heads, labels)));
    }
    return all;
  }

  private Training training() {
    NeuralOptions options = TinyTreebank.options().withEmbeddings(WeightFormat.INT5);
    return Training.of(
            RECIPE, sentences, NeuralTraining.learners(TinyTreebank.encoder(), options, sentences))
        .sampling(new Sampling(sentence -> sentence.comment("language").orElse(""), 10, 0.5))
        .dev(sentences);
  }

  private static byte[] bytes(ParserModel model) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ModelFile.write(model, out);
    return out.toByteArray();
  }

  private static void assertEndsIn(Sentence parsed, String code) {
    for (int word = 1; word <= parsed.size(); word++) {
      assertThat(parsed.upos(word)).endsWith(code);
      assertThat(parsed.feats(word)).matches("(Case=" + code + "\\|)?Own" + code + "=(Yes|No)");
      if (!parsed.deprel(word).equals("root")) {
        assertThat(parsed.deprel(word)).endsWith(code);
      }
    }
  }

  @Test
  void aLanguageNeverGetsLabelsOrTagsOfAnother() throws IOException {
    ParserModel model = training().run().model();
    assertThat(model.languages()).containsExactly("aa", "bb");
    List<String> words = List.of("oak", "likes", "Mary", "!", "the", "Go", "bark", "on");
    for (int length = 1; length <= words.size(); length++) {
      Sentence plain = Sentence.ofForms(words.subList(0, length));
      for (String code : model.languages()) {
        for (int beam : new int[] {1, 4}) {
          Parser parser = new Parser(model.forLanguage(code), beam);
          assertEndsIn(parser.annotate(List.of(plain), DerivationListener.NONE).get(0), code);
        }
      }
    }
  }

  @Test
  void batchesMayMixLanguages() throws IOException {
    ParserModel model = training().run().model();
    List<Sentence> mixed = new ArrayList<>();
    IntStream.range(0, 5)
        .forEach(i -> mixed.addAll(List.of(sentences.get(i), sentences.get(5 + i))));
    List<Sentence> together = new Parser(model).annotate(mixed, DerivationListener.NONE);
    for (int i = 0; i < mixed.size(); i++) {
      String code = i % 2 == 0 ? "aa" : "bb";
      Sentence alone =
          new Parser(model.forLanguage(code))
              .annotate(List.of(mixed.get(i)), DerivationListener.NONE)
              .get(0);
      assertThat(together.get(i)).usingRecursiveComparison().isEqualTo(alone);
      assertThat(alone.tree()).isEqualTo(mixed.get(i).tree());
    }
  }

  @Test
  void aSentenceMustNameALanguageThatTheModelKnows() throws IOException {
    ParserModel model = training().run().model();
    Parser parser = new Parser(model);
    assertThatThrownBy(() -> parser.parse(Sentence.ofForms(List.of("oak"))))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("does not name its language");
    assertThatThrownBy(() -> model.forLanguage("cc"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("no language 'cc'; expected aa, bb");
  }

  @Test
  void aModelIsTheSameAfterAFileAndOnAnyNumberOfThreads() throws IOException {
    ParserModel model = training().run().model();
    byte[] expected = bytes(model);
    ParserModel read = ModelFile.read(new ByteArrayInputStream(expected), "test");
    assertThat(bytes(read)).isEqualTo(expected);
    assertThat(read.languages()).isEqualTo(model.languages());
    assertThat(new Parser(read.forLanguage("bb")).annotate(sentences, DerivationListener.NONE))
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(
            new Parser(model.forLanguage("bb")).annotate(sentences, DerivationListener.NONE));
    assertThat(bytes(training().threads(2).run().model())).isEqualTo(expected);
  }

  @Test
  void devScoresAreReportedForEachLanguage() throws IOException {
    Set<String> languages = new HashSet<>();
    Training training =
        training()
            .listener(
                new TrainingListener() {
                  @Override
                  public void iterationEnded(IterationReport report) {
                    languages.addAll(report.byGroup().keySet());
                    double mean =
                        report.byGroup().values().stream()
                            .mapToDouble(score -> score.las())
                            .average()
                            .orElseThrow();
                    HeldOutScore score = report.heldOut();
                    assertThat(score == null ? -1 : score.las()).isEqualTo(mean);
                  }
                });
    training.run();
    assertThat(languages).containsExactlyInAnyOrder("aa", "bb");
  }

  @Test
  void continuesInTheMiddleOfAnIterationAsIfNothingHadHappened(@TempDir Path folder)
      throws IOException {
    byte[] expected = bytes(training().run().model());
    Path checkpoint = folder.resolve("checkpoint");
    for (int stop : new int[] {1, 7, 30}) {
      Training interrupted =
          training()
              .checkpoint(checkpoint)
              .checkpointEvery(Duration.ZERO)
              .restart()
              .listener(stopping(stop));
      assertThatThrownBy(interrupted::run).hasMessage("interrupted");
      List<String> resumed = new ArrayList<>();
      Training again =
          training()
              .checkpoint(checkpoint)
              .threads(2)
              .resume()
              .listener(
                  new TrainingListener() {
                    @Override
                    public void resumedWithin(int iteration, int sentences, int of) {
                      resumed.add(iteration + " " + (sentences > 0 && sentences < of));
                    }
                  });
      assertThat(bytes(again.run().model()))
          .as("stopped in iteration %d", stop)
          .isEqualTo(expected);
      assertThat(resumed).containsExactly(stop + " true");
    }
  }

  /** Stops a run near the end of an iteration. */
  private static TrainingListener stopping(int at) {
    return new TrainingListener() {
      @Override
      public void learnt(int iteration, int sentences, int of) {
        if (iteration == at && sentences > of / 2) {
          throw new IllegalStateException("interrupted");
        }
      }
    };
  }
}
