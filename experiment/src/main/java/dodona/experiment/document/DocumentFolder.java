package dodona.experiment.document;

import dodona.experiment.plot.Plot;
import dodona.experiment.plot.PngPlot;
import dodona.experiment.plot.SvgPlot;
import dodona.support.AtomicFile;
import dodona.support.OutputFolder;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Writes documents into a folder: {@code report.html}, {@code report.md}, all tables as {@code
 * tables.tex}, and every plot as {@code plots/NAME.svg} and {@code plots/NAME.png}. All five show
 * the same tables and plots; {@code docs/experiments} in the repository keeps {@code report.md} and
 * the SVG files, which it refers to.
 */
public final class DocumentFolder {

  private DocumentFolder() {}

  /**
   * Writes a document, replacing files of the same names. A file is either the old or the new one,
   * never half of it. The PNG files come last, so that where Java finds no font everything else is
   * there.
   *
   * @throws IOException if a file cannot be written, or if there is no font for the PNG files
   */
  public static void write(Document document, Path folder) throws IOException {
    Path plots = folder.resolve("plots");
    OutputFolder.create(
        folder, document.figures().isEmpty() ? new String[0] : new String[] {"plots"});
    for (Figure figure : document.figures()) {
      AtomicFile.write(plots.resolve(figure.name() + ".svg"), SvgPlot.of(figure.plot()));
    }
    AtomicFile.write(folder.resolve("report.md"), MarkdownDocument.of(document));
    AtomicFile.write(folder.resolve("tables.tex"), LatexTables.of(document));
    AtomicFile.write(folder.resolve("report.html"), HtmlDocument.of(document));
    for (Figure figure : document.figures()) {
      writePng(plots.resolve(figure.name() + ".png"), figure.plot());
    }
  }

  private static void writePng(Path path, Plot plot) throws IOException {
    try (AtomicFile file = AtomicFile.create(path, true)) {
      PngPlot.write(plot, file.stream());
      file.commit();
    }
  }
}
