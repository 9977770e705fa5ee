package dodona.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FeatureModelTest {

  @Test
  void readsTheNamesOfTheLiterature() {
    FeatureModel model =
        FeatureModel.parse(
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
    assertThatThrownBy(() -> FeatureModel.parse("S0lp\nS0l1p"))
        .hasMessageContaining("line 2, column 1: the same feature stands already on line 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "S0w S0q            | line 1, column 5: 'S0q' is no part of a feature",
        "S0p; ; S1p         | line 1, column 6: expected a feature before ';'",
        "S9w                | line 1, column 1: 'S9' is too deep",
        "S0p dS0B7          | line 1, column 8: 'B7' is too deep",
        "S0.lema            | line 1, column 3: no attribute 'lema'",
        "S0w S0.cluster     | line 1, column 7: 'cluster' needs clusters of words",
        "S0.cluster4        | line 1, column 3: 'cluster4' needs clusters of words",
        "S0.cluster0        | line 1, column 3: no attribute 'cluster0'",
        "S0w S1w S0p S1p B0w B0p B1p | line 1, column 1: more than 6 parts",
        "S0m S1m B0m        | line 1, column 1: more than 2 sets",
        "# nothing          | line 1, column 1: there is no feature",
      })
  void namesLineAndColumnOfAMistake(String text, String message) {
    assertThatThrownBy(() -> FeatureModel.parse(text))
        .isInstanceOf(FeatureSyntaxException.class)
        .hasMessageContaining(message);
  }

  @Test
  void countsLinesThroughComments() {
    assertThatThrownBy(() -> FeatureModel.parse("# one\n\nS0w\n  X0w\n"))
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
        "arc-eager-fast"
      })
  void comesWithEverySystem(String system) {
    FeatureModel model = FeatureModel.of(system);
    assertThat(model.size()).isGreaterThanOrEqualTo(50);
    assertThat(model.usesClusters()).isFalse();

    FeatureModel withClusters = model.withClusters(Clusters.parse("0\tgo\t1"));
    assertThat(withClusters.usesClusters()).isTrue();
    assertThat(withClusters.text()).startsWith(model.text());
    assertThat(withClusters.templates().subList(0, model.size())).isEqualTo(model.templates());
  }

  @Test
  void saysWhichSystemHasNoModel() {
    assertThatThrownBy(() -> FeatureModel.of("arc-baroque")).hasMessageContaining("arc-baroque");
  }
}
