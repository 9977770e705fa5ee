package dodona.neural.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.oracle.OracleKind;
import dodona.oracle.Oracles;
import dodona.search.DerivationListener;
import dodona.search.Parser;
import dodona.train.IterationReport;
import dodona.train.Training;
import dodona.train.TrainingListener;
import dodona.train.recipe.Exploration;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.NonProjective;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.train.recipe.RecipeBuilder;
import dodona.train.recipe.TieBreaking;
import dodona.transition.TransitionSystems;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NeuralLearnerTest {

  private static Stream<String> systemsAndOracles() {
    return TransitionSystems.names().stream()
        .flatMap(system -> Oracles.names(system).stream().map(oracle -> system + " " + oracle));
  }

  private static Training training(Recipe recipe, List<Sentence> sentences) {
    return Training.of(
        recipe,
        sentences,
        NeuralTraining.learners(TinyTreebank.encoder(), TinyTreebank.options(), sentences));
  }

  private static byte[] bytes(ParserModel model) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ModelFile.write(model, out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @MethodSource("systemsAndOracles")
  void learnsAHandfulOfSentencesByHeartWithEverySystemAndOracle(String names) throws IOException {
    String system = names.split(" ", -1)[0];
    String oracle = names.split(" ", -1)[1];
    RecipeBuilder recipe = Recipe.builder(system).oracle(oracle).iterations(30);
    if (Oracles.kind(system, oracle) == OracleKind.DYNAMIC) {
      recipe.exploration(new Exploration(1, 0.5)).with(Knobs.NON_PROJECTIVE, NonProjective.DYNAMIC);
    }
    if (names.equals("swap-standard dynamic")) {
      recipe.with(
          Knobs.TIE_BREAKING,
          TieBreaking.STATIC); // else most swaps are as good as none, and take long to unlearn
    }
    List<Sentence> sentences = TinyTreebank.projective();

    ParserModel model = training(recipe.build(), sentences).run().model();

    List<Sentence> found = new Parser(model).annotate(sentences, DerivationListener.NONE);
    for (int i = 0; i < sentences.size(); i++) {
      assertThat(found.get(i).tree()).as(names).isEqualTo(sentences.get(i).tree());
      for (int word = 1; word <= sentences.get(i).size(); word++) {
        assertThat(found.get(i).upos(word)).isEqualTo(sentences.get(i).upos(word));
        assertThat(found.get(i).feats(word)).isEqualTo(sentences.get(i).feats(word));
      }
    }
  }

  @Test
  void learnsNonProjectiveTreesBySwapping() throws IOException {
    List<Sentence> sentences = TinyTreebank.all();
    ParserModel model =
        training(Presets.neural().toBuilder().iterations(40).build(), sentences).run().model();
    Sentence last = sentences.get(sentences.size() - 1);
    assertThat(new Parser(model).parse(last)).isEqualTo(last.tree());
  }

  @Test
  void givesTheSameBytesOnAnyNumberOfThreads() throws IOException {
    Recipe recipe =
        Recipe.builder("arc-hybrid")
            .oracle("dynamic")
            .exploration(new Exploration(1, 0.9))
            .iterations(4)
            .build();
    byte[] expected = bytes(training(recipe, TinyTreebank.projective()).threads(1).run().model());
    assertThat(bytes(training(recipe, TinyTreebank.projective()).threads(3).run().model()))
        .isEqualTo(expected);
    Recipe other = recipe.toBuilder().seed(2).build();
    assertThat(bytes(training(other, TinyTreebank.projective()).run().model()))
        .isNotEqualTo(expected);
  }

  @Test
  void goesOnAfterAnInterruptionAsIfNothingHadHappened(@TempDir Path folder) throws IOException {
    Recipe recipe = Presets.neural().toBuilder().iterations(5).build();
    List<Sentence> sentences = TinyTreebank.all();
    Path checkpoint = folder.resolve("checkpoint");
    byte[] expected = bytes(training(recipe, sentences).dev(sentences).run().model());
    TrainingListener interrupting =
        new TrainingListener() {
          @Override
          public void iterationEnded(IterationReport report) {
            if (report.iteration() == 3) {
              throw new IllegalStateException("interrupted");
            }
          }
        };
    Training interrupted =
        training(recipe, sentences).dev(sentences).checkpoint(checkpoint).listener(interrupting);
    assertThatThrownBy(interrupted::run).hasMessage("interrupted");

    Training resumed =
        training(recipe, sentences).dev(sentences).checkpoint(checkpoint).threads(2).resume();

    assertThat(bytes(resumed.run().model())).isEqualTo(expected);
  }

  @Test
  void anotherNumberOfIterationsHasOtherRatesAndCannotGoOn(@TempDir Path folder)
      throws IOException {
    Recipe recipe = Presets.neural().toBuilder().iterations(2).build();
    Path checkpoint = folder.resolve("checkpoint");
    training(recipe, TinyTreebank.all()).checkpoint(checkpoint).run();
    Training longer =
        training(recipe.toBuilder().iterations(3).build(), TinyTreebank.all())
            .checkpoint(checkpoint)
            .resume();
    assertThatThrownBy(longer::run).hasMessageContaining("different data, options or seed");
  }

  @Test
  void refusesBeamsAndMixtures() {
    Recipe beam = Recipe.builder("arc-standard").beam(4).build();
    assertThatThrownBy(() -> training(beam, TinyTreebank.projective()).run())
        .hasMessageContaining("trained with greedy search");
    Recipe mixed = Recipe.builder("arc-standard").with(Knobs.AVERAGE, 2).build();
    assertThatThrownBy(() -> training(mixed, TinyTreebank.projective()).run())
        .hasMessageContaining("expected one model");
  }

  @Test
  void foreseesMoreMemoryForLargerBatchesAndLongerSentences() {
    NeuralOptions options = NeuralOptions.DEFAULT;
    long small = need(options.withBatchWords(500), TinyTreebank.all());
    assertThat(need(options, TinyTreebank.all())).isGreaterThan(small);
    Sentence endless = Sentence.ofForms(Collections.nCopies(3000, "oak"));
    assertThat(need(options.withBatchWords(500), List.of(endless))).isGreaterThan(small);
    Silver silver = new Silver(Collections.nCopies(1000, TinyTreebank.all().get(0)), 0.1);
    assertThat(need(options.withBatchWords(500), TinyTreebank.all(), silver)).isGreaterThan(small);
  }

  private static long need(NeuralOptions options, List<Sentence> sentences) {
    return need(options, sentences, Silver.NONE);
  }

  private static long need(NeuralOptions options, List<Sentence> sentences, Silver silver) {
    return MemoryEstimate.of(TinyTreebank.encoder().config(), options, sentences, silver).bytes();
  }
}
