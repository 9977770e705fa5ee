package dodona.neural.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.error.InvalidInputException;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.neural.encoder.Encoder;
import dodona.neural.encoder.EncoderConfig;
import dodona.neural.encoder.TinyEncoder;
import dodona.neural.encoder.WeightFormat;
import dodona.neural.model.NeuralModel;
import dodona.search.DerivationListener;
import dodona.search.Parser;
import dodona.train.HeldOutScore;
import dodona.train.IterationReport;
import dodona.train.Training;
import dodona.train.TrainingListener;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.Column;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Training that starts from a trained network. */
class StartingPointTest {

  private static final Recipe RECIPE = Presets.neural().toBuilder().iterations(30).build();

  /** Rates with which weights stay as they are. */
  private static final NeuralOptions STILL = TinyTreebank.options().withRates(0, 1e-12);

  private static Recipe iterations(int count) {
    return RECIPE.toBuilder().iterations(count).build();
  }

  private static Training training(
      StartingPoint start, Recipe recipe, NeuralOptions options, List<Sentence> sentences) {
    return Training.of(
        recipe, sentences, NeuralTraining.learners(start, options, sentences, Silver.NONE));
  }

  private static NeuralModel network(List<Sentence> sentences) throws IOException {
    StartingPoint encoder = StartingPoint.of(TinyTreebank.encoder());
    return read(training(encoder, RECIPE, TinyTreebank.options(), sentences).run().model());
  }

  /** A model as it is after a file. */
  private static NeuralModel read(ParserModel model) throws IOException {
    return (NeuralModel) ModelFile.read(new ByteArrayInputStream(bytes(model)), "test");
  }

  private static byte[] bytes(ParserModel model) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ModelFile.write(model, out);
    return out.toByteArray();
  }

  /** The tiny treebank with some labels and tags that it does not have. */
  private static List<Sentence> renamed() {
    return renamed(
        label -> label.equals("obj") || label.equals("conj") ? label + ":new" : label,
        tag -> tag.equals("DET") ? "NEW" : tag);
  }

  private static List<Sentence> renamed(UnaryOperator<String> labels, UnaryOperator<String> tags) {
    List<Sentence> renamed = new ArrayList<>();
    for (Sentence sentence : TinyTreebank.projective()) {
      List<String> upos = new ArrayList<>();
      List<String> feats = new ArrayList<>();
      int[] heads = new int[sentence.size()];
      String[] deprels = new String[sentence.size()];
      for (int word = 1; word <= sentence.size(); word++) {
        heads[word - 1] = sentence.head(word);
        deprels[word - 1] = labels.apply(sentence.deprel(word));
        upos.add(tags.apply(sentence.upos(word)));
        feats.add("Of=" + deprels[word - 1]);
      }
      renamed.add(
          sentence
              .withColumn(Column.UPOS, upos)
              .withColumn(Column.FEATS, feats)
              .withTree(DependencyTree.of(heads, deprels)));
    }
    return renamed;
  }

  private static void assertKnows(ParserModel model, List<Sentence> sentences) {
    assertParses(model, sentences);
    List<Sentence> found = new Parser(model).annotate(sentences, DerivationListener.NONE);
    for (int i = 0; i < found.size(); i++) {
      for (int word = 1; word <= found.get(i).size(); word++) {
        assertThat(found.get(i).feats(word)).isEqualTo(sentences.get(i).feats(word));
      }
    }
  }

  private static void assertParses(ParserModel model, List<Sentence> sentences) {
    List<Sentence> found = new Parser(model).annotate(sentences, DerivationListener.NONE);
    for (int i = 0; i < found.size(); i++) {
      assertThat(found.get(i).tree()).isEqualTo(sentences.get(i).tree());
      for (int word = 1; word <= found.get(i).size(); word++) {
        assertThat(found.get(i).upos(word)).isEqualTo(sentences.get(i).upos(word));
      }
    }
  }

  @Test
  void startsBetterThanTheEncoder() throws IOException {
    List<Sentence> sentences = renamed();
    double[] las = new double[2];
    StartingPoint network = StartingPoint.of(network(TinyTreebank.projective()));
    StartingPoint encoder = StartingPoint.of(TinyTreebank.encoder());
    for (StartingPoint start : List.of(encoder, network)) {
      HeldOutScore score =
          training(start, iterations(1), TinyTreebank.options(), sentences)
              .dev(sentences)
              .run()
              .score();
      las[start == network ? 1 : 0] = score == null ? -1 : score.las();
    }
    assertThat(las[1]).isGreaterThan(las[0] + 0.2);
  }

  @Test
  void learnsNewLabelsAndTagsInAdditionToSharedOnes() throws IOException {
    StartingPoint network = StartingPoint.of(network(TinyTreebank.projective()));
    ParserModel model = training(network, RECIPE, TinyTreebank.options(), renamed()).run().model();
    assertThat(model.labels())
        .contains("nsubj", "root", "obj:new", "conj:new")
        .doesNotContain("obj", "conj");
    assertKnows(model, renamed());
    assertThat(model.provenance().text("algorithm")).contains("from a network");
  }

  @Test
  void keepsWhatTheNetworkKnows() throws IOException {
    List<Sentence> sentences = TinyTreebank.projective();
    StartingPoint network = StartingPoint.of(network(sentences));
    assertKnows(training(network, iterations(1), STILL, sentences).run().model(), sentences);
    // a part of the labels and tags, in another order
    List<Sentence> some = List.of(sentences.get(3), sentences.get(1));
    assertKnows(training(network, iterations(1), STILL, some).run().model(), some);
  }

  @Test
  void aLanguageOfANetworkForSeveralBecomesANetworkOfItsOwn() throws IOException {
    NeuralModel several = several();
    for (String code : several.languages()) {
      List<Sentence> own =
          SeveralLanguagesTest.in(code, "").stream()
              .map(sentence -> sentence.withComments(List.of()))
              .toList();
      StartingPoint language = StartingPoint.of(several.forLanguage(code));
      ParserModel model = training(language, iterations(1), STILL, own).run().model();
      assertThat(model.languages()).isEmpty();
      assertParses(model, own);
      assertParses(read(model), own);
    }
  }

  @Test
  void aNetworkForSeveralLanguagesLearnsAnother() throws IOException {
    NeuralModel several = several();
    List<Sentence> known = SeveralLanguagesTest.in("bb", "UD_B");
    List<Sentence> all =
        Stream.concat(known.stream(), SeveralLanguagesTest.in("cc", "UD_C").stream()).toList();
    for (NeuralModel start : List.of(several, several.forAllLanguages())) {
      ParserModel still =
          training(StartingPoint.of(start), iterations(1), STILL, all).run().model();
      assertThat(still.languages()).containsExactly("bb", "cc");
      assertKnows(still, known);
      ParserModel trained =
          training(StartingPoint.of(start), RECIPE, TinyTreebank.options(), all).run().model();
      assertKnows(trained, all);
    }
  }

  private static NeuralModel several() throws IOException {
    return network(
        Stream.concat(
                SeveralLanguagesTest.in("aa", "UD_A").stream(),
                SeveralLanguagesTest.in("bb", "UD_B").stream())
            .toList());
  }

  @Test
  void ofAnotherSystemOnlyTagsAreTakenOver() throws IOException {
    List<Sentence> sentences = TinyTreebank.projective();
    StartingPoint network = StartingPoint.of(network(sentences));
    Recipe other = Recipe.builder("arc-hybrid").oracle("dynamic").iterations(1).build();
    ParserModel model = training(network, other, STILL, sentences).run().model();
    List<Sentence> found = new Parser(model).annotate(sentences, DerivationListener.NONE);
    for (int i = 0; i < found.size(); i++) {
      for (int word = 1; word <= found.get(i).size(); word++) {
        assertThat(found.get(i).upos(word)).isEqualTo(sentences.get(i).upos(word));
      }
    }
    assertThat(found.stream().map(Sentence::tree).toList())
        .isNotEqualTo(sentences.stream().map(Sentence::tree).toList());
  }

  @Test
  void givesTheSameBytesOnAnyNumberOfThreadsAndAfterAnInterruption(@TempDir Path folder)
      throws IOException {
    StartingPoint network = StartingPoint.of(network(TinyTreebank.projective()));
    Path checkpoint = folder.resolve("checkpoint");
    byte[] expected = bytes(adapting(network).run().model());
    assertThat(bytes(adapting(network).threads(2).run().model())).isEqualTo(expected);
    TrainingListener interrupting =
        new TrainingListener() {
          @Override
          public void iterationEnded(IterationReport report) {
            if (report.iteration() == 2) {
              throw new IllegalStateException("interrupted");
            }
          }
        };
    Training interrupted = adapting(network).checkpoint(checkpoint).listener(interrupting);
    assertThatThrownBy(interrupted::run).hasMessage("interrupted");
    Training other = adapting(StartingPoint.of(network(renamed()))).checkpoint(checkpoint).resume();
    assertThatThrownBy(other::run).hasMessageContaining("different data, options or seed");
    Training resumed = adapting(network).checkpoint(checkpoint).threads(2).resume();
    assertThat(bytes(resumed.run().model())).isEqualTo(expected);
  }

  private static Training adapting(StartingPoint network) {
    return training(network, iterations(4), TinyTreebank.options(), renamed()).dev(renamed());
  }

  @Test
  void optionsAreThoseOfTheNetwork() throws IOException {
    NeuralOptions options = TinyTreebank.options().withEmbeddings(WeightFormat.INT5);
    List<Sentence> sentences = TinyTreebank.projective();
    StartingPoint encoder = StartingPoint.of(TinyTreebank.encoder());
    ParserModel model = training(encoder, iterations(1), options, sentences).run().model();
    NeuralOptions suitable = StartingPoint.of((NeuralModel) model).options(sentences, Silver.NONE);
    assertThat(suitable.hidden()).isEqualTo(options.hidden());
    assertThat(suitable.embeddings()).isEqualTo(WeightFormat.INT5);
    assertThat(suitable.format()).isEqualTo(WeightFormat.INT8);
    assertThat(suitable.batchWords())
        .isEqualTo(NeuralOptions.of(TinyTreebank.encoder().config(), sentences).batchWords());
  }

  @Test
  void wordPiecesThatTheNetworkLacksAreAdded() throws IOException {
    Encoder own = TinyTreebank.encoder();
    NeuralModel network = network(TinyTreebank.projective());
    Encoder other = encoder(own.config().width(), "cat", "owl", "owls");
    Encoder joined = StartingPoint.of(network).withPiecesOf(other).encoder();
    assertThat(joined.wordPieces().pieces())
        .startsWith(own.wordPieces().pieces().toArray(new String[0]))
        .endsWith("owl", "owls")
        .hasSize(own.config().vocabulary() + 2);
    float[][] words = joined.weights().words().rows();
    assertThat(words[words.length - 1]).isEqualTo(other.weights().words().rows()[5]);
    int cat = own.wordPieces().pieces().indexOf("cat");
    assertThat(words[cat]).isEqualTo(network.encoder().weights().words().rows()[cat]);
    assertThat(joined.config().layers()).isEqualTo(own.config().layers());
    List<Sentence> sentences = TinyTreebank.projective();
    StartingPoint start = StartingPoint.of(network).withPiecesOf(other);
    ParserModel model = training(start, iterations(1), STILL, sentences).run().model();
    assertKnows(model, sentences);
    assertThat(((NeuralModel) model).encoder().config().vocabulary()).isEqualTo(words.length);
  }

  private static Encoder encoder(int width, String... words) {
    List<String> pieces = new ArrayList<>(List.of("[UNK]", "[CLS]", "[SEP]"));
    pieces.addAll(List.of(words));
    EncoderConfig config = new EncoderConfig(2, width, 2, 6, 16, pieces.size(), 1e-6f);
    return TinyEncoder.of(config, pieces, 7, 0.2);
  }

  @Test
  void wordPiecesOfAnotherWidthAreRefused() {
    StartingPoint start = StartingPoint.of(TinyTreebank.encoder());
    assertThatThrownBy(() -> start.withPiecesOf(encoder(8, "owl")))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("vectors of width 8; expected width 24");
  }
}
