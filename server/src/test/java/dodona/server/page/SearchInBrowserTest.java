package dodona.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.support.Json;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The screen that searches trees, in a real browser and from the keyboard alone. */
class SearchInBrowserTest {

  private static final String TEXT = "The dog barks. They don't see cats. The dog sees the cats.";
  private static final String DOGS =
      "1\tDogs\tdog\tNOUN\t_\t_\t2\tnsubj\t_\t_\n2\tbark\tbark\tVERB\t_\t_\t0\troot\t_\t_\n\n";

  private final Browser browser = OpenPage.browser().size(1280, 800).prefers(false, true);

  @AfterEach
  void nothingFailedAndNobodyElseWasAsked() {
    assertThat(browser.failures()).isEmpty();
    assertThat(browser.foreignRequests()).isEmpty();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private Browser open(String pattern, String count, String text) {
    return browser.open(
        "#/search?pattern="
            + encoded(pattern)
            + "&count="
            + encoded(count)
            + "&text="
            + encoded(text));
  }

  private String answer() {
    return browser.text("document.querySelector('.answer').innerText");
  }

  private String result(String script) {
    Object unused =
        browser.value(
            "(window.result = null, (async () => {"
                + script
                + "})().then(value => {"
                + " window.result = JSON.stringify(value ?? null); }, error => { window.result ="
                + " String(error); }))");
    browser.until("window.result !== null");
    return browser.text("window.result");
  }

  @Test
  void showsHighlightedTreesCountsAndALink() {
    open("{}=h > {upos:NOUN}=d", "h.lemma,d.lemma", TEXT);
    browser.until("document.querySelector('.card svg.tree .word.found')");
    assertThat(answer()).containsPattern("^\\d+ match");
    assertThat(browser.text("document.querySelector('.matches').innerText")).contains("d = dog");
    assertThat(
            browser.value(
                "document.querySelectorAll('.counts tbody tr').length ==="
                    + " document.querySelectorAll('.bar-chart').length"))
        .isEqualTo(true);
    String link = browser.text("location.href");
    String all = answer().lines().findFirst().orElseThrow();
    browser.openAddress(link).until("document.querySelector('.matches')");
    assertThat(answer()).startsWith(all);
  }

  @Test
  void worksFromTheKeyboardAlone() {
    browser.open("#/parse").until("document.querySelector('.card svg.tree')");
    browser.press("2").until("document.querySelector('#pattern')");
    browser.until("document.querySelector('.answer').innerText.includes('match')");
    browser.tabTo("focused.id === 'pattern'");
    browser.pressWithControl("a").press(Keys.DELETE).press("{upos:PUNCT}");
    browser.pressWithControl(Keys.ENTER);
    browser.until("location.hash.includes('PUNCT')");
    browser.until("document.querySelector('.matches')");
    browser.tabTo("focused.matches('.word')").press(Keys.ARROW_RIGHT);
    browser.tabTo("focused.matches('.match')").press(Keys.ENTER);
    assertThat(browser.text("document.activeElement.getAttribute('aria-pressed')"))
        .isEqualTo("true");
  }

  @Test
  void oneMatchCanBeSeenAlone() {
    open("{}=a . {}=b", "", "The dog barks.");
    browser.until("document.querySelectorAll('.match').length === 3");
    assertThat(browser.value("document.querySelectorAll('.word.found').length")).isEqualTo(4L);
    browser.enter(".match");
    assertThat(browser.value("document.querySelectorAll('.word.found').length")).isEqualTo(2L);
    browser.press(Keys.ENTER);
    assertThat(browser.value("document.querySelectorAll('.word.found').length")).isEqualTo(4L);
  }

  @Test
  void theFieldAndTheButtonAreApartOnAPhone() {
    browser.size(360, 780).open("#/search").until("document.querySelector('#count-by')");
    assertThat(
            browser.value(
                "(field => document.querySelector('[data-key=search]').getBoundingClientRect().left"
                    + " - field.right >= 8)"
                    + "(document.querySelector('#count-by').getBoundingClientRect())"))
        .isEqualTo(true);
  }

  @Test
  void barsAreNotCutOffOnAPhone() {
    browser.size(360, 780);
    open("{}=h > {upos:NOUN}=d", "h.lemma,d.lemma", TEXT);
    browser.until("document.querySelector('.bar-chart')");
    assertThat(
            browser.value(
                "(table => table.scrollWidth <= table.clientWidth)"
                    + "(document.querySelector('.counts').parentElement)"))
        .isEqualTo(true);
  }

  @Test
  void captionsAreAsFarFromTheirFields() {
    browser.open("#/search").until("document.querySelector('#text')");
    assertThat(
            browser.text(
                "(gap => String(gap('#pattern', 0) - gap('#text', 1)))((field, i) =>"
                    + " Math.round(document.querySelector(field).getBoundingClientRect().top -"
                    + " document.querySelectorAll('.caption')[i].getBoundingClientRect().bottom))"))
        .isEqualTo("0");
  }

  @Test
  void aRecipeIsShownAndStaysInTheLink() {
    browser.open("#/search").until("document.querySelector('[data-key=Recipe] option[value=svo]')");
    Object unused =
        browser.value(
            "(list => { list.value = 'svo'; list.dispatchEvent(new Event('change')); })"
                + "(document.querySelector('[data-key=Recipe]'))");
    browser.until("location.hash.includes('recipe=svo')");
    browser.until("document.querySelector('.answer').innerText.includes('match')");
    assertThat(browser.text("document.getElementById('pattern').value")).contains("passive: {");
    assertThat(browser.text("document.getElementById('count-by').value")).contains("verb");
  }

  @Test
  void anErrorInThePatternIsShownWhereItIs() {
    open("{upos:VERB} >subj {}", "", TEXT);
    browser.until("document.querySelector('.error')");
    assertThat(answer()).contains("column 14", "nsubj");
    browser.enter(".error button");
    assertThat(browser.value("document.getElementById('pattern').selectionStart")).isEqualTo(13L);
    assertThat(browser.failures()).allMatch(text -> text.contains("400"));
  }

  @Test
  void aTreebankIsSearchedInPieces() {
    assertThat(
            result(
                "const {pieces} = await import('/pieces.mjs'); const text = "
                    + Json.compact((DOGS + "# text = x\n" + DOGS).repeat(3))
                    + "; return [1, 100, 200, 1e6].map(most => { const all = pieces(text, most);"
                    + " return [all.length, all.map(one => one.text).join('') === text, all.map(one"
                    + " => one.line + ':' + one.sentence).slice(0, 3)]; })"))
        .isEqualTo(
            "[[6,true,[\"0:0\",\"3:1\",\"7:2\"]],[6,true,[\"0:0\",\"3:1\",\"7:2\"]],"
                + "[3,true,[\"0:0\",\"7:2\",\"14:4\"]],[1,true,[\"0:0\"]]]");
  }

  @Test
  void countsOfPiecesAreAddedUp() {
    assertThat(
            result(
                "const {mergeCounts} = await import('/counts.mjs'); const part = rows => ({fields:"
                    + " ['v'], total: rows.reduce((sum, row) => sum + row[1], 0), distinct:"
                    + " rows.length, rows: rows.map(([value, count]) => ({values: [value],"
                    + " count}))}); const sum = mergeCounts(mergeCounts(null, part([['a', 2], ['b',"
                    + " 1]])), part([['b', 4], [null, 1]])); return [sum.total, sum.distinct,"
                    + " sum.rows.map(row => [row.values[0], row.count])]"))
        .isEqualTo("[8,3,[[\"b\",5],[\"a\",2],[null,1]]]");
  }

  @Test
  void aLargeTreebankIsSearchedWhole() {
    browser.open("#/search?pattern=%7Bupos:VERB%7D%3Dv+%3E+%7B%7D%3Ds&count=s.lemma");
    browser.until("document.querySelector('.answer').innerText.includes('match')");
    Object unused =
        browser.value(
            "(files => { files.items.add(new File(["
                + Json.compact(DOGS)
                + ".repeat(12000)], 'dogs.conllu')); const input ="
                + " document.querySelector('input[type=file]'); input.files = files.files;"
                + " input.dispatchEvent(new Event('change')); })(new DataTransfer())");
    browser.until("document.querySelector('.answer').innerText.includes('12,000 matches')");
    assertThat(answer()).contains("in 12,000 of 12,000 sentences", "24,000 words");
    assertThat(browser.text("document.querySelector('.counts tbody').innerText"))
        .contains("dog", "12,000", "100.0%");
    assertThat(browser.text("document.querySelector('.file-name').innerText"))
        .contains("dogs.conllu");
  }
}
