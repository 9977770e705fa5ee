package dodona.experiment.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class InkTest {

  @Test
  void drawsLinesAndTextsThatStandOutOnBothGrounds() {
    for (Ink ink : Ink.SERIES) {
      assertThat(lightContrast(ink)).as("%s", ink).isGreaterThan(3);
      assertThat(darkContrast(ink)).as("%s", ink).isGreaterThan(3);
    }
    for (Ink ink : List.of(Ink.TEXT, Ink.SOFT)) {
      assertThat(lightContrast(ink)).as("%s", ink).isGreaterThan(4.5);
      assertThat(darkContrast(ink)).as("%s", ink).isGreaterThan(4.5);
    }
  }

  @Test
  void isKnownByItsLightColor() {
    assertThat(Ink.CHANGING).extracting(Ink::light).doesNotHaveDuplicates();
  }

  @Test
  void leavesFiguresReadableInEveryCellOfAHeatMap() {
    double before = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= 100; i++) {
      int color = ColorScale.at(i / 100.0);
      assertThat(ColorScale.contrast(color, ColorScale.readableOn(color))).isGreaterThan(4.5);
      double lightness = ColorScale.contrast(color, 0);
      assertThat(lightness).as("at %s", i).isLessThan(before);
      before = lightness;
    }
  }

  private static double lightContrast(Ink ink) {
    return ColorScale.contrast(ink.light(), Ink.PAPER.light());
  }

  private static double darkContrast(Ink ink) {
    return ColorScale.contrast(ink.dark(), Ink.PAPER.dark());
  }
}
