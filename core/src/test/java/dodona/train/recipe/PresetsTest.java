package dodona.train.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.feature.FeatureModel;
import dodona.model.Ranking;
import dodona.system.arceager.ArcEager;
import dodona.system.swapstandard.SwapStandard;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PresetsTest {

  private static final Sentence PROJECTIVE = sentence(2, 0, 2, 3);
  private static final Sentence CROSSING = sentence(3, 0, 2, 2);

  private static Sentence sentence(int... heads) {
    return Sentence.ofForms("a", "b", "c", "d").withTree(DependencyTree.of(heads));
  }

  @ParameterizedTest
  @CsvSource({"0, arc-eager", "15, arc-eager", "16, swap-standard", "100, swap-standard"})
  void manyCrossingArcsWantASystemThatCanBuildThem(int crossing, String system) {
    List<Sentence> trees =
        IntStream.range(0, 100).mapToObj(i -> i < crossing ? CROSSING : PROJECTIVE).toList();
    for (String name : Presets.names()) {
      assertThat(Presets.named(name, trees).system()).isEqualTo(system);
      assertThat(Presets.named(name, trees).describe())
          .isEqualTo(Presets.named(name, system).describe());
    }
  }

  @Test
  void thePresetOfASystemHasItsFeatures() {
    assertThat(Presets.named("fast", "swap-standard").learning().features().text())
        .isEqualTo(FeatureModel.of(new SwapStandard(), "fast").text());
    assertThat(Presets.named("accurate", "swap-standard").learning().features().text())
        .isEqualTo(FeatureModel.of(new SwapStandard(), "fast").text());
    assertThat(Presets.named("accurate", "arc-eager").learning().features().text())
        .isEqualTo(FeatureModel.of(new ArcEager()).text());
  }

  @Test
  void aBeamHasIdleStepsWhereDerivationsDifferInLength() {
    assertThat(Knobs.BEAM_RANKING.in(Presets.named("accurate", "swap-standard")))
        .isEqualTo(Ranking.IDLE);
    assertThat(Knobs.BEAM_RANKING.in(Presets.named("accurate", "arc-eager")))
        .isEqualTo(Ranking.SUM);
  }

  @Test
  void saysWhatThereIs() {
    assertThatThrownBy(() -> Presets.named("quick", List.of(PROJECTIVE)))
        .hasMessage("unknown preset 'quick'; expected accurate or fast");
    assertThat(Presets.hasRecipesFor("attardi")).isFalse();
    assertThatThrownBy(() -> Presets.named("fast", "attardi"))
        .hasMessage("the presets do not support attardi");
  }
}
