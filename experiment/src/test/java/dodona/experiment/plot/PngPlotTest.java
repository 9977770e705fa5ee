package dodona.experiment.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PngPlotTest {

  static Iterable<String> names() {
    return Plots.all().keySet();
  }

  @ParameterizedTest
  @MethodSource("names")
  void isAPictureTwiceTheSizeWithInkOnWhite(String name) throws IOException {
    Plot plot = Plots.of(name);
    byte[] png = png(plot);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth())
        .isEqualTo(2 * Drawing.of(plot, PngText.create()).width())
        .isGreaterThanOrEqualTo(800);
    assertThat(image.getRGB(1, 1) & 0xffffff).isEqualTo(0xffffff);
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    assertThat(IntStream.of(pixels).distinct().count()).isGreaterThan(10);
    assertThat(png(plot)).isEqualTo(png);
  }

  private static byte[] png(Plot plot) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngPlot.write(plot, out);
    return out.toByteArray();
  }
}
