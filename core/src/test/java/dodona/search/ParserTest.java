package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.MiniTreebank;
import dodona.feature.FeatureModel;
import dodona.linear.RowLayout;
import dodona.model.Decoding;
import dodona.model.ModelFile;
import dodona.model.Models;
import dodona.model.linear.LinearModel;
import dodona.model.linear.LinearShape;
import dodona.system.arceager.ArcEager;
import dodona.system.swapstandard.SwapStandard;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParserTest {

  private static final List<String> LABELS = List.of("l", "r");

  @Test
  void parsesTheSameWithAModelThatWasInAFile(@TempDir Path folder) throws IOException {
    LinearModel model = Models.random(Models.shape(new ArcEager(LABELS), 8, true), 1);
    ModelFile.write(model, folder.resolve("m"), false);
    Parser before = new Parser(model);
    Parser after = new Parser(ModelFile.read(folder.resolve("m")));

    for (Sentence sentence : MiniTreebank.all()) {
      assertThat(after.parse(sentence)).isEqualTo(before.parse(sentence));
    }
  }

  @Test
  void doesNotLookAtTheTreeThatASentenceHas() {
    Parser parser = new Parser(Models.random(Models.shape(new SwapStandard(LABELS), 4, true), 1));

    for (Sentence sentence : MiniTreebank.all()) {
      assertThat(parser.parse(sentence)).isEqualTo(parser.parse(sentence.withoutTree()));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 20})
  void findsDifferentTreesOfWhichTheFirstIsTheParsers(int width) {
    Parser parser =
        new Parser(Models.random(Models.shape(new SwapStandard(LABELS), width, true), 1));
    for (Sentence sentence : MiniTreebank.all()) {
      List<int[]> derivations = new ArrayList<>();
      List<Sentence> best =
          parser.best(sentence, 5, (same, derivation, scorer) -> derivations.add(derivation));
      List<DependencyTree> trees = best.stream().map(Sentence::tree).toList();
      assertThat(trees.get(0)).isEqualTo(parser.parse(sentence));
      assertThat(trees).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(5);
      assertThat(trees).hasSize(sentence.size() > 1 ? 5 : trees.size());
      assertThat(derivations).hasSameSizeAs(trees);
      assertThat(parser.best(sentence, 1, DerivationListener.NONE)).hasSize(1);
    }
  }

  @Test
  void otherTreesHaveTheGivenArcsToo() {
    LinearModel model = Models.random(Models.shape(new SwapStandard(LABELS), 4, true), 1);
    Parser parser = new Parser(model, 4, new GivenArcsConstraint(true, false, false));
    for (Sentence sentence : MiniTreebank.all()) {
      int word = sentence.size();
      int[] heads = new int[word + 1];
      Arrays.fill(heads, -1);
      heads[word] = sentence.head(word);
      for (Sentence found :
          parser.best(sentence.withoutTree().withHeads(heads), 4, DerivationListener.NONE)) {
        assertThat(found.head(word)).isEqualTo(sentence.head(word));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void parsesAVeryLongSentence(int width) {
    Sentence sentence = Sentence.ofForms(Collections.nCopies(5000, "word"));
    Parser parser = new Parser(Models.random(Models.shape(new ArcEager(LABELS), width, true), 1));

    assertThat(parser.parse(sentence).rootCount()).isEqualTo(1);
  }

  @Test
  void narrowsTheBeamForSentencesThatWouldTakeForEver() {
    LinearModel model = Models.random(Models.shape(new ArcEager(LABELS), 8, true), 1);
    Parser parser = new Parser(model);
    assertThat(parser.beamWidth(Parser.LONGEST_AT_FULL_WIDTH)).isEqualTo(8);
    assertThat(parser.beamWidth(2 * Parser.LONGEST_AT_FULL_WIDTH)).isEqualTo(4);
    assertThat(parser.beamWidth(Integer.MAX_VALUE)).isEqualTo(1);

    Sentence sentence =
        Sentence.ofForms(Collections.nCopies(4 * Parser.LONGEST_AT_FULL_WIDTH, "word"));
    Parser otherOfTheSameWidth = new Parser(model, 11);
    assertThat(otherOfTheSameWidth.beamWidth(sentence.size())).isEqualTo(2);
    assertThat(parser.parse(sentence)).isEqualTo(otherOfTheSameWidth.parse(sentence));
    assertThat(parser.parse(List.of(MiniTreebank.all().get(0), sentence)).get(1))
        .isEqualTo(parser.parse(sentence));
  }

  @Test
  void refusesAModelThatDoesNotFitItsSystem() {
    assertThatThrownBy(() -> new Parser(model("arc-eager", 7)))
        .hasMessage("a model with 7 scores for the 6 transitions of arc-eager");
    assertThatThrownBy(() -> new Parser(model("easy-first", 6)))
        .hasMessage("a model with 6 scores for the 4 transitions of easy-first");
    assertThatThrownBy(() -> new Parser(model("arc-lazy", 6)))
        .hasMessageContaining("unknown transition system 'arc-lazy'");
  }

  private static LinearModel model(String system, int width) {
    return Models.random(
        new LinearShape(
            new Decoding(system, 1, true),
            FeatureModel.parse(new ArcEager(), "S0w"),
            LABELS,
            new RowLayout(8, width)),
        1);
  }
}
