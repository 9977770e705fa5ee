package dodona.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.support.Printable;
import org.junit.jupiter.api.Test;

class TextTableTest {

  private final TextTable table =
      new TextTable("Scores (%)")
          .left("Label")
          .right("F1", "Δ")
          .row("flat_x|y", "9.50", "+1.00†")
          .row("nsubj", "100.00", "");

  @Test
  void alignsWordsLeftAndNumbersRight() {
    assertThat(table.text())
        .isEqualTo(
            """
            Scores (%)
            Label         F1       Δ
            --------  ------  ------
            flat_x|y    9.50  +1.00†
            nsubj     100.00
            """);
  }

  @Test
  void escapesWhatMarkdownWouldTakeForMarkup() {
    assertThat(table.markdown())
        .isEqualTo(
            """
            **Scores (%)**

            | Label | F1 | Δ |
            |:---|---:|---:|
            | flat_x\\|y | 9.50 | +1.00† |
            | nsubj | 100.00 |  |
            """);
  }

  @Test
  void escapesWhatLatexWouldTakeForCommands() {
    assertThat(table.latex())
        .isEqualTo(
            """
            % needs \\usepackage{booktabs}
            \\begin{table}
            \\centering
            \\begin{tabular}{lrr}
            \\toprule
            Label & F1 & $\\Delta$ \\\\
            \\midrule
            flat\\_x\\textbar{}y & 9.50 & +1.00\\textdagger{} \\\\
            nsubj & 100.00 &  \\\\
            \\bottomrule
            \\end{tabular}
            \\caption{Scores (\\%)}
            \\end{table}
            """);
  }

  @Test
  void keepsLatexFromTakingACellForTheArgumentOfARowBreak() {
    assertThat(new TextTable("").left("Mark").row("[x]").row("*").latex())
        .contains("\n{[}x{]} \\\\\n{*} \\\\\n")
        .doesNotContain("caption");
  }

  @Test
  void replacesControlCharacters() {
    TextTable nasty = new TextTable("c\u001B]0;x\u0007").left("h\u009B").row("r\u202E\n");
    for (TextTable.Style style : TextTable.Style.values()) {
      assertThat(nasty.render(style).codePoints().filter(c -> c != '\n' && Printable.isHarmful(c)))
          .isEmpty();
    }
    assertThat(nasty.text()).isEqualTo("c\uFFFD]0;x\uFFFD\nh\uFFFD\n---\nr\uFFFD\uFFFD\n");
  }

  @Test
  void rendersInTheStyleAskedFor() {
    assertThat(table.render(TextTable.Style.TEXT)).isEqualTo(table.text());
    assertThat(table.render(TextTable.Style.MARKDOWN)).isEqualTo(table.markdown());
    assertThat(table.render(TextTable.Style.LATEX)).isEqualTo(table.latex());
  }

  @Test
  void hasACellForEachColumn() {
    assertThatThrownBy(() -> table.row("only one"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 cells for 3 columns");
    assertThatThrownBy(() -> table.left("late")).isInstanceOf(IllegalStateException.class);
  }
}
