package dodona.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every screen in both themes and on a large and a small screen: no rule of accessibility is
 * broken. With {@code -Ddodona.pictures=FOLDER} what is seen is kept there.
 */
class PageAccessibilityTest {

  private static final String TELESCOPE =
      "words=He+saw+the+girl+with+a+telescope&heads=2,0,4,2,7,7,2"
          + "&labels=nsubj,root,det,obj,case,det,obl";

  @ParameterizedTest
  @CsvSource({
    "parse, false, 1280",
    "parse, true, 1280",
    "parse, false, 360",
    "parse, true, 360",
    "search, false, 1280",
    "search, true, 1280",
    "search, false, 360",
    "search, true, 360",
    "derive, false, 1280",
    "derive, true, 1280",
    "derive, false, 360",
    "derive, true, 360",
    "lattice, false, 1280",
    "lattice, true, 1280",
    "lattice, false, 360",
    "lattice, true, 360",
  })
  void noRuleIsBroken(String screen, boolean dark, int width) throws IOException {
    Browser browser = OpenPage.browser().size(width, width > 1000 ? 900 : 780).prefers(dark, true);
    String address =
        switch (screen) {
          case "derive" ->
              "#/derive?" + TELESCOPE + "&system=arc-eager&after=SH+LA(nsubj)+SH+SH+SH";
          case "lattice" -> "#/lattice";
          case "search" -> "#/search?pattern=%7B%7D%3Dh+%3E+%7B%7D%3Dd&count=h.upos,d.deprel";
          default -> "#/parse?text=The+dog+barks.+They+don't+see+Mr.+Oak.&best=3";
        };
    browser.open(address).until("document.querySelector('.card svg.tree')");
    if (screen.equals("lattice")) {
      browser.until("document.querySelector('svg.lattice')");
    }
    OpenPage.keepPicture(screen, dark, width);
    assertThat(browser.axe()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"false", "true"})
  void whatOpensBreaksNoRuleEither(boolean dark) {
    Browser browser = OpenPage.browser().size(1280, 900).prefers(dark, true);
    for (String screen :
        List.of(
            "parse",
            "parse?best=3",
            "search",
            "derive?system=easy-first",
            "derive?second=covington",
            "lattice")) {
      browser.open("#/" + screen).until("document.querySelector('.card svg.tree')");
      Object unused =
          browser.value(
              "document.querySelectorAll('details').forEach(fold => { fold.open = true; })");
      assertThat(browser.axe()).as(screen).isEmpty();
    }
    Object unused = browser.value("document.getElementById('help').click()");
    assertThat(browser.axe()).isEmpty();
  }

  @Test
  void whoReadsInTheDarkPrintsOnWhiteToo() {
    Browser browser = OpenPage.browser().size(1280, 900).prefers(true, true);
    browser.open("#/parse?text=The+dog+barks.").until("document.querySelector('.card svg.tree')");
    Object onScreen = browser.value("getComputedStyle(document.body).color");
    Browser unused = browser.printing(true);
    assertThat(browser.value("getComputedStyle(document.body).color"))
        .isEqualTo("rgb(28, 30, 34)")
        .isNotEqualTo(onScreen);
  }
}
