package dodona.text;

import dodona.model.ParserModel;
import dodona.model.Provenance;
import dodona.text.lemma.LemmatizerOptions;
import dodona.text.lemma.LemmatizerTrainer;
import dodona.text.model.PipelineModel;
import dodona.text.segment.SegmenterOptions;
import dodona.text.segment.SegmenterTrainer;
import dodona.text.tag.TaggerOptions;
import dodona.text.tag.TaggerTrainer;
import dodona.train.linear.LinearTraining;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A pipeline trained on the {@link TinyTreebank}, whose parser attaches words to the one before.
 */
public final class TinyPipeline {

  /** The model. */
  public static final PipelineModel MODEL =
      new PipelineModel(
          SegmenterTrainer.train(TinyTreebank.sentences(), new SegmenterOptions(1, 20, 2, 14)),
          TaggerTrainer.train(TinyTreebank.sentences(), new TaggerOptions(1, 15, 3, 16, 0.3)),
          LemmatizerTrainer.train(TinyTreebank.sentences(), new LemmatizerOptions(1, 6, 2, 15)),
          parser(),
          null,
          Provenance.of(Map.of("treebank", "tiny")));

  private TinyPipeline() {}

  private static ParserModel parser() {
    List<Sentence> trees = TinyTreebank.sentences().stream().map(TinyPipeline::chain).toList();
    Recipe recipe = Presets.named("fast", trees).toBuilder().iterations(5).build();
    try {
      return LinearTraining.of(recipe, trees).run().model();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A sentence whose words depend on the one before them. */
  public static Sentence chain(Sentence sentence) {
    int[] heads = new int[sentence.size()];
    String[] labels = new String[heads.length];
    Arrays.fill(labels, "dep");
    labels[0] = "root";
    for (int i = 0; i < heads.length; i++) {
      heads[i] = i;
    }
    return sentence.withTree(DependencyTree.of(heads, labels));
  }
}
