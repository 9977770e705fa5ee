package dodona.experiment.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.experiment.plot.Plots;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentFolderTest {

  @TempDir Path folder;

  @Test
  void holdsThePageTheTextAndEveryPlotTwice() throws IOException {
    Path report = folder.resolve("new/report");
    DocumentFolder.write(Documents.awkward(), report);
    assertThat(contents(report).keySet())
        .containsExactly(
            "plots/curves.png", "plots/curves.svg", "report.html", "report.md", "tables.tex");
    assertThat(report.resolve("report.html")).hasContent(HtmlDocument.of(Documents.awkward()));
    assertThat(ImageIO.read(report.resolve("plots/curves.png").toFile()).getWidth())
        .isEqualTo(1440);
  }

  @Test
  void hasEveryTableForLatex() {
    assertThat(LatexTables.of(Documents.awkward()))
        .contains(
            "\\begin{tabular}{lr}",
            "{[}g{]}(h) \\textbackslash{}",
            " & \\textbf{85.20\\textdaggerdbl{}} \\\\\n    UD\\_English-EWT &  \\\\\n",
            "\\footnotesize a \\textless{} b")
        .startsWith("% a < b");
  }

  @Test
  void isTheSameWhenWrittenAgain() throws IOException {
    DocumentFolder.write(Documents.awkward(), folder);
    Map<String, String> first = contents(folder);
    DocumentFolder.write(Documents.awkward(), folder);
    assertThat(contents(folder)).isEqualTo(first);
  }

  @Test
  void refusesNamesThatAreNoFileNames() {
    for (String name : List.of("", "a/b", "../a", ".hidden", "a b", "ä", "a)")) {
      assertThatThrownBy(() -> new Figure(name, "", Plots.of("no-lines")))
          .as(name)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("'" + name + "' cannot name a figure");
    }
  }

  @Test
  void refusesTwoFiguresThatWouldShareAFile() {
    Section section =
        new Section(
            "s",
            "",
            "",
            List.of(
                new Figure("Curve", "", Plots.of("no-lines")),
                new Figure("curve", "", Plots.of("equal"))));
    assertThatThrownBy(() -> new Document("t", Map.of(), List.of(section)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("two figures have the name curve");
  }

  /** The bytes of all files by their names, as Latin-1, which keeps them. */
  private static Map<String, String> contents(Path folder) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        contents.put(name, Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return contents;
  }
}
