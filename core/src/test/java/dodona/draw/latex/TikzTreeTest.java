package dodona.draw.latex;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.draw.DrawnSentences;
import dodona.draw.TreeDrawing;
import dodona.support.Latex;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import org.junit.jupiter.api.Test;

class TikzTreeTest {

  @Test
  void drawsASmallTree() {
    assertThat(TikzTree.picture(TreeDrawing.of(DrawnSentences.dogs()), true))
        .isEqualTo(
            """
            \\begin{dependency}[segmented edge, edge slant=0pt, edge horizontal padding=0pt,
                label style={draw=none, inner sep=1pt}]
              \\begin{deptext}[column sep=8pt]
                Big \\&[5pt] dogs \\&[5pt] chase \\&[4pt] cats \\& today \\\\
                \\scriptsize ADJ \\& \\scriptsize NOUN \\& \\scriptsize VERB \\& \\scriptsize NOUN \\& \\scriptsize NOUN \\\\
              \\end{deptext}
              \\depedge[edge height=13pt, edge start x offset=-3pt, edge end x offset=-1pt]{2}{1}{amod}
              \\depedge[edge height=13pt, edge start x offset=-6pt, edge end x offset=3pt]{3}{2}{nsubj}
              \\deproot[edge height=52pt]{3}{root}
              \\depedge[edge height=13pt, edge start x offset=12pt, edge end x offset=-1pt]{3}{4}{obj}
              \\depedge[edge height=26pt, edge start x offset=6pt, edge end x offset=-1pt]{3}{5}{obl:tmod}
            \\end{dependency}
            """);
  }

  @Test
  void wrapsThePictureInADocument() {
    TreeDrawing drawing = TreeDrawing.of(DrawnSentences.dogs());
    assertThat(TikzTree.document(drawing, false))
        .startsWith("% Compiles with pdfLaTeX, XeLaTeX and LuaLaTeX.\n\\documentclass")
        .contains("\\usepackage{tikz-dependency}\n\\begin{document}\n")
        .endsWith(TikzTree.picture(drawing, false) + "\\end{document}\n");
  }

  @Test
  void asksForAnotherEngineBeyondLatin() {
    assertThat(TikzTree.document(TreeDrawing.of(Sentence.ofForms("图书馆")), false))
        .startsWith("% Compile with XeLaTeX or LuaLaTeX, and set a font that covers the script.\n");
    assertThat(TikzTree.document(TreeDrawing.of(Sentence.ofForms("été", "Łódź", "“x”")), false))
        .startsWith("% Compiles with pdfLaTeX");
    Sentence labeled = DrawnSentences.of("a/_/0/root", "b/_/1/ключ");
    assertThat(TikzTree.document(TreeDrawing.of(labeled), false))
        .startsWith("% Compile with XeLaTeX or LuaLaTeX");
  }

  @Test
  void mirrorsRightToLeftScripts() {
    Sentence hebrew = DrawnSentences.of("הילד/_/2/nsubj", "אכל/_/0/root", "תפוח/_/2/obj");
    assertThat(TikzTree.document(TreeDrawing.of(hebrew), true))
        .containsPattern("\\\\rtl\\{תפוח} .*\\\\rtl\\{אכל} .*\\\\rtl\\{הילד}")
        .contains("{2}{3}{nsubj}", "{2}{1}{obj}", "\\newcommand{\\rtl}");
  }

  @Test
  void escapesWhatLatexWouldRead() {
    assertThat(Latex.escape("a_b & 50% #1 $x {y} \\z"))
        .isEqualTo("a\\_b \\symbol{38} 50\\% \\#1 \\$x \\{y\\} \\textbackslash{}z");
    assertThat(Latex.escape("~^<>|\"'`"))
        .isEqualTo(
            "\\textasciitilde{}\\textasciicircum{}\\textless{}\\textgreater{}\\textbar{}"
                + "\\textquotedbl{}\\textquotesingle{}\\textasciigrave{}");
    assertThat(Latex.escape("[1]*")).isEqualTo("{[}1{]}{*}");
    assertThat(Latex.escape("---,,")).isEqualTo("-\\mbox{-}\\mbox{-},\\mbox{,}");
    assertThat(Latex.escape("a\u0000\n\u001Bb\uD800")).isEqualTo("ab");
  }

  @Test
  void marksNonProjectiveAndWrongArcs() {
    Sentence gold = DrawnSentences.hearing();
    Sentence system =
        gold.withTree(
            DependencyTree.of(
                new int[] {2, 3, 0, 3, 2}, new String[] {"det", "obj", "root", "case", "nmod"}));
    assertThat(TikzTree.picture(DrawnSentences.compared(gold, system), true).lines())
        .anyMatch(line -> line.contains("draw=red}]{3}{2}{obj}"))
        .anyMatch(line -> line.contains("edge style={very thick, red}") && line.contains("{3}{4}"))
        .anyMatch(line -> line.contains("edge style={dashed, violet}") && line.contains("{2}{5}"));
  }

  @Test
  void drawsNoWordsAndHostileWords() {
    assertThat(TikzTree.picture(TreeDrawing.of(Sentence.ofForms()), true)).isEmpty();
    String hostile = TikzTree.document(TreeDrawing.of(DrawnSentences.hostile()), true);
    assertThat(hostile.indexOf("\\end{document}")).isEqualTo(hostile.length() - 15);
    assertThat(hostile).contains("\\&").doesNotContain("\u001B");
  }
}
