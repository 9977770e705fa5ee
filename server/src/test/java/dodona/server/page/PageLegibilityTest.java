package dodona.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests that the screens are legible: nothing is cut off, hidden or unlabeled. */
class PageLegibilityTest {

  private final Browser browser = OpenPage.browser().size(1280, 900).prefers(false, true);

  @AfterEach
  void nothingFailed() {
    assertThat(browser.failures()).isEmpty();
  }

  /** Runs code in the page that may import its modules, and waits for what it returns. */
  private String result(String code) {
    Object unused =
        browser.value(
            "(window.result = null, (async () => {"
                + code
                + "})().then(found => { window.result = JSON.stringify(found); }, error => {"
                + " window.result = String(error); }), true)");
    return browser.until("window.result !== null").text("window.result");
  }

  @Test
  void theConfidenceBarHasALabel() {
    browser.open("#/parse?text=The+dog+barks.").until("document.querySelector('.confidence')");
    assertThat(browser.text("document.querySelector('.confidence').innerText"))
        .startsWith("confidence");
    assertThat(browser.value("document.querySelector('.confidence .visually-hidden')")).isNull();
  }

  @Test
  void longLabelsOfRootArcsStayInsideTheImage() {
    browser.open("#/parse").until("document.querySelector('.card svg.tree')");
    String outside =
        result(
            "const {drawTree} = await import('/tree.mjs'); const picture = drawTree([{form: 'my'},"
                + " {form: 'a'}], [{head: 0, dependent: 1, label: 'nmod:poss', below: true}, {head:"
                + " 0, dependent: 2, label: 'nmod:poss', below: true}]);"
                + " document.body.append(picture); const frame = picture.getBoundingClientRect();"
                + " const boxes = [...picture.querySelectorAll('.label')].map(text =>"
                + " text.getBoundingClientRect()); picture.remove(); return boxes.filter(box =>"
                + " box.left < frame.left || box.right > frame.right).length + ' outside, ' +"
                + " (boxes[0].right < boxes[1].left)");
    assertThat(outside).isEqualTo("\"0 outside, true\"");
  }

  @Test
  void labelsOfALatticeStandAboveItsLinesAndApartFromEachOther() {
    browser.open("#/lattice").until("document.querySelector('svg.lattice .edge-label')");
    assertThat(
            browser.value(
                "[...document.querySelectorAll('svg.lattice .edge path')].every(line =>"
                    + " [...document.querySelectorAll('svg.lattice .edge-label')].every(label =>"
                    + " line.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING))"))
        .isEqualTo(true);
    assertThat(
            browser.text(
                "(boxes => boxes.filter((a, i) => boxes.some((b, j) => j < i && a.left < b.right &&"
                    + " b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom)).map(box"
                    + " => [box.x, box.y, box.width, box.height]).join(' '))("
                    + "[...document.querySelectorAll('svg.lattice .edge-label')].map(label =>"
                    + " label.getBoundingClientRect()))"))
        .isEmpty();
  }

  @Test
  void aLatticeCanBeFittedToTheWidth() {
    browser.open("#/lattice").until("document.querySelector('svg.lattice')");
    String room = "document.querySelector('.lattice-box').clientWidth";
    String width = "document.querySelector('svg.lattice').getBoundingClientRect().width";
    assertThat(browser.value(width + " > " + room)).isEqualTo(true);
    browser.enter("[data-key=fit]").until(width + " <= " + room);
    assertThat(browser.text("document.querySelector('[data-key=fit]').ariaPressed"))
        .isEqualTo("true");
  }

  @Test
  void historiesSideBySideKeepSeveralWordsOnALine() {
    browser.open(
        "#/derive?words=He+saw+the+girl+with+a+telescope&heads=2,0,4,2,7,7,2"
            + "&labels=nsubj,root,det,obj,case,det,obl&second=covington");
    browser.until("document.querySelectorAll('.stepper .history tbody tr').length === 2");
    assertThat(
            browser.text(
                "[...document.querySelectorAll('.history td')].map(cell => [cell.innerText.split('"
                    + " ').length, Math.round((cell.clientHeight - 12) / 22)]).filter(([words,"
                    + " lines]) => words > 3 && lines > words / 2).join(' ')"))
        .isEmpty();
  }

  @Test
  void noChoiceInADerivationIsCut() {
    browser.open("#/derive").until("document.querySelector('.controls select')");
    assertThat(
            browser.text(
                "[...document.querySelectorAll('.controls select')].filter(list => { const is ="
                    + " list.offsetWidth; list.style.maxWidth = 'none'; const wants ="
                    + " list.offsetWidth; list.style.maxWidth = ''; return wants > is; }).map(list"
                    + " => list.dataset.key).join()"))
        .isEmpty();
  }

  @Test
  void aLongTextThatIsPastedIsParsedAndThePageSaysSo() {
    browser.open("#/parse").until("document.querySelector('.card svg.tree')");
    Object unused =
        browser.value(
            "(window.said = [], new MutationObserver(() => said.push(document.querySelector("
                + "'.answer').innerText)).observe(document.querySelector('.answer'), {childList:"
                + " true}), document.getElementById('text').value = 'The dog barks. '.repeat(1000),"
                + " document.getElementById('text').dispatchEvent(new InputEvent('input',"
                + " {inputType: 'insertFromPaste'})))");
    browser.until("document.querySelector('.answer').innerText.includes('sentences')");
    assertThat(browser.text("window.said.join('|')"))
        .contains("Parsing 15 kB…")
        .doesNotContain("Type or paste");
  }

  @Test
  void aLongTextThatIsTypedSaysHowToParseIt() {
    browser.open("#/parse").until("document.querySelector('.card svg.tree')");
    Object unused =
        browser.value(
            "(document.getElementById('text').value = 'The dog barks. '.repeat(100),"
                + " document.getElementById('text').dispatchEvent(new InputEvent('input',"
                + " {inputType: 'insertText'})))");
    browser.until("document.querySelector('.answer').innerText.includes('Press Parse')");
    assertThat(browser.text("document.querySelector('.answer').innerText"))
        .contains("Long text (1,500 characters) is not parsed while you type");
  }

  @Test
  void theHelpExplainsLabelsAndTags() {
    browser.open("#/parse").until("document.querySelector('.card svg.tree')");
    browser.enter("#help").until("document.querySelector('dialog[open]')");
    assertThat(browser.text("document.querySelector('dialog').textContent"))
        .contains("nsubj", "subject: the oak whispers", "PROPN", "proper noun", "Ctrl");
    assertThat(
            result(
                "const {RELATIONS, TAGS} = await import('/glossary.mjs'); return"
                    + " [Object.keys(RELATIONS).length, Object.keys(TAGS).length]"))
        .isEqualTo("[37,17]");
  }

  @Test
  void twoModelsAgreeOrDifferAndNeitherIsWrong() {
    browser.open("#/parse?text=The+dog+barks.&compare=model:portuguese-tiny");
    browser.until("document.querySelector('.answer b')");
    assertThat(browser.text("document.querySelector('.answer').innerText"))
        .contains("Agreement on 4 words: heads")
        .doesNotContain("UAS", "LAS");
    String words = "[{id: 1, form: 'Dogs', head: 2, deprel: 'nsubj'}, {id: 2, form: 'bark', head:";
    String card =
        result(
            "const {sentenceCard} = await import('/sentences.mjs'); const one = {name: 'one', text:"
                + " 'Dogs bark', words: "
                + words
                + " 0, deprel: 'root'}]}; const card = isGold => { const made = sentenceCard(one,"
                + " {number: 1, other: {name: 'other', isGold, words: "
                + words
                + " 1, deprel: 'root'}]}}); made.ensure(); return [made.querySelectorAll('.wrong,"
                + " .expected').length, made.querySelectorAll('.arc.differs').length,"
                + " made.textContent.includes('✗')]; }; return [card(false), card(true)]");
    assertThat(card).isEqualTo("[[0,2,false],[4,0,true]]");
  }
}
