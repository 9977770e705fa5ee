package dodona.experiment.document;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.experiment.plot.Plots;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MarkdownDocumentTest {

  @Test
  void writesSectionsTablesAndPlots() {
    Table table =
        new Table(
            "LAS on dev",
            List.of("Treebank", "EAGER", "LAZY"),
            List.of(List.of(Cell.of("UD_A-B"), Cell.of("85.1"), Cell.bold("85.4"))),
            List.of("One seed."));
    Document document =
        new Document(
            "Report",
            Map.of("Java", "17"),
            List.of(
                new Section(
                    "Oracles",
                    "2015, Table 2",
                    "gold tags",
                    List.of(
                        new Paragraph("Some text."),
                        table,
                        new Figure("curves", "By iteration.", Plots.of("no-lines"))))));
    assertThat(MarkdownDocument.of(document))
        .isEqualTo(
            """
            # Report

            ## Oracles

            - Protocol: gold tags
            - Compare with: 2015, Table 2

            Some text.

            **Table 1.** LAS on dev

            | Treebank | EAGER | LAZY |
            | :--- | ---: | ---: |
            | UD_A-B | 85.1 | **85.4** |

            - One seed.

            ![No lines](plots/curves.svg)

            **Figure 1.** By iteration.

            ## How these results were obtained

            |  |  |
            | --- | --- |
            | Java | 17 |
            """);
  }

  @Test
  void escapesWhatWouldBeMarkup() {
    assertThat(MarkdownDocument.escape("a|b <i> & *x* _y_ a_b `c` [d] \\ $e$ ~f~\ng"))
        .isEqualTo(
            "a\\|b \\<i\\> &amp; \\*x\\* \\_y\\_ a_b \\`c\\` \\[d\\] \\\\ \\$e\\$ \\~f\\~ g");
  }

  @Test
  void keepsAParagraphAParagraph() {
    assertThat(paragraph("# 1 of 3")).contains("\n\\# 1 of 3\n");
    assertThat(paragraph("- one")).contains("\n\\- one\n");
    assertThat(paragraph("2009. The year")).contains("\n2009\\. The year\n");
  }

  @Test
  void keepsEveryRowOnOneLineWithItsColumns() {
    String[] rows =
        MarkdownDocument.of(Documents.awkward())
            .lines()
            .filter(line -> line.startsWith("|"))
            .toArray(String[]::new);
    assertThat(rows).hasSize(4 + 5);
    for (String row : rows) {
      assertThat(row.replace("\\\\", "").replace("\\|", "").chars().filter(c -> c == '|').count())
          .as(row)
          .isEqualTo(3);
    }
  }

  private static String paragraph(String text) {
    Section section = new Section("s", "", "", List.of(new Paragraph(text)));
    return MarkdownDocument.of(new Document("t", Map.of(), List.of(section)));
  }
}
