package dodona.experiment.plot;

import java.awt.AWTError;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.io.IOException;

/** Java's own sans-serif font, which falls back on others for scripts that it lacks. */
final class PngText implements TextWidth {

  private final FontRenderContext smooth = new FontRenderContext(null, true, true);
  private final Font plain = new Font(Font.SANS_SERIF, Font.PLAIN, 1);
  private final Font bold = new Font(Font.SANS_SERIF, Font.BOLD, 1);

  private PngText() {}

  /**
   * Loads the font.
   *
   * @throws IOException if there is none, which Java says in as many ways as it has versions, or if
   *     Java insists on a screen that is not there
   */
  static PngText create() throws IOException {
    try {
      PngText text = new PngText();
      if (text.of("x", Picture.SMALL, false) > 0) {
        return text;
      }
    } catch (AWTError e) {
      throw new IOException(
          "cannot write PNG files: Java cannot access the display. Start it with"
              + " -Djava.awt.headless=true, or unset DISPLAY.",
          e);
    } catch (RuntimeException | LinkageError | InternalError e) {
      throw new IOException(noFont(), e);
    }
    throw new IOException(noFont());
  }

  private static String noFont() {
    return "cannot write PNG files, as Java finds no font: install fontconfig and a font"
        + " (on Debian and Ubuntu: apt install fontconfig fonts-dejavu-core libfreetype6)";
  }

  Font font(double size, boolean isBold) {
    return (isBold ? bold : plain).deriveFont((float) size);
  }

  @Override
  public double of(String text, double size, boolean isBold) {
    return text.isEmpty() ? 0 : font(size, isBold).getStringBounds(text, smooth).getWidth();
  }
}
