package dodona.experiment.document;

import dodona.experiment.plot.PngPlot;
import dodona.experiment.plot.SvgPlot;
import dodona.support.AtomicFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes documents into a folder: {@code report.html}, {@code report.md}, and every plot as {@code
 * plots/NAME.svg} and {@code plots/NAME.png}.
 */
public final class DocumentFolder {

  private DocumentFolder() {}

  /**
   * Writes a document, replacing what an earlier one left under the same names. A file is either
   * the old or the new one, never half of it. The PNG files come last, so that where Java finds no
   * font everything else is there.
   *
   * @throws IOException if a file cannot be written, or if there is no font for the PNG files
   */
  public static void write(Document document, Path folder) throws IOException {
    Path plots = folder.resolve("plots");
    Files.createDirectories(document.figures().isEmpty() ? folder : plots);
    for (Figure figure : document.figures()) {
      write(plots.resolve(figure.name() + ".svg"), SvgPlot.of(figure.plot()));
    }
    write(folder.resolve("report.md"), MarkdownDocument.of(document));
    write(folder.resolve("report.html"), HtmlDocument.of(document));
    for (Figure figure : document.figures()) {
      write(plots.resolve(figure.name() + ".png"), out -> PngPlot.write(figure.plot(), out));
    }
  }

  private static void write(Path path, String text) throws IOException {
    write(path, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static void write(Path path, Content content) throws IOException {
    try (AtomicFile file = AtomicFile.create(path, true)) {
      content.writeTo(file.stream());
      file.commit();
    }
  }

  @FunctionalInterface
  private interface Content {
    void writeTo(OutputStream out) throws IOException;
  }
}
