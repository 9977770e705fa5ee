package dodona.experiment.document;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.experiment.WellFormed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class HtmlDocumentTest {

  private static final String AWKWARD = Documents.awkward().title();

  @Test
  void showsTextsAsTheyAre() {
    var page = WellFormed.parse(HtmlDocument.of(Documents.awkward()));
    assertThat(WellFormed.texts(page, "h1")).containsExactly(AWKWARD);
    assertThat(WellFormed.texts(page, "h2"))
        .containsExactly(AWKWARD, "How these results were obtained");
    assertThat(WellFormed.texts(page, "dd")).containsExactly(AWKWARD, AWKWARD);
    assertThat(WellFormed.texts(page, "p")).containsExactly(AWKWARD);
    assertThat(WellFormed.texts(page, "li")).containsExactly(AWKWARD, "one line");
    assertThat(WellFormed.texts(page, "figcaption"))
        .containsExactly("Table 1. " + AWKWARD, "Figure 1. " + AWKWARD);
    assertThat(WellFormed.texts(page, "th"))
        .containsExactly(AWKWARD, "LAS", AWKWARD, "UD_English-EWT", "version", AWKWARD, "checksum");
    assertThat(WellFormed.texts(page, "td")).containsExactly("85.20‡", "", "1", AWKWARD, "0f");
    assertThat(WellFormed.elements(page, "script")).isEmpty();
  }

  @Test
  void needsNothingButItself() {
    for (Document document : List.of(Documents.awkward(), Documents.withAllPlots())) {
      var page = WellFormed.parse(HtmlDocument.of(document));
      for (String loading : List.of("link", "script", "img", "iframe", "image", "use")) {
        assertThat(WellFormed.elements(page, loading)).as(loading).isEmpty();
      }
      assertThat(WellFormed.texts(page, "style"))
          .hasSize(1)
          .allMatch(style -> !style.contains("url(") && !style.contains("@import"));
    }
  }

  @Test
  void hasNoIdTwiceAndNoLinkToNowhere() {
    var page = WellFormed.parse(HtmlDocument.of(Documents.withAllPlots()));
    List<String> ids = new ArrayList<>();
    for (Element element : WellFormed.elements(page, "*")) {
      if (element.hasAttribute("id")) {
        ids.add(element.getAttribute("id"));
      }
    }
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(WellFormed.elements(page, "a"))
        .hasSameSizeAs(Documents.withAllPlots().sections())
        .allMatch(link -> ids.contains(link.getAttribute("href").substring(1)));
    assertThat(WellFormed.elements(page, "svg")).hasSameSizeAs(Documents.withAllPlots().figures());
  }

  @Test
  void hasContentsOnlyForMoreThanTwoSections() {
    Section section = new Section("title", "source", "protocol", List.of());
    assertThat(HtmlDocument.of(document(Collections.nCopies(2, section)))).doesNotContain("<nav");
    assertThat(HtmlDocument.of(document(Collections.nCopies(3, section)))).contains("<nav");
  }

  @Test
  void laysOnlyWideTablesSideways() {
    assertThat(HtmlDocument.of(withColumns(7))).doesNotContain("class=\"table wide\"");
    assertThat(HtmlDocument.of(withColumns(20))).contains("class=\"table wide\"");
  }

  @Test
  void isFineWithNothingToShow() {
    var page = WellFormed.parse(HtmlDocument.of(document(List.of())));
    assertThat(WellFormed.elements(page, "section")).isEmpty();
  }

  private static Document withColumns(int columns) {
    Table table =
        new Table(
            "many",
            Collections.nCopies(columns, "heading"),
            List.of(Collections.nCopies(columns, Cell.of("85.20"))),
            List.of());
    return document(List.of(new Section("s", "", "", List.of(table))));
  }

  private static Document document(List<Section> sections) {
    return new Document("title", Map.of(), sections);
  }
}
