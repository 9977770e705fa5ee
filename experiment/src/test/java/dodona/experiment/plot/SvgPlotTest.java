package dodona.experiment.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.experiment.WellFormed;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;

class SvgPlotTest {

  static Iterable<String> names() {
    return Plots.all().keySet();
  }

  @ParameterizedTest
  @MethodSource("names")
  void isWellFormedAndHasASizeAndWords(String name) {
    Plot plot = Plots.of(name);
    Document svg = WellFormed.parse(SvgPlot.of(plot));
    assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(svg.getDocumentElement().getAttribute("viewBox")).matches("0 0 \\d+ \\d+");
    assertThat(WellFormed.texts(svg, "title")).first().isEqualTo(plot.title());
    assertThat(WellFormed.texts(svg, "desc")).hasSize(1).doesNotContain("");
    assertThat(SvgPlot.of(plot)).doesNotContain("NaN", "Infinity", " id=");
  }

  @ParameterizedTest
  @MethodSource("names")
  void isTheSameEveryTimeAndEverywhere(String name) {
    String first = SvgPlot.of(Plots.of(name));
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      assertThat(SvgPlot.of(Plots.of(name))).isEqualTo(first);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void escapesNames() {
    Document svg = WellFormed.parse(SvgPlot.of(Plots.oddCurves()));
    assertThat(WellFormed.texts(svg, "text")).contains("one <&> \"point\"");
    assertThat(WellFormed.texts(svg, "title")).contains("one <&> \"point\": 4, 0.4200");
  }

  @Test
  void tellsThePointsInWords() {
    Document svg =
        WellFormed.parse(
            SvgPlot.of(Plots.lines("", new Series("a", Plots.points(1, 84.25, 2, 85)))));
    assertThat(WellFormed.texts(svg, "desc"))
        .containsExactly("LAS by iteration. a: from 84.25 at 1 to 85 at 2, highest 85 at 2.");
  }

  @Test
  void leavesTheStyleOfAFragmentToItsPage() {
    assertThat(SvgPlot.fragment(Plots.heatMap())).startsWith("<svg ").doesNotContain("<style");
    assertThat(SvgPlot.of(Plots.heatMap())).contains(SvgPlot.style());
  }
}
