package dodona.neural.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.neural.encoder.EncoderConfig;
import dodona.search.DerivationListener;
import dodona.search.Parser;
import dodona.train.IterationReport;
import dodona.train.Training;
import dodona.train.TrainingListener;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import dodona.treebank.Silver;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Encoder-based training on silver data in addition to a treebank. */
class SilverTrainingTest {

  private static final List<Sentence> GOLD = TinyTreebank.all().subList(0, 2);
  private static final List<Sentence> OTHERS = TinyTreebank.all().subList(2, 6);

  private static Training training(Silver silver, int iterations) {
    Recipe recipe = Presets.neural().toBuilder().iterations(iterations).build();
    return Training.of(
            recipe,
            GOLD,
            NeuralTraining.learners(TinyTreebank.encoder(), TinyTreebank.options(), GOLD, silver))
        .silver(silver);
  }

  private static byte[] bytes(ParserModel model) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ModelFile.write(model, out);
    return out.toByteArray();
  }

  @Test
  void learnsTreesAndTagsThatOnlySilverSentencesHave() throws IOException {
    ParserModel model = training(new Silver(OTHERS, 1), 40).run().model();

    List<Sentence> found = new Parser(model).annotate(OTHERS, DerivationListener.NONE);

    assertThat(found)
        .extracting(Sentence::tree)
        .isEqualTo(OTHERS.stream().map(Sentence::tree).toList());
    assertThat(found.get(2).upos(1)).isEqualTo("INTJ");
    assertThat(found.get(1).feats(5)).isEqualTo("Of=conj");
  }

  @Test
  void eachIterationTakesAllGoldSentencesAndAFractionOfTheSilverOnes() throws IOException {
    TreeSet<Integer> sizes = new TreeSet<>();
    int[] done = {0};
    TrainingListener counting =
        new TrainingListener() {
          @Override
          public void learnt(int iteration, int count, int all) {
            sizes.add(all);
            done[0] = count;
          }
        };
    training(new Silver(OTHERS, 0.5), 3).listener(counting).run();
    assertThat(sizes).containsExactly(GOLD.size() + 2);
    assertThat(done[0]).isEqualTo(GOLD.size() + 2);
  }

  @Test
  void givesTheSameBytesOnAnyNumberOfThreads() throws IOException {
    Silver silver = new Silver(OTHERS, 0.5);
    byte[] expected = bytes(training(silver, 4).threads(1).run().model());
    assertThat(bytes(training(silver, 4).threads(3).run().model())).isEqualTo(expected);
    assertThat(bytes(training(new Silver(OTHERS, 0.25), 4).run().model())).isNotEqualTo(expected);
    assertThat(bytes(training(Silver.NONE, 4).run().model())).isNotEqualTo(expected);
  }

  @Test
  void goesOnAfterAnInterruptionAsIfNothingHadHappened(@TempDir Path folder) throws IOException {
    Silver silver = new Silver(OTHERS, 0.5);
    Path checkpoint = folder.resolve("checkpoint");
    byte[] expected = bytes(training(silver, 5).run().model());
    TrainingListener interrupting =
        new TrainingListener() {
          @Override
          public void iterationEnded(IterationReport report) {
            if (report.iteration() == 2) {
              throw new IllegalStateException("interrupted");
            }
          }
        };
    Training interrupted = training(silver, 5).checkpoint(checkpoint).listener(interrupting);
    assertThatThrownBy(interrupted::run).hasMessage("interrupted");

    Training other = training(new Silver(OTHERS, 0.25), 5).checkpoint(checkpoint).resume();
    assertThatThrownBy(other::run).hasMessageContaining("different data, options or seed");
    Training resumed = training(silver, 5).checkpoint(checkpoint).threads(2).resume();
    assertThat(bytes(resumed.run().model())).isEqualTo(expected);
  }

  @Test
  void batchesDependOnTheWordsOfAnIteration() {
    EncoderConfig config = TinyTreebank.encoder().config();
    Sentence eight = OTHERS.get(3);
    List<Sentence> gold = Collections.nCopies(2_500, eight);
    Silver silver = new Silver(Collections.nCopies(10_000, eight), 0.25);
    assertThat(NeuralOptions.of(config, gold).batchWords()).isEqualTo(250);
    assertThat(NeuralOptions.of(config, gold, silver).batchWords()).isEqualTo(500);
  }
}
