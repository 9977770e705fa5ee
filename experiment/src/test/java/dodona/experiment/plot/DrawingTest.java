package dodona.experiment.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.experiment.plot.Shape.Anchor;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DrawingTest {

  @Test
  void writesNoTextOverAnotherAndNoneBeyondTheEdge() {
    Plots.all()
        .forEach(
            (name, plot) -> {
              Picture picture = Drawing.of(plot, SvgPlot::textWidth);
              List<Rectangle2D> boxes = new ArrayList<>();
              for (Shape.Text text : shapes(picture, Shape.Text.class)) {
                Rectangle2D box = box(text);
                assertThat(boxes)
                    .as("%s: %s", name, text)
                    .allMatch(other -> !other.intersects(box));
                assertThat(new Rectangle2D.Double(0, 0, picture.width(), picture.height()))
                    .as("%s: %s", name, text)
                    .matches(page -> box.isEmpty() || page.contains(box));
                boxes.add(box);
              }
            });
  }

  @Test
  void tellsSeriesApartByColorAndWithoutIt() {
    Picture picture = Drawing.of(Plots.curves(10), SvgPlot::textWidth);
    List<Shape.Line> samples =
        shapes(picture, Shape.Line.class).stream()
            .filter(line -> line.thickness() == 2 && line.points().size() > 4)
            .toList();
    assertThat(samples).hasSize(10).extracting(Shape.Line::ink).doesNotHaveDuplicates();
    Set<String> forms = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      forms.add(Marker.of(i) + " " + samples.get(i).dash());
    }
    assertThat(forms).hasSize(10);
  }

  @Test
  void breaksALineWhereAValueIsMissing() {
    Picture picture =
        Drawing.of(
            Plots.lines("", new Series("a", Plots.points(1, 3, 2, 4, 3, Double.NaN, 4, 5, 5, 6))),
            SvgPlot::textWidth);
    long runs =
        shapes(picture, Shape.Line.class).stream().filter(line -> line.thickness() == 2).count();
    assertThat(runs).as("two runs and the sample in the key").isEqualTo(3);
    assertThat(points(picture)).hasSize(4);
  }

  @Test
  void drawsASinglePointAndNamesASeriesWithoutOne() {
    Picture picture =
        Drawing.of(
            Plots.lines(
                "",
                new Series("one", Plots.points(3, 85)),
                new Series("none", Plots.points(1, Double.NaN))),
            SvgPlot::textWidth);
    assertThat(points(picture)).hasSize(1);
    assertThat(texts(picture)).contains("one", "none (no data)");
  }

  @Test
  void saysThatThereIsNothing() {
    assertThat(texts(Drawing.of(Plots.lines("t"), SvgPlot::textWidth))).contains("no data");
    assertThat(texts(Drawing.of(Plots.of("no-points"), SvgPlot::textWidth))).contains("no data");
    assertThat(texts(Drawing.of(Plots.of("no-values"), SvgPlot::textWidth)))
        .contains("–", "No data.");
  }

  @Test
  void setsAnEdgeAroundTheHighestValueOnly() {
    Picture picture = Drawing.of(Plots.heatMap(), SvgPlot::textWidth);
    List<Shape.Edge> edges =
        shapes(picture, Shape.Edge.class).stream().filter(e -> e.thickness() == 3).toList();
    assertThat(edges).hasSize(1);
    Shape.Text highest =
        shapes(picture, Shape.Text.class).stream()
            .filter(text -> text.text().equals("83.41"))
            .findFirst()
            .orElseThrow();
    assertThat(highest.bold()).isTrue();
    assertThat(highest.x()).isBetween(edges.get(0).x(), edges.get(0).x() + edges.get(0).width());
    assertThat(highest.y()).isBetween(edges.get(0).y(), edges.get(0).y() + edges.get(0).height());
  }

  @Test
  void showsAsManyDecimalsAsTellTheCellsApart() {
    HeatMap small =
        Plots.heatMap(List.of("a", "b"), List.of("c"), List.of(List.of(0.0031, 0.0034)));
    assertThat(texts(Drawing.of(small, SvgPlot::textWidth))).contains("0.00310", "0.00340");
    HeatMap counts = Plots.heatMap(List.of("a", "b"), List.of("c"), List.of(List.of(3.0, 1200.0)));
    assertThat(texts(Drawing.of(counts, SvgPlot::textWidth))).contains("3", "1,200");
  }

  @Test
  void leavesOutPointsWithoutAPlaceOnALogarithmicAxis() {
    Picture picture = Drawing.of(Plots.speed(), SvgPlot::textWidth);
    assertThat(texts(picture)).contains("greedy").doesNotContain("never ran", "stood still");
    assertThat(points(picture)).hasSize(6);
  }

  @Test
  void wrapsAndShortensWhatDoesNotFit() {
    TextWidth widths = SvgPlot::textWidth;
    assertThat(widths.wrap("one two three", 12, false, 50, 3)).containsExactly("one two", "three");
    List<String> lines = widths.wrap("aaaaaaaaaa".repeat(20), 12, false, 60, 2);
    assertThat(lines).hasSize(2);
    assertThat(lines.get(1)).endsWith("…");
    assertThat(lines).allMatch(line -> widths.of(line, 12, false) <= 60);
  }

  @Test
  void refusesAHeatMapWithMissingCells() {
    assertThatThrownBy(() -> Plots.heatMap(List.of("a", "b"), List.of("c"), List.of(List.of(1.0))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("LAS on dev: a row of 1 values for 2 columns");
    assertThatThrownBy(() -> Plots.heatMap(List.of("a"), List.of("c"), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("LAS on dev: values for 0 rows, but names for 1");
  }

  private static List<Shape.Point> points(Picture picture) {
    return shapes(picture, Shape.Point.class).stream().filter(p -> !p.hint().isEmpty()).toList();
  }

  private static List<String> texts(Picture picture) {
    return shapes(picture, Shape.Text.class).stream().map(Shape.Text::text).toList();
  }

  private static <T> List<T> shapes(Picture picture, Class<T> type) {
    return picture.shapes().stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** A little smaller than the text, so that neighbors may touch. */
  private static Rectangle2D box(Shape.Text text) {
    double width = SvgPlot.textWidth(text.text(), text.size(), text.bold());
    double start =
        text.anchor() == Anchor.START ? 0 : text.anchor() == Anchor.MIDDLE ? -width / 2 : -width;
    double height = text.size() * 0.8;
    return text.upwards()
        ? new Rectangle2D.Double(
            text.x() - height, text.y() - start - width, height, Math.max(0, width))
        : new Rectangle2D.Double(text.x() + start, text.y() - height, width, height);
  }
}
