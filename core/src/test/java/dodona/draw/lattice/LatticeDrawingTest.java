package dodona.draw.lattice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dodona.SmallTrees;
import dodona.lattice.DerivationLattice;
import dodona.oracle.Oracles;
import dodona.support.Json;
import dodona.support.Printable;
import dodona.system.swapstandard.SwapStandard;
import dodona.treebank.DependencyTree;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class LatticeDrawingTest {

  private static final DependencyTree JOHN_LIKES_MARY =
      DependencyTree.of(new int[] {2, 0, 2}, new String[] {"subj", "root", "obj"});

  private static DerivationLattice lattice(DependencyTree tree) {
    SwapStandard system =
        new SwapStandard(Arrays.stream(tree.labels()).distinct().sorted().toList());
    return DerivationLattice.of(
        system, Oracles.namedNonDeterministic(system, "nd-all").tree(tree), tree.size());
  }

  private static LatticeDrawing johnLikesMary() {
    return new LatticeDrawing(lattice(JOHN_LIKES_MARY), List.of("John", "likes", "Mary"));
  }

  @Test
  void writesALineOfTextForEachNode() {
    assertThat(johnLikesMary().text().lines().map(String::stripTrailing))
        .containsExactly(
            "2 derivations, 6 transitions, 0 swaps, SH-LA forks: 1",
            "",
            "node  stack    buffer  arcs         transitions",
            "----  -------  ------  -----------  ----------------------",
            "0     0        1 2 3                SH to 1",
            "1     0 1      2 3                  SH to 2",
            "2     0 1 2    3                    SH to 3  LA(subj) to 4",
            "3     0 1 2 3                       RA(obj) to 5",
            "4     0 2      3       2→1          SH to 6",
            "5     0 1 2            2→3          LA(subj) to 7",
            "6     0 2 3            2→1          RA(obj) to 7",
            "7     0 2              2→1 2→3      RA(root) to 8",
            "8     0                2→1 0→2 2→3  end");
  }

  /** A style called {@code name} would replace the key that gives nodes their names. */
  @Test
  void definesTheStylesOfItsTikzPictureUnderNamesOfItsOwn() {
    String tikz = johnLikesMary().tikz();
    Set<String> styles =
        Pattern.compile("([a-z ]+)/\\.style=")
            .matcher(tikz)
            .results()
            .map(match -> match.group(1).strip())
            .collect(Collectors.toSet());
    assertThat(styles).containsExactlyInAnyOrder("configuration", "move", "move name");
    assertThat(tikz).contains("node[move name] {SH}", "\\node[configuration] (n0) at ");
  }

  @Test
  void asksForAnotherEngineIfLabelsAreNotLatin() {
    assertThat(johnLikesMary().tikz())
        .startsWith("% Compiles with pdfLaTeX, XeLaTeX and LuaLaTeX.\n")
        .doesNotContain("setmainfont");
    DependencyTree tree = DependencyTree.of(new int[] {0}, new String[] {"ключ"});
    assertThat(new LatticeDrawing(lattice(tree), List.of("x")).tikz())
        .startsWith("% Compile with XeLaTeX or LuaLaTeX, and set a font that covers the script.\n")
        .contains("\\usepackage{fontspec}\n  % \\setmainfont{Noto Serif}\n\\fi\n");
  }

  /** Compiles where pdfLaTeX and TikZ are installed; the class standalone need not be. */
  @Test
  void compilesWithLabelsFullOfSpecialCharacters(@TempDir Path folder) throws Exception {
    assumeTrue(run(folder, "kpsewhich", "tikz.sty", "iftex.sty") == 0);
    Files.writeString(
        folder.resolve("standalone.cls"),
        "\\ProvidesClass{standalone}\n\\LoadClass{article}\n\\pagestyle{empty}\n");
    DependencyTree tree =
        DependencyTree.of(
            new int[] {2, 0, 2, 2},
            new String[] {"x%y\\z&{#}", "root^~\"$", "[clé]_'`", "<|>--,,*"});
    Files.writeString(
        folder.resolve("lattice.tex"),
        new LatticeDrawing(lattice(tree), List.of("a", "b", "c", "d")).tikz());
    assertThat(run(folder, "pdflatex", "-interaction=nonstopmode", "-halt-on-error", "lattice.tex"))
        .as(() -> read(folder.resolve("lattice.log")))
        .isZero();
    assertThat(folder.resolve("lattice.pdf")).isNotEmptyFile();
  }

  /** Runs a program in a folder and returns its exit code; 127 if it is not installed. */
  private static int run(Path folder, String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command)
          .directory(folder.toFile())
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException e) {
      return 127;
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "no log: " + e.getMessage();
    }
  }

  @Test
  void drawsEveryNodeAndArcAndTheTerminalNodeTwice() throws Exception {
    Document svg = parse(johnLikesMary().svg());
    assertThat(count(svg, "rect", "node")).isEqualTo(9);
    assertThat(count(svg, "rect", "fork")).isEqualTo(1);
    assertThat(count(svg, "rect", "ring")).isEqualTo(1);
    assertThat(count(svg, "path", "tip")).isEqualTo(9);
    assertThat(count(svg, "text", "LA")).isEqualTo(2);
    assertThat(svg.getDocumentElement().getTextContent())
        .contains("1 John · 2 likes · 3 Mary")
        .contains("prefers-color-scheme: dark")
        .contains("stack: 0 likes\nbuffer: Mary");
  }

  @Test
  void keepsWordsAndLabelsFromBreakingThePicture() throws Exception {
    DependencyTree tree = DependencyTree.of(new int[] {0}, new String[] {"a<\"&b"});
    LatticeDrawing drawing = new LatticeDrawing(lattice(tree), List.of("<&>"));
    assertThat(parse(drawing.svg()).getDocumentElement().getTextContent())
        .contains("1 <&>")
        .contains("RA(a<\"&b)");
    assertThat(drawing.dot()).contains("label=\"RA(a<\\\"&b)\"");
  }

  @Test
  void keepsControlCharactersOutOfEveryForm() throws Exception {
    String nasty = "a\u001B[31m\u0007\u0085\u202Eb\uFFFE";
    DependencyTree tree = DependencyTree.of(new int[] {0}, new String[] {nasty});
    LatticeDrawing drawing = new LatticeDrawing(lattice(tree), List.of(nasty));
    assertThat(parse(drawing.svg()).getDocumentElement().getTextContent()).contains("1 a[31mb");
    for (String form : List.of(drawing.svg(), drawing.dot(), drawing.text())) {
      assertThat(form.codePoints().filter(c -> c != '\n' && Printable.isHarmful(c))).isEmpty();
    }
    assertThat(Json.compact(drawing.json())).contains("a\\u001b[31m\\u0007\\u0085\\u202eb");
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  private static int count(Document svg, String element, String wanted) {
    NodeList elements = svg.getElementsByTagName(element);
    int count = 0;
    for (int i = 0; i < elements.getLength(); i++) {
      String classes = ((Element) elements.item(i)).getAttribute("class");
      count += List.of(classes.split(" ")).contains(wanted) ? 1 : 0;
    }
    return count;
  }

  @Test
  void writesDotWithADoubleTerminalNode() {
    assertThat(johnLikesMary().dot())
        .startsWith("digraph lattice {\n")
        .contains("  7 [label=\"2→1\\n2→3\"];\n")
        .contains("  8 [label=\"2→1\\n0→2\\n2→3\", peripheries=2];\n")
        .contains("  2 -> 4 [label=\"LA(subj)\", color=\"#0067a5\"")
        .endsWith("}\n");
  }

  @Test
  void writesConfigurationsAndTransitionsAsJson() {
    String json = Json.pretty(johnLikesMary().json()).replaceAll("\\s+", " ");
    assertThat(json)
        .contains("\"system\": \"swap-standard\", \"words\": [ \"John\", \"likes\", \"Mary\" ]")
        .contains("\"derivations\": 2, \"shortest\": 6, \"longest\": 6")
        .contains("\"forks\": { \"SH-LA\": 1 }")
        .contains(
            "{ \"id\": 4, \"stack\": [ 0, 2 ], \"buffer\": [ 3 ], \"arcs\": [ { \"head\": 2,"
                + " \"dependent\": 1, \"label\": \"subj\" } ], \"derivations\": 1 }")
        .contains("{ \"from\": 2, \"to\": 4, \"transition\": \"LA(subj)\", \"derivations\": 1 }");
  }

  @Test
  void refusesWordsOfAnotherSentence() {
    assertThatThrownBy(() -> new LatticeDrawing(lattice(JOHN_LIKES_MARY), List.of("John")))
        .hasMessage("1 words for a lattice of 3");
  }

  @Test
  void layersAreInOrderAndNodesKeepTheirDistance() {
    Random random = new Random(51);
    for (int i = 0; i < 30; i++) {
      DerivationLattice lattice = lattice(SmallTrees.random(6, random));
      double[] heights = random.doubles(lattice.nodes(), 10, 60).toArray();
      LatticeLayout layout = new LatticeLayout(lattice, heights, 20);
      for (int arc = 0; arc < lattice.arcs(); arc++) {
        int[] points = layout.points(arc);
        assertThat(points).startsWith(lattice.source(arc)).endsWith(lattice.target(arc));
        for (int k = 1; k < points.length; k++) {
          assertThat(layout.layer(points[k])).isEqualTo(layout.layer(points[k - 1]) + 1);
        }
      }
      for (int a = 0; a < heights.length; a++) {
        assertThat(layout.place(a)).isBetween(0.0, layout.height());
        for (int b = 0; b < a; b++) {
          if (layout.layer(a) == layout.layer(b)) {
            assertThat(Math.abs(layout.place(a) - layout.place(b)))
                .isGreaterThan(((heights[a] + heights[b]) / 2) + 20 - 1e-6);
          }
        }
      }
    }
  }
}
