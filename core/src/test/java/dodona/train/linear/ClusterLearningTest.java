package dodona.train.linear;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.MiniTreebank;
import dodona.feature.Clusters;
import dodona.feature.FeatureModel;
import dodona.model.ModelFile;
import dodona.model.ParserModel;
import dodona.search.Parser;
import dodona.train.recipe.Knobs;
import dodona.train.recipe.Presets;
import dodona.train.recipe.Recipe;
import dodona.treebank.Sentence;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests clusters as features. Whether "with" and the word after it attach to the verb or to the
 * noun depends only on the cluster of the last word: words of both kinds look alike and have the
 * same tags.
 */
class ClusterLearningTest {

  private static final List<String> TOOLS = List.of("kaba", "laba", "maba", "naba", "paba");
  private static final List<String> PARTS = List.of("raba", "saba", "taba", "vaba", "zaba");
  private static final String UNKNOWN_TOOL = "faba";
  private static final String UNKNOWN_PART = "gaba";

  private static Sentence sentence(String last, boolean isPart) {
    return MiniTreebank.sentence(
        "See/VERB/_/0/root Max/NOUN/_/1/obj with/ADP/_/4/case "
            + (last + "/NOUN/_/" + (isPart ? "2/nmod" : "1/obl")));
  }

  private static List<Sentence> training() {
    List<Sentence> sentences = new ArrayList<>();
    for (int i = 0; i < TOOLS.size(); i++) {
      sentences.add(sentence(TOOLS.get(i), false));
      sentences.add(sentence(PARTS.get(i), true));
    }
    return sentences;
  }

  private static Clusters clusters() {
    StringBuilder text = new StringBuilder();
    TOOLS.forEach(word -> text.append("0101\t").append(word).append("\t3\n"));
    PARTS.forEach(word -> text.append("011011\t").append(word).append("\t3\n"));
    text.append("0101\t").append(UNKNOWN_TOOL).append("\t1\n");
    text.append("011011\t").append(UNKNOWN_PART).append("\t1\n");
    return Clusters.parse(text.toString());
  }

  private static ParserModel train(String preset, Clusters clusters) throws IOException {
    Recipe base = Presets.named(preset, training());
    FeatureModel features = base.learning().features();
    Recipe recipe =
        base.toBuilder()
            .features(clusters.isEmpty() ? features : features.withClusters(clusters))
            .hashBits(18)
            .iterations(10)
            .with(Knobs.AVERAGE, 1)
            .build();
    return LinearTraining.of(recipe, training()).run().model();
  }

  private static ParserModel throughAFile(ParserModel model) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ModelFile.write(model, bytes);
    return ModelFile.read(new ByteArrayInputStream(bytes.toByteArray()), "a model");
  }

  private static int headOfLast(Parser parser, String word) {
    return parser.parse(sentence(word, false).withoutTree()).head(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"accurate", "fast"})
  void anUnknownWordOfAKnownClusterGetsTheRightHead(String preset) throws IOException {
    Parser parser = new Parser(throughAFile(train(preset, clusters())));

    assertThat(headOfLast(parser, UNKNOWN_TOOL)).isEqualTo(1);
    assertThat(headOfLast(parser, UNKNOWN_PART)).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"accurate", "fast"})
  void withoutClustersUnknownWordsCannotBeToldApart(String preset) throws IOException {
    Parser parser = new Parser(train(preset, Clusters.NONE));

    assertThat(headOfLast(parser, TOOLS.get(0))).isEqualTo(1);
    assertThat(headOfLast(parser, PARTS.get(0))).isEqualTo(2);
    assertThat(headOfLast(parser, UNKNOWN_TOOL)).isEqualTo(headOfLast(parser, UNKNOWN_PART));
  }
}
