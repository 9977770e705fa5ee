package dodona.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.draw.page.DerivationPage;
import dodona.draw.page.TreePage;
import dodona.server.TinyModel;
import dodona.text.output.JsonAnalysis;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Tests the purpose of each screen in a real browser, with the keyboard alone. */
class PageInBrowserTest {

  private static final String GOLD =
      "1%09The%09_%09_%09_%09_%092%09det%09_%09_%0A2%09dog%09_%09_%09_%09_%090%09root%09_%09_%0A"
          + "3%09barks%09_%09_%09_%09_%092%09acl%09_%09_%0A%0A";

  private final Browser browser = OpenPage.browser().size(1280, 800).prefers(false, true);

  @TempDir Path folder;

  @AfterEach
  void nothingFailedAndNobodyElseWasAsked() {
    assertThat(browser.failures()).isEmpty();
    assertThat(browser.foreignRequests()).isEmpty();
  }

  @Test
  void parsesATextThatIsTyped() {
    browser.open("#/parse").until("document.querySelector('.card svg.tree')");
    browser.tabTo("focused.id === 'text'");
    browser.pressWithControl("a").press("The cats sleep. Dogs bark!").pressWithControl(Keys.ENTER);
    browser.until("document.querySelector('.answer').innerText.includes('7 words')");
    assertThat(browser.text("document.querySelector('.answer').innerText"))
        .contains("2 sentences", "english-tiny-1");
    assertThat(browser.text("location.hash")).contains("text=The+cats+sleep");
  }

  @Test
  void aLinkBringsTheTextBack() {
    browser.open("#/parse?text=Cats+sleep.&model=portuguese-tiny");
    browser.until("document.querySelectorAll('.cards .card').length === 1");
    assertThat(browser.text("document.getElementById('text').value")).isEqualTo("Cats sleep.");
    assertThat(browser.text("document.querySelector('.answer').innerText"))
        .contains("portuguese-tiny");
  }

  @Test
  void aLongTextIsPackedIntoTheLink() {
    browser.open("#/parse").until("document.querySelector('.card svg.tree')");
    browser.tabTo("focused.id === 'text'");
    String longText = "The dog barks. ".repeat(40);
    Object unused = browser.value("document.activeElement.value = '" + longText + "'");
    browser.pressWithControl(Keys.ENTER).until("location.hash.includes('z=')");
    String hash = browser.text("location.hash");
    browser.open(hash).until("document.querySelectorAll('.cards .card').length > 30");
    assertThat(browser.text("document.getElementById('text').value")).isEqualTo(longText);
  }

  @Test
  void goesThroughATreeWordByWord() {
    browser.open("#/parse?text=The+dog+barks.").until("document.querySelector('.card svg.tree')");
    browser.tabTo("focused.matches('.word')");
    browser.press(Keys.ARROW_RIGHT, Keys.ENTER).until("document.querySelector('.panel')");
    assertThat(browser.text("document.querySelector('.panel').innerText"))
        .contains("dog", "word 2");
    browser.press(Keys.ARROW_LEFT);
    assertThat(browser.text("document.activeElement.getAttribute('aria-label')"))
        .startsWith("The,")
        .endsWith("word 1 of 4");
    browser.press(Keys.ESCAPE);
    browser.until("!document.querySelector('.panel')");
  }

  @Test
  void marksWhereATreeDiffersFromTheGold() {
    browser.open("#/parse?compare=gold&text=" + GOLD).until("document.querySelector('.marks')");
    assertThat(browser.text("document.querySelector('.answer').innerText"))
        .containsPattern("UAS [0-9.]+, LAS [0-9.]+ on 3 words");
    assertThat(browser.text("document.querySelector('.marks').innerText"))
        .contains("head: english-tiny-1 ", ", gold ");
    assertThat(browser.value("document.querySelectorAll('svg .arc.wrong').length"))
        .isNotEqualTo(0L);
    browser.tabTo("focused.innerText === 'Next difference'");
    browser.press(Keys.ENTER).until("document.querySelector('.panel')");
    assertThat(browser.text("document.querySelector('.panel').innerText")).contains("difference");
  }

  @Test
  void eachOfSeveralTreesHasATabWithItsDifferences() {
    browser.open("#/parse?text=The+dog+barks+at+cats.&best=3");
    browser.until("document.querySelectorAll('[role=tab]').length === 3");
    assertThat(browser.value("document.querySelectorAll('.arc.differs').length")).isEqualTo(0L);
    String first = browser.text("document.querySelector('.confidence').innerText");
    browser.tabTo("focused.matches('[role=tab]')").press(Keys.ARROW_RIGHT);
    browser.until("document.querySelector('.marks')");
    assertThat(browser.text("document.activeElement.innerText")).startsWith("Tree 2");
    assertThat(browser.value("document.activeElement.ariaSelected")).isEqualTo("true");
    assertThat(
            browser.value(
                "document.querySelectorAll('.arc.differs, .label.differs-label').length > 0"))
        .isEqualTo(true);
    assertThat(browser.text("document.querySelector('.marks').innerText"))
        .containsPattern("(head|label): tree 2 .*, tree 1 ");
    assertThat(browser.text("document.querySelector('.confidence').innerText")).isNotEqualTo(first);
    assertThat(browser.axe()).isEmpty();
    Object unused =
        browser.value(
            "(navigator.clipboard.writeText = async text => { window.copied = text; },"
                + " [...document.querySelectorAll('.menu-list button')].find(one => one.innerText"
                + " === 'Copy CoNLL-U' || one.textContent === 'Copy CoNLL-U').click())");
    browser.until("window.copied");
    assertThat(browser.text("window.copied")).contains("# best = 2");
    browser.tabTo("focused.matches('[role=tab]')").press(Keys.ARROW_LEFT);
    browser.until("!document.querySelector('.marks')");
  }

  @Test
  void oneTreeHasNoTabs() {
    browser.open("#/parse?text=The+dog+barks.").until("document.querySelector('.card svg.tree')");
    assertThat(browser.value("document.querySelector('[role=tab]')")).isNull();
    Object unused =
        browser.value(
            "(list => { list.value = '2'; list.dispatchEvent(new Event('change'));"
                + " })(document.querySelector('[data-key=Trees]'))");
    browser.until("document.querySelectorAll('[role=tab]').length === 2");
    assertThat(browser.text("location.hash")).contains("best=2");
  }

  @Test
  void saysWhereATreebankIsBroken() {
    browser.open("#/parse?input=conllu&text=1%09The%09x").until("document.querySelector('.error')");
    assertThat(browser.text("document.querySelector('.error').innerText")).contains("column");
    // An answer that refuses is an answer; browsers report it nevertheless.
    assertThat(browser.failures()).allMatch(message -> message.contains("400"));
  }

  @Test
  void goesThroughADerivationWithTheOracle() {
    browser.open("#/derive").until("document.querySelector('.move')");
    browser.tabTo("focused.dataset.key === 'SH-0'");
    for (int step = 1; step <= 8; step++) {
      browser.enter("[data-key=oracle]");
      browser.until(
          "location.hash.includes('after=') && document.querySelectorAll('.history"
              + " tbody tr').length === "
              + (step + 1));
    }
    assertThat(browser.text("document.querySelector('.moves').innerText"))
        .contains("The gold tree is complete");
  }

  @Test
  void aWrongMoveIsAllowedAndShowsWhatIsLost() {
    browser.open("#/derive").until("document.querySelector('.move')");
    browser.tabTo("focused.dataset.key === 'SH-0'").press("s");
    browser.until("document.querySelectorAll('.history tbody tr').length === 2");
    assertThat(browser.text("document.querySelector('.said').innerText"))
        .contains("SH moved “John” to the stack.");
    assertThat(browser.text("document.querySelector('[data-key=SH-0]').innerText"))
        .contains("cost 1", "moves “likes” to the stack", "loses likes → John (nsubj)");
    browser.press("s").until("document.querySelectorAll('.history tbody tr').length === 3");
    assertThat(browser.text("document.querySelector('.said').innerText"))
        .contains("1 of 4 gold arcs lost");
    assertThat(browser.value("document.querySelectorAll('svg .arc.lost').length")).isEqualTo(1L);
    assertThat(browser.value("document.querySelectorAll('svg .arc.reach').length")).isEqualTo(1L);
    browser.pressWithControl("z");
    browser.until("document.querySelectorAll('.history tbody tr').length === 2");
    browser.press("l").until("document.querySelector('.branches')");
    assertThat(browser.text("document.querySelector('.branches').innerText"))
        .contains("SH LA(nsubj)", "no arcs lost", "SH SH", "1 arc lost");
  }

  @Test
  void aMoveThatIsNotLegalSaysWhy() {
    browser.open("#/derive").until("document.querySelector('.move')");
    browser.tabTo("focused.dataset.key === 'RE-0'");
    assertThat(browser.text("document.activeElement.innerText")).contains("the stack is empty");
    browser.press(Keys.ENTER);
    assertThat(browser.text("document.querySelector('.live').textContent"))
        .contains("REDUCE is not legal");
  }

  @Test
  void aStaticOracleHasNoAnswerAfterAMistake() {
    browser.open("#/derive?system=arc-eager&oracle=static&after=SH+SH");
    browser.until("document.querySelector('.moves .note')");
    assertThat(browser.text("document.querySelector('.moves .note').innerText"))
        .contains("is not defined here", "Costs are still shown");
    assertThat(browser.value("document.querySelectorAll('.history tbody tr').length"))
        .isEqualTo(3L);
  }

  @Test
  void everySystemCanBeGoneThrough() {
    for (String system :
        new String[] {
          "arc-standard", "arc-hybrid", "swap-standard", "attardi", "covington", "easy-first"
        }) {
      browser.open("#/derive?system=" + system).until("document.querySelector('.move')");
      for (int step = 1; step <= 3; step++) {
        browser.enter("[data-key=oracle]");
        browser.until("document.querySelectorAll('.history tbody tr').length === " + (step + 1));
      }
      assertThat(browser.text("document.querySelector('.said').innerText"))
          .as(system)
          .contains("All gold arcs can still be built");
    }
  }

  @Test
  void aQuizHidesTheCostsUntilOneHasChosen() {
    browser.open("#/derive?after=SH").until("document.querySelector('.move')");
    browser.tabTo("focused.dataset.key === 'SH-0'").press("q");
    browser.until("!document.querySelector('.move .yes, .move .no, .move-lost')");
    browser.press("s").until("document.querySelector('.said').innerText.includes('Not the best')");
    assertThat(browser.text("document.querySelector('.said').innerText"))
        .contains("it loses likes → John", "0 of 1 correct");
  }

  @Test
  void aQuizDoesNotPaintWhatAMoveWouldLose() {
    String shift = "document.querySelector('[data-key=SH-0]')";
    String hover = ".dispatchEvent(new MouseEvent('mouseenter'))";
    String verdicts =
        "document.querySelectorAll('svg .would-lose, svg .next, svg .preview').length";
    browser.open("#/derive?after=SH").until("document.querySelector('.move')");
    Object unused = browser.value(shift + hover);
    assertThat(browser.value(verdicts)).isNotEqualTo(0L);
    browser.tabTo("focused.dataset.key === 'RE-0'").press("q");
    for (String move : new String[] {"SH-0", "LA-0", "RA-0"}) {
      unused = browser.value("document.querySelector('[data-key=" + move + "]')" + hover);
      assertThat(browser.value(verdicts)).as(move).isEqualTo(0L);
    }
    assertThat(browser.value("document.querySelectorAll('svg .arc.tried').length")).isEqualTo(1L);
  }

  @Test
  void twoSystemsStandSideBySide() {
    browser.open("#/derive?second=easy-first");
    browser.until("document.querySelectorAll('.stepper .move').length > 6");
    browser.tabTo("focused.innerText === 'Step both'").press(Keys.ENTER);
    browser.until(
        "[...document.querySelectorAll('.history')].every(table =>"
            + " table.querySelectorAll('tbody tr').length === 2)");
  }

  @Test
  void aModelsScoresStandBesideTheCosts() {
    String system = Objects.requireNonNull(TinyModel.MODEL.parser()).decoding().system();
    browser.open("#/derive?model=english-tiny-1&system=" + system);
    browser.until("document.querySelector('.move-score')");
    browser.tabTo("focused.dataset.key === 'SH-0'").press("m");
    browser.until("document.querySelectorAll('.history tbody tr').length === 2");
  }

  @Test
  void aLatticeIsGoneThroughAndLeadsToADerivation() {
    browser.open("#/lattice").until("document.querySelector('svg.lattice .node')");
    assertThat(browser.text("document.querySelector('.figures').innerText"))
        .contains("9", "37", "3 SH-SW");
    browser.tabTo(
        "focused.matches('.tick input') && focused.closest('.tick').innerText === 'lazy'");
    browser.press(Keys.SPACE).until("document.querySelector('svg.lattice .halo')");
    browser.tabTo("focused.matches('.node')").press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    assertThat(browser.text("document.querySelector('[aria-label=Configuration] h2').innerText"))
        .isEqualTo("Configuration 2");
    browser.press("d").until("document.querySelectorAll('.history tbody tr').length === 3");
    assertThat(browser.text("location.hash")).startsWith("#/derive?").contains("after=SH+SH");
  }

  @Test
  void numbersAndTheQuestionMarkLeadEverywhere() {
    browser.open("#/lattice").until("document.querySelector('svg.lattice')");
    browser.press("4").until("document.querySelector('.move')");
    browser.press("2").until("document.getElementById('pattern')");
    browser.press("3").until("location.hash.startsWith('#/edit')");
    browser.press("5").until("document.querySelector('svg.lattice')");
    browser.press("?").until("document.querySelector('dialog[open]')");
    browser.press(Keys.ESCAPE).until("!document.querySelector('dialog')");
    browser.press("1").until("document.getElementById('text')");
  }

  /** Tests that trees have their arcs on the same levels as in 'dodona show' and in images. */
  @Test
  void arcsLieOnTheLevelsThatTheLibraryDrawsThemOn() {
    browser.open("#/parse").until("document.querySelector('.card svg.tree')");
    Object levels =
        browser.value(
            "(window.tried = null, import('/tree.mjs').then(tree => window.tried ="
                + " tree.levels([{head: 2, dependent: 1}, {head: 4, dependent: 2}, {head: 4,"
                + " dependent: 3}, {head: 7, dependent: 5}, {head: 7, dependent: 6}, {head: 2,"
                + " dependent: 7}, {head: 4, dependent: 8}])), true)");
    assertThat(levels).isEqualTo(true);
    browser.until("window.tried");
    assertThat(browser.text("window.tried.join()")).isEqualTo("1,2,1,2,1,4,3");
  }

  @Test
  void nothingIsWiderThanASmallScreen() {
    for (String screen : new String[] {"parse", "derive", "lattice"}) {
      browser.size(360, 640).open("#/" + screen).until("document.querySelector('svg.tree')");
      assertThat(browser.value("document.documentElement.scrollWidth")).as(screen).isEqualTo(360L);
    }
  }

  @Test
  void aDerivationInAFileOfItsOwnIsGoneThroughToo() throws IOException {
    Sentence sentence =
        Sentence.ofForms("John", "likes", "Mary")
            .withTree(
                DependencyTree.of(new int[] {2, 0, 2}, new String[] {"nsubj", "root", "obj"}));
    Path file = folder.resolve("page.html");
    Files.writeString(file, DerivationPage.html(sentence, "arc-eager", "dynamic"));
    browser.openAddress(file.toUri().toString()).until("document.querySelector('.move')");
    browser.tabTo("focused.dataset.key === 'SH-0'").press("s");
    browser.until("document.querySelectorAll('.history tbody tr').length === 2");
    browser.press("r").until("document.querySelector('.said').innerText.includes('2 of 3')");
    assertThat(browser.axe()).isEmpty();
  }

  @Test
  void treesInAFileOfTheirOwnAreDrawn() throws IOException {
    StringBuilder page = new StringBuilder(TreePage.beginning("Trees"));
    TinyModel.pipeline()
        .analyze("The dog barks. Cats sleep.")
        .sentences()
        .forEach(sentence -> page.append(TreePage.sentence(JsonAnalysis.of(sentence))));
    Path file = folder.resolve("trees.html");
    Files.writeString(file, page + TreePage.end());
    browser.openAddress(file.toUri().toString());
    browser.until("document.querySelectorAll('.card svg.tree').length === 2");
    assertThat(browser.axe()).isEmpty();
  }
}
