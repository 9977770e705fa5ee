package dodona.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.model.Decoding;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.oracle.OracleFor;
import dodona.oracle.Oracles;
import dodona.oracle.StaticOracle;
import dodona.search.Parser;
import dodona.system.arcstandard.ArcStandard;
import dodona.train.recipe.FixedBy;
import dodona.train.recipe.Recipe;
import dodona.transition.Configuration;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A learner and a model of another kind than linear need no change of anything. */
class OtherKindTest {

  private static final int BATCH = 3;

  private final List<Sentence> all = MiniTreebank.projective();
  private final Recipe recipe =
      Recipe.builder("arc-standard").oracle("static").beam(5).iterations(4).build();

  /** Counts the transitions of gold derivations. */
  private static final class CountingLearner implements Learner {

    private final ArcStandard system;
    private final OracleFor<StaticOracle<Configuration>> oracles;
    private final Decoding decoding;
    private final int[] counts;
    private final List<Integer> batches = new ArrayList<>();

    CountingLearner(Recipe recipe, TrainingSet data, int threads) {
      assertThat(threads).isOne();
      this.system = new ArcStandard(data.labels());
      this.oracles = Oracles.namedStatic(system, recipe.oracle());
      this.decoding = new Decoding(recipe.system(), recipe.method().width(), data.hasSingleRoots());
      this.counts = new int[system.transitions().size()];
    }

    @Override
    public String description() {
      return "counting";
    }

    @Override
    public void learn(TrainingPass pass) {
      pass.forEachBatch(
          BATCH,
          batch -> {
            batches.add(batch.size());
            batch.forEach(example -> count(example, pass));
          });
    }

    private void count(Example example, TrainingPass pass) {
      StaticOracle<Configuration> oracle = oracles.tree(example.gold());
      Configuration c = system.newConfiguration();
      system.initialize(c, example.sentence().size());
      while (!system.isTerminal(c)) {
        int transition = oracle.next(c);
        counts[transition] += pass.iteration() + pass.random().nextInt(3);
        system.apply(c, transition);
      }
      pass.stats().sentence();
    }

    @Override
    public ParserModel snapshot() {
      return new CountingModel(decoding, system.transitions().labels(), counts, Provenance.UNKNOWN);
    }

    @Override
    public void save(DataOutputStream out) throws IOException {
      for (int count : counts) {
        out.writeInt(count);
      }
    }

    @Override
    public void restore(DataInputStream in) throws IOException {
      for (int i = 0; i < counts.length; i++) {
        counts[i] = in.readInt();
      }
    }
  }

  private Training training() {
    return Training.of(recipe, all, CountingLearner::new).dev(all);
  }

  @Test
  void isTrainedWrittenReadAndParsedWithLikeAnyOther(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("counting.dodona");
    ParserModel trained = training().run().model();
    ModelFile.write(trained, file, false);

    ParserModel read = ModelFile.read(file);

    assertThat(read.kind()).isEqualTo("counting");
    assertThat(read.provenance().text("algorithm")).isEqualTo("counting");
    assertThat(read.provenance()).hasToString(trained.provenance().toString());
    assertThat(all.stream().map(new Parser(read)::parse))
        .isEqualTo(all.stream().map(new Parser(trained)::parse).toList());
  }

  @Test
  void isContinuedAfterAnInterruptionAsIfNothingHadHappened(@TempDir Path folder)
      throws IOException {
    Path whole = folder.resolve("whole");
    Path resumed = folder.resolve("resumed");
    Path checkpoint = folder.resolve("checkpoint");
    ModelFile.write(training().run().model(), whole, false);
    TrainingListener interrupting =
        new TrainingListener() {
          @Override
          public void iterationEnded(IterationReport report) {
            if (report.iteration() == 2) {
              throw new IllegalStateException("interrupted");
            }
          }
        };
    assertThatThrownBy(() -> training().checkpoint(checkpoint).listener(interrupting).run())
        .hasMessage("interrupted");
    List<Integer> heard = new ArrayList<>();
    TrainingListener listening =
        new TrainingListener() {
          @Override
          public void resumed(int iteration) {
            heard.add(iteration);
          }
        };

    ModelFile.write(
        training().checkpoint(checkpoint).resume().listener(listening).run().model(),
        resumed,
        false);

    assertThat(heard).containsExactly(2);
    assertThat(Files.readAllBytes(resumed)).isEqualTo(Files.readAllBytes(whole));
  }

  @Test
  void learnsFromBatchesOfTheSizeThatItWants() throws IOException {
    List<CountingLearner> made = new ArrayList<>();
    List<Integer> learnt = new ArrayList<>();
    Training.of(
            recipe,
            all,
            (ofRecipe, data, threads) -> {
              made.add(new CountingLearner(ofRecipe, data, threads));
              return made.get(0);
            })
        .listener(
            new TrainingListener() {
              @Override
              public void learnt(int iteration, int sentences, int of) {
                learnt.add(sentences);
                assertThat(of).isEqualTo(6);
              }
            })
        .run();

    assertThat(made).hasSize(1);
    assertThat(made.get(0).batches).containsOnly(BATCH).hasSize(4 * all.size() / BATCH);
    assertThat(learnt).startsWith(3, 6, 3, 6);
  }

  @Test
  void isAskedAboutAllLiveItemsOfABeamInOneCall() throws IOException {
    CountingModel model = (CountingModel) training().run().model();
    Sentence sentence = all.get(2);

    new Parser(model, 7).parse(sentence);

    assertThat(model.batches).hasSizeLessThanOrEqualTo(2 * sentence.size()).contains(1, 7);
  }

  @Test
  void hearsOfSentencesAhead() throws IOException {
    CountingModel model = (CountingModel) training().run().model();
    Parser parser = new Parser(model);

    List<DependencyTree> trees = parser.parse(all);

    assertThat(model.ahead).containsExactly(all.size());
    assertThat(trees).isEqualTo(all.stream().map(parser::parse).toList());
  }

  @Test
  void cannotBeResumedFromNowhere() {
    assertThatThrownBy(() -> training().resume().run())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("checkpoint");
    assertThatThrownBy(() -> training().checkpoint(Path.of("no such file")).resume().run())
        .isInstanceOf(IOException.class);
  }

  @Test
  void isNotLearntFromFixedGold() {
    Recipe fixed =
        Recipe.builder("arc-standard").oracle("nd").beam(4).fixedGold(new FixedBy.Folds(2)).build();

    LearnerFactory counting =
        (ofRecipe, data, threads) -> new CountingLearner(recipe, data, threads);

    assertThatThrownBy(() -> Training.of(fixed, all, counting).run())
        .hasMessageContaining("only supported for linear models");
  }
}
