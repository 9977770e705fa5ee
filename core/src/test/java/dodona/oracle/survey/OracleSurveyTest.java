package dodona.oracle.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.SmallTrees;
import dodona.oracle.Oracles;
import dodona.transition.TransitionSystems;
import java.util.List;
import org.junit.jupiter.api.Test;

class OracleSurveyTest {

  @Test
  void addsUpTheKnownSwapsOfAllSmallTrees() {
    OracleSurvey survey =
        new OracleSurvey(
            "swap-standard", List.of("eager", "lazy", "minimal", "minimal-any", "nd-all"));
    OracleTotals totals = new OracleTotals(survey);
    SmallTrees.all(4).map(survey::of).forEach(totals::add);
    assertThat(totals.sentences()).isEqualTo(125);
    assertThat(totals.swaps(0)).isEqualTo(93);
    assertThat(totals.swaps(1)).isEqualTo(85);
    assertThat(totals.swaps(2)).isEqualTo(85);
    assertThat(totals.swaps(3)).isEqualTo(80);
    assertThat(totals.unique(4)).isEqualTo(92);
    for (int oracle = 0; oracle < 5; oracle++) {
      assertThat(totals.derived(oracle)).isEqualTo(125);
      assertThat(totals.inexact(oracle)).isZero();
    }
  }

  @Test
  void knowsWhatEverySystemDerives() {
    for (String system : TransitionSystems.names()) {
      OracleSurvey survey = new OracleSurvey(system, Oracles.names(system));
      OracleTotals totals = new OracleTotals(survey);
      SmallTrees.all(4).map(survey::of).forEach(totals::add);
      long derivable =
          switch (system) {
            case "swap-standard", "covington" -> 125;
            case "attardi" -> 117;
            default -> 55;
          };
      for (int oracle = 0; oracle < survey.oracles().size(); oracle++) {
        assertThat(totals.derived(oracle))
            .as("%s %s", system, survey.oracles().get(oracle))
            .isEqualTo(derivable);
      }
    }
  }

  @Test
  void refusesAnOracleThatASystemLacks() {
    assertThatThrownBy(() -> new OracleSurvey("arc-eager", List.of("eager")))
        .hasMessage("arc-eager has no oracle 'eager'; expected static, nd or dynamic");
  }
}
