package dodona.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.server.TinyModel;
import dodona.support.Json;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The screen that corrects trees, in a real browser and from the keyboard alone. */
class EditInBrowserTest {

  private static final String DOGS =
      """
      # sent_id = 1
      # text = Dogs bark loudly.
      1\tDogs\tdog\tNOUN\t_\tNumber=Plur\t2\tnsubj\t_\t_
      2\tbark\tbark\tVERB\t_\t_\t0\troot\t_\t_
      3\tloudly\tloudly\tADV\t_\t_\t2\tadvmod\t_\tSpaceAfter=No
      4\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_

      """;
  private static final String CATS =
      """
      # sent_id = 2
      # text = Cats sleep
      1\tCats\tcat\tNOUN\t_\t_\t2\tnsubj\t_\t_
      2\tsleep\tsleep\tVERB\t_\t_\t0\troot\t_\t_

      """;

  private final Browser browser = OpenPage.browser().size(1280, 900).prefers(false, true);

  @BeforeEach
  void openTheScreen() {
    browser.open("#/parse").until("document.querySelector('#text')");
    Object unused = browser.value("localStorage.clear()");
    browser.open("#/edit").until("!document.querySelector('#text').closest('section').hidden");
  }

  @AfterEach
  void nothingFailedAndNobodyElseWasAsked() {
    assertThat(browser.failures()).isEmpty();
    assertThat(browser.foreignRequests()).isEmpty();
    Object unused = browser.value("localStorage.clear()");
  }

  /** Opens a file as from the disk. */
  private void openFile(String conllu) {
    Object unused =
        browser.value(
            "(files => { files.items.add(new File(["
                + Json.compact(conllu)
                + "], 'dogs.conllu')); const input = document.querySelector('input[type=file]');"
                + " input.files = files.files; input.dispatchEvent(new Event('change')); })(new"
                + " DataTransfer())");
    browser.until("document.querySelector('.edit-tree svg')");
    // Completion is tested on its own.
    browser.until("document.querySelector('.tick input')");
    Object unusedTick = browser.value("document.querySelector('.tick input').click()");
  }

  /** Returns the content that would be saved. */
  private String saved() {
    return savedBy("document.querySelector('[data-key=save]').click()");
  }

  private String savedBy(String click) {
    Object unused =
        browser.value(
            "(URL.createObjectURL = blob => { window.saved = null; blob.text().then(text => {"
                + " window.saved = text; }); return '#'; }, "
                + click
                + ")");
    browser.until("window.saved != null");
    return browser.text("window.saved");
  }

  private void focusTree() {
    browser.tabTo("focused.matches('.edit-tree .word')");
  }

  @Test
  void aTreeIsCorrectedFromTheKeyboardAlone() {
    openFile(DOGS + CATS);
    focusTree();
    browser.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    browser
        .press("h")
        .until("document.querySelector('.hint').innerText.includes('Choose the head')");
    browser.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ENTER);
    browser.until("document.querySelectorAll('.arc.confirmed').length === 1");
    assertThat(saved()).isEqualTo(DOGS.replace("2\tadvmod", "1\tadvmod") + CATS);
    browser.press("l").until("document.querySelector('dialog[open] .choices li')");
    browser.press("amod", Keys.ENTER).until("!document.querySelector('dialog')");
    assertThat(saved()).contains("1\tamod");
    browser.press("t").until("document.querySelector('dialog[open] .choices li')");
    browser.press("adj", Keys.ENTER).until("!document.querySelector('dialog')");
    assertThat(saved()).contains("loudly\tloudly\tADJ");
    browser.press("m").until("document.activeElement.dataset.key === 'lemma'");
    browser.pressWithControl("a").press("loud", Keys.ENTER);
    assertThat(saved()).contains("loudly\tloud\tADJ");
    browser.until("document.activeElement.matches('.word')");
    for (int i = 0; i < 4; i++) {
      browser.pressWithControl("z");
    }
    assertThat(saved()).isEqualTo(DOGS + CATS);
    browser.pressWithControl("y");
    assertThat(saved()).isEqualTo(DOGS.replace("2\tadvmod", "1\tadvmod") + CATS);
  }

  @Test
  void wordsAndSentencesAreSplitAndJoinedFromTheKeyboardAlone() {
    openFile(DOGS + CATS);
    focusTree();
    browser.press("s").until("document.querySelector('dialog[open] input')");
    browser.pressWithControl("a").press("Do gs", Keys.ENTER);
    browser.until("document.querySelectorAll('.edit-tree .word').length === 5");
    assertThat(saved()).contains("1\tDo\t", "2\tgs\t", "# text = Dogs bark loudly.");
    browser.press("w").until("document.querySelectorAll('.edit-tree .word').length === 4");
    browser.press("b").until("document.querySelectorAll('.edit-tree .word').length === 1");
    assertThat(saved()).contains("# sent_id = 1a", "# sent_id = 1b", "# text = bark loudly.");
    browser.press("n").until("document.querySelectorAll('.edit-tree .word').length === 4");
    browser.press("n").until("document.querySelectorAll('.edit-tree .word').length === 6");
    assertThat(saved()).contains("# text = Dogs bark loudly. Cats sleep");
  }

  @Test
  void theRestIsCompletedAroundWhatIsConfirmed() {
    openFile(DOGS);
    Object unusedTick = browser.value("document.querySelector('.tick input').click()");
    focusTree();
    // The next check follows the completion.
    browser.until("document.querySelector('.findings, p.yes')");
    Object unused = browser.value("document.querySelector('.findings, p.yes').remove()");
    browser.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, "h", "0");
    browser.until("document.querySelectorAll('.arc.confirmed').length === 1");
    browser.until("document.querySelector('.findings, p.yes')");
    String completed = saved();
    assertThat(completed).contains("3\tloudly\tloudly\tADV\t_\t_\t0\troot");
    assertThat(browser.text("document.querySelector('#main').innerText"))
        .doesNotContain("not completed");
    browser.pressWithControl("z");
    assertThat(saved()).isEqualTo(DOGS);
    browser.pressWithControl("y");
    assertThat(saved()).isEqualTo(completed);
  }

  @Test
  void aCompletionDoesNotMoveWhoeverChoosesAHead() {
    openFile(DOGS.replace("2\tnsubj", "2\tvocative"));
    Object unusedTick = browser.value("document.querySelector('.tick input').click()");
    focusTree();
    Object unused =
        browser.value(
            "(fetch => { const gate = new Promise(open => { window.letThrough = open; });"
                + " window.fetch = async (...asked) => { await gate; return fetch(...asked); };"
                + " })(window.fetch)");
    browser.press(Keys.ARROW_RIGHT, "c", Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, "h", Keys.HOME);
    Object unusedGate = browser.value("window.letThrough()");
    browser.until(
        "![...document.querySelectorAll('.label')].some(one => one.textContent === 'vocative')");
    assertThat(browser.text("document.activeElement.dataset.word")).isEqualTo("1");
    browser.press(Keys.ENTER).until("document.querySelectorAll('.arc.confirmed').length === 2");
    assertThat(saved()).contains("4\t.\t.\tPUNCT\t_\t_\t1\t");
  }

  @Test
  void problemsAreShownWhileOneEdits() {
    openFile(DOGS);
    focusTree();
    browser.until("document.querySelector('.findings, p.yes')");
    browser.press("l").until("document.querySelector('dialog[open] .choices li')");
    browser.press("nsubjj", Keys.ENTER).until("document.querySelector('.findings .error')");
    assertThat(browser.text("document.querySelector('.findings').innerText")).contains("nsubjj");
  }

  @Test
  void problemsAreShownEvenIfTheRestIsNotCompleted() {
    openFile(DOGS);
    Object unusedTick = browser.value("document.querySelector('.tick input').click()");
    Object unused =
        browser.value(
            "(fetch => { window.fetch = (url, ...rest) => String(url).includes('v1/parse') ?"
                + " Promise.reject(new Error('no parser')) : fetch(url, ...rest);"
                + " })(window.fetch.bind(window))");
    focusTree();
    browser.press("l").until("document.querySelector('dialog[open] .choices li')");
    browser.press("nsubjj", Keys.ENTER).until("document.querySelector('.findings .error')");
    assertThat(browser.text("document.querySelector('#main').innerText"))
        .contains("The rest of the tree was not completed", "'nsubjj' is not a universal relation");
  }

  @Test
  void theLeastCertainSentenceComesFirst() {
    openFile(DOGS + CATS);
    Object unused =
        browser.value(
            "(list => { list.value = 'confidence'; list.dispatchEvent(new Event('change'));"
                + " })(document.querySelector('[data-key=Order]'))");
    browser.until("document.querySelector('.nearby').innerText.includes('%')");
    assertThat(saved()).isEqualTo(DOGS + CATS);
    assertThat(browser.text("location.hash")).contains("order=confidence");
  }

  @Test
  void sentencesAreAcceptedAndTheNextOneIsShown() {
    openFile(DOGS + CATS);
    focusTree();
    browser
        .press("a")
        .until("document.querySelector('#main header .text').innerText === 'Cats sleep'");
    browser.until("document.activeElement.matches('.word')");
    assertThat(saved()).isEqualTo(DOGS + CATS);
    assertThat(browser.text("document.querySelector('#main').innerText"))
        .contains("1 of 2 accepted, 0 changed");
    browser.press("k").until("document.querySelectorAll('.arc.confirmed').length === 4");
  }

  @Test
  void nothingIsLostWhenThePageIsClosed() {
    openFile(DOGS + CATS);
    focusTree();
    browser.press("c").until("document.querySelectorAll('.arc.confirmed').length === 1");
    browser.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, "h", "0");
    browser.until("document.querySelectorAll('.arc.confirmed').length === 2");
    browser.until("document.getElementById('kept').innerText.includes('✓ Kept')");
    String before = saved();
    assertThat(before).isNotEqualTo(DOGS + CATS);
    browser.open("#/edit").until("document.querySelectorAll('.arc.confirmed').length === 2");
    assertThat(saved()).isEqualTo(before);
    assertThat(browser.text("document.querySelector('.file-name').innerText"))
        .isEqualTo("dogs.conllu");
  }

  @Test
  void onlyWhatIsConfirmedIsSavedIfWanted() {
    openFile(DOGS + CATS);
    focusTree();
    browser.press("c").until("document.querySelectorAll('.arc.confirmed').length === 1");
    assertThat(savedBy(menu("Save confirmed arcs only")))
        .isEqualTo(
            DOGS.replace("0\troot", "_\t_")
                .replace("2\tadvmod", "_\t_")
                .replace("2\tpunct", "_\t_"));
  }

  private static String menu(String item) {
    return "[...document.querySelectorAll('.menu-list button')].find(one => one.textContent === '"
        + item
        + "').click()";
  }

  @Test
  void treesFromParsingDoNotReplaceWorkUnlessOneAgrees() {
    openFile(DOGS + CATS);
    focusTree();
    browser.press("l").until("document.querySelector('dialog[open] .choices li')");
    browser.press("obj", Keys.ENTER).until("!document.querySelector('dialog')");
    String work = saved();
    browser.until("document.getElementById('kept').innerText.includes('✓ Kept')");
    browser.open("#/parse?text=The+dog+barks.").until("document.querySelector('.card svg.tree')");
    String edit =
        "[...document.querySelectorAll('.answer button')].find(one => one.innerText === 'Edit')";
    Object unused = browser.value(edit + ".click()");
    browser.until("document.querySelector('dialog[open]')");
    assertThat(browser.text("document.querySelector('dialog').innerText"))
        .contains("Replace dogs.conllu?", "1 changed sentence and 0 accepted sentences");
    assertThat(browser.axe()).isEmpty();
    browser.press(Keys.ESCAPE).until("!document.querySelector('dialog')");
    browser.open("#/edit").until("document.querySelector('.edit-tree svg')");
    assertThat(saved()).isEqualTo(work);
    browser.open("#/parse?text=The+dog+barks.").until("document.querySelector('.card svg.tree')");
    Object unusedToo = browser.value(edit + ".click()");
    browser.until("document.querySelector('dialog[open] .primary')").enter("dialog .primary");
    browser.until("document.querySelector('.file-name')?.innerText === 'parsed.conllu'");
  }

  @Test
  void whatAnotherTabHasChangedIsNotOverwritten() {
    openFile(DOGS + CATS);
    focusTree();
    browser.press("c").until("document.querySelectorAll('.arc.confirmed').length === 1");
    browser.until("document.getElementById('kept').innerText.includes('✓ Kept')");
    // As the browser does when another tab keeps its state, in which all arcs are confirmed.
    Object unused =
        browser.value(
            "(localStorage.setItem('edit-state', localStorage.getItem('edit-state')"
                + ".replace('\"1000\"', '\"1111\"')), dispatchEvent(new StorageEvent('storage',"
                + " {key: 'edit-state'})))");
    browser.until("document.querySelector('[role=alert]')");
    assertThat(browser.text("document.querySelector('#main').innerText"))
        .contains("dogs.conllu is being edited in another tab.");
    browser.press("c", "a").pressWithControl("z");
    assertThat(browser.text("localStorage.getItem('edit-state')")).contains("1111");
    browser.tabTo("focused.innerText === 'Continue here'").press(Keys.ENTER);
    browser.until("document.querySelectorAll('.arc.confirmed').length === 4");
  }

  @Test
  void changesNeverMeetTheTextOfAnotherTreebank() {
    openFile(DOGS);
    browser.until("document.getElementById('kept').innerText.includes('✓ Kept')");
    Object unused =
        browser.value(
            "(set => { Storage.prototype.setItem = function (name, value) { if (name ==="
                + " 'edit-source') throw new DOMException('full', 'QuotaExceededError');"
                + " set.call(this, name, value); }; })(Storage.prototype.setItem)");
    Object unusedClose = browser.value(menu("Close…"));
    browser.until("!document.querySelector('#text').closest('section').hidden");
    openFile(CATS + DOGS);
    browser.until("document.getElementById('kept').innerText.includes('Not kept')");
    focusTree();
    browser.press("c").until("document.querySelectorAll('.arc.confirmed').length === 1");
    browser.until("document.getElementById('kept').innerText.includes('Not kept')");
    assertThat(browser.value("localStorage.getItem('edit-state')")).isNull();
  }

  @Test
  void theBarStandsInOneLine() {
    openFile(DOGS + CATS);
    assertThat(
            browser.value(
                "new Set([...document.querySelector('.file-name').parentElement.children]"
                    + ".filter(one => one.offsetHeight > 30).map(one => one.offsetTop)).size"))
        .isEqualTo(1L);
  }

  /** The rows of the words of a sentence. */
  private static List<String[]> words(String sentence) {
    return sentence
        .lines()
        .filter(line -> line.matches("\\d+\t.*"))
        .map(line -> line.split("\t", -1))
        .toList();
  }

  /** A sentence whose second word has a wrong label, and whose last word a wrong head. */
  private static String damaged(String sentence) {
    int last = words(sentence).size();
    return sentence
        .replaceFirst("(?m)^(2\t(?:[^\t]*\t){6})[^\t]*", "$1vocative")
        .replaceFirst("(?m)^(" + last + "\t(?:[^\t]*\t){5})[^\t]*", "$11");
  }

  /** Goes to a word of the tree that has the focus. */
  private void goTo(int word) {
    browser.press(Keys.HOME);
    for (int i = 1; i < word; i++) {
      browser.press(Keys.ARROW_RIGHT);
    }
  }

  /** Corrects the first wrong arc of a sentence; returns whether there was one. */
  private boolean correct(int sentence, String gold) {
    List<String[]> now = words(saved().split("\n\n", -1)[sentence]);
    List<String[]> goal = words(gold);
    for (int i = 0; i < goal.size(); i++) {
      String head = goal.get(i)[6];
      String label = goal.get(i)[7];
      if (now.get(i)[6].equals(head) && now.get(i)[7].equals(label)) {
        continue;
      }
      goTo(i + 1);
      if (!now.get(i)[6].equals(head)) {
        browser.press("h");
        if (head.equals("0")) {
          browser.press("0");
        } else {
          goTo(Integer.parseInt(head));
          browser.press(Keys.ENTER);
        }
      } else {
        browser.press("l").until("document.querySelector('dialog[open] .choices li')");
        browser.press(label, Keys.ENTER).until("!document.querySelector('dialog')");
      }
      return true;
    }
    return false;
  }

  @Test
  void aScriptedAnnotatorCorrectsTenSentencesFromTheKeyboardAlone() {
    List<String> gold =
        Stream.of(TinyModel.treebank().split("\n\n", -1))
            .limit(10)
            .map(text -> text.strip() + "\n\n")
            .toList();
    openFile(gold.stream().map(EditInBrowserTest::damaged).collect(Collectors.joining()));
    Object unusedTick = browser.value("document.querySelector('.tick input').click()");
    focusTree();
    int actions = 0;
    for (int i = 0; i < gold.size(); i++) {
      browser.until(
          "document.querySelector('#main header .number').innerText === '" + (i + 1) + "'");
      while (correct(i, gold.get(i))) {
        actions++;
      }
      browser.press("a");
    }
    browser.until("document.querySelector('#main').innerText.includes('10 of 10 accepted')");
    assertThat(actions).isBetween(10, 40);
    assertThat(saved()).isEqualTo(String.join("", gold));
    assertThat(savedBy(menu("Save confirmed arcs only"))).isEqualTo(String.join("", gold));
  }

  @Test
  void aBrowserWithoutRoomSaysSo() {
    Object unused =
        browser.value(
            "(Storage.prototype.setItem = () => { throw new DOMException('full',"
                + " 'QuotaExceededError'); })");
    openFile(DOGS);
    browser.until("document.getElementById('kept').innerText.includes('Not kept')");
  }

  @Test
  void theMouseDragsWordsToTheirHeads() {
    openFile(DOGS);
    Object unused =
        browser.value(
            "(() => { const middle = word => { const box = document.querySelector(`.edit-tree"
                + " [data-word=\"${word}\"] rect`).getBoundingClientRect(); return {clientX: box.x"
                + " + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'mouse',"
                + " bubbles: true}; }; const tree = document.querySelector('.edit-tree');"
                + " tree.dispatchEvent(new PointerEvent('pointerdown', middle(3)));"
                + " tree.dispatchEvent(new PointerEvent('pointerup', middle(1))); })()");
    browser.until("document.querySelectorAll('.arc.confirmed').length === 1");
    assertThat(saved()).isEqualTo(DOGS.replace("2\tadvmod", "1\tadvmod"));
    Object unusedLabel =
        browser.value(
            "document.querySelector('.edit-tree .label[data-dependent=\"1\"]').dispatchEvent(new"
                + " MouseEvent('click', {bubbles: true}))");
    browser.until("document.querySelector('dialog[open] .choices li')");
    assertThat(browser.text("document.querySelector('dialog h2').innerText"))
        .isEqualTo("Label of “Dogs”");
    browser.press(Keys.ESCAPE).until("!document.querySelector('dialog')");
  }

  @Test
  void aSentenceThatCannotBeReadIsKeptAsItIs() {
    String broken = "1\tbroken\n\n";
    openFile(DOGS + broken + CATS);
    focusTree();
    browser.press("j").until("document.querySelector('.edit-tree .error')");
    browser
        .press("j")
        .until("document.querySelector('#main header .text').innerText === 'Cats sleep'");
    assertThat(saved()).isEqualTo(DOGS + broken + CATS);
  }

  @Test
  void severalThousandSentencesStayResponsive() {
    openFile((DOGS + CATS).repeat(3000));
    focusTree();
    Object unused = browser.value("(window.started = performance.now())");
    browser.press("a", "a", "a", "a", "a", "a", "a", "a", "a", "a");
    browser.until("document.querySelector('#main').innerText.includes('10 of 6,000 accepted')");
    browser.press("c").until("document.querySelectorAll('.arc.confirmed').length === 1");
    browser.until("document.getElementById('kept').innerText.includes('✓ Kept')");
    assertThat(browser.value("performance.now() - window.started < 20000")).isEqualTo(true);
    assertThat(saved()).hasSize((DOGS + CATS).length() * 3000);
  }

  @ParameterizedTest
  @CsvSource({"false, 1280", "true, 1280", "false, 360", "true, 360"})
  void noRuleOfAccessibilityIsBroken(boolean dark, int width) throws IOException {
    browser.size(width, width > 1000 ? 900 : 780).prefers(dark, true);
    assertThat(browser.axe()).isEmpty();
    openFile(DOGS + CATS);
    browser.until("document.querySelector('.findings, .yes')");
    assertThat(browser.axe()).isEmpty();
    focusTree();
    browser.press("c").until("document.querySelector('.arc.confirmed')");
    browser.until("document.getElementById('kept').innerText.includes('✓ Kept')");
    Object unused = browser.value("scrollTo(0, 0)");
    OpenPage.keepPicture("edit", dark, width);
    Object unusedMenu = browser.value("document.querySelector('[data-key=more]').open = true");
    assertThat(
            browser.value(
                "(box => box.left >= 0 && box.right <= innerWidth)(document.querySelector("
                    + "'[data-key=more] .menu-list').getBoundingClientRect())"))
        .isEqualTo(true);
    assertThat(browser.axe()).isEmpty();
    Object unusedToo = browser.value("document.querySelector('[data-key=more]').open = false");
    browser.press("l").until("document.querySelector('dialog[open] .choices li')");
    assertThat(browser.axe()).isEmpty();
    // The dialog gives the focus back after it has closed; a key pressed earlier has no receiver.
    browser
        .press(Keys.ESCAPE)
        .until("!document.querySelector('dialog') && document.activeElement.closest('.edit-tree')");
    browser.press("s").until("document.querySelector('dialog[open] #split-title')");
    assertThat(browser.axe()).isEmpty();
    browser.press(Keys.ESCAPE).until("!document.querySelector('dialog')");
  }
}
