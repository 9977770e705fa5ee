package dodona.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.system.arceager.ArcEager;
import dodona.transition.TransitionSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FeatureModelTest {

  private static final ArcEager SYSTEM = new ArcEager();

  @Test
  void readsTheNamesOfTheLiterature() {
    FeatureModel model =
        FeatureModel.parse(
            SYSTEM,
            """
            # after Zhang & Nivre
            S0w S0p; S0p B0p B1p   # two on a line
            d S0w B0w

            S0l2l S0hp S0vr S0sl
            S0.Case B0.suffix3 S1m
            """);

    assertThat(model.size()).isEqualTo(5);
  }

  @Test
  void takesTheFirstDependentWithAndWithoutItsNumberForTheSame() {
    assertThatThrownBy(() -> FeatureModel.parse(SYSTEM, "S0lp\nS0l1p"))
        .hasMessageContaining("line 2, column 1: duplicate feature; first on line 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "S0w S0q            | line 1, column 5: 'S0q' is not a valid part of a feature",
        "S0p; ; S1p         | line 1, column 6: expected a feature before ';'",
        "S9w                | line 1, column 1: unknown position 'S9' in arc-eager; expected S0,"
            + " S1, S2, S3, B0, B1, B2 or B3",
        "S0p dS0B7          | line 1, column 8: unknown position 'B7' in arc-eager",
        "S0w L0w            | line 1, column 5: unknown position 'L0' in arc-eager",
        "S0.lema            | line 1, column 3: unknown attribute 'lema'",
        "S0w S0.cluster     | line 1, column 7: 'cluster' needs word clusters",
        "S0.cluster4        | line 1, column 3: 'cluster4' needs word clusters",
        "S0.cluster0        | line 1, column 3: unknown attribute 'cluster0'",
        "S0w S1w S0p S1p B0w B0p B1p | line 1, column 1: more than 6 parts",
        "S0m S1m B0m        | line 1, column 1: more than 2 sets",
        "# nothing          | line 1, column 1: the model has no features",
      })
  void namesLineAndColumnOfAMistake(String text, String message) {
    assertThatThrownBy(() -> FeatureModel.parse(SYSTEM, text))
        .isInstanceOf(FeatureSyntaxException.class)
        .hasMessageContaining(message);
  }

  @Test
  void countsLinesThroughComments() {
    assertThatThrownBy(() -> FeatureModel.parse(SYSTEM, "# one\n\nS0w\n  X0w\n"))
        .isInstanceOfSatisfying(
            FeatureSyntaxException.class,
            e -> {
              assertThat(e.line()).isEqualTo(4);
              assertThat(e.column()).isEqualTo(3);
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "arc-standard",
        "swap-standard",
        "arc-hybrid",
        "arc-eager",
        "attardi",
        "easy-first",
        "covington"
      })
  void comesWithEverySystem(String system) {
    assertIsWhole(FeatureModel.of(TransitionSystems.named(system)));
  }

  @Test
  void comesWithFewerFeaturesForArcEager() {
    FeatureModel fast = FeatureModel.of(SYSTEM, "fast");

    assertIsWhole(fast);
    assertThat(fast.size()).isLessThan(FeatureModel.of(SYSTEM).size());
  }

  @ParameterizedTest
  @CsvSource({
    "zhang-nivre-2011, arc-eager, 72",
    "zhang-nivre-2011-swap-standard, swap-standard, 76",
    "zhang-nivre-2011-attardi, attardi, 106",
    "goldberg-nivre-2013-arc-hybrid, arc-hybrid, 49"
  })
  void theFeaturesOfThePapersAreBesideTheExperiments(String name, String system, int features)
      throws IOException {
    Path file = Path.of("..", "experiments", "features", name + ".features");
    FeatureModel model =
        FeatureModel.parse(TransitionSystems.named(system), Files.readString(file));
    assertThat(model.size()).isEqualTo(features);
    assertThat(model.templates()).doesNotHaveDuplicates();
  }

  private static void assertIsWhole(FeatureModel model) {
    assertThat(model.size()).isGreaterThanOrEqualTo(50);
    assertThat(model.usesClusters()).isFalse();

    FeatureModel withClusters = model.withClusters(Clusters.parse("0\tgo\t1"));
    assertThat(withClusters.usesClusters()).isTrue();
    assertThat(withClusters.text()).startsWith(model.text());
    assertThat(withClusters.templates().subList(0, model.size())).isEqualTo(model.templates());
  }

  @Test
  void saysWhichSystemHasNoSuchModel() {
    assertThatThrownBy(() -> FeatureModel.of(SYSTEM, "baroque"))
        .hasMessageContaining("arc-eager-baroque");
  }

  @Test
  void knowsThePlacesThatFeaturesLookAt() {
    assertThat(FeatureModel.parse(SYSTEM, "S0w\nd S0l2p\nB2hp").places()).isEqualTo(0b0101_0001);
  }
}
