package dodona.draw.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.draw.DrawnSentences;
import dodona.draw.Orientation;
import dodona.draw.TreeDrawing;
import dodona.draw.terminal.TerminalTree.Options;
import dodona.support.DisplayWidth;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TerminalTreeTest {

  private static final Options ROW = Options.DEFAULT.withOrientation(Orientation.ROW);
  private static final Options UPRIGHT = Options.DEFAULT.withOrientation(Orientation.UPRIGHT);

  private static String draw(Sentence sentence, Options options) {
    return TerminalTree.draw(TreeDrawing.of(sentence), options);
  }

  @Test
  void drawsASmallTreeInARow() {
    assertThat(draw(DrawnSentences.dogs(), ROW))
        .isEqualTo(
            """
                             root
                               │╭──obl:tmod───╮
             ╭─amod─╮ ╭─nsubj─╮││╭─obj─╮      │
             ▼      │ ▼       │▼││     ▼      ▼
            Big     dogs      chase   cats  today
            ADJ     NOUN      VERB    NOUN  NOUN
            """);
  }

  @Test
  void drawsASmallTreeUpright() {
    assertThat(draw(DrawnSentences.dogs(), UPRIGHT))
        .isEqualTo(
            """
            1      ╭▶ Big    ADJ   amod
            2    ╭▶┴─ dogs   NOUN  nsubj
            3  ─▶┴─┬─ chase  VERB  root
            4      ├▶ cats   NOUN  obj
            5      ╰▶ today  NOUN  obl:tmod
            """);
  }

  @Test
  void hangsManyDependentsOnOneRail() {
    String drawn = draw(DrawnSentences.comb(60), UPRIGHT);
    assertThat(drawn).startsWith(" 1  ─▶┬─ w1   PROPN  det\n 2    ├▶ w2   X      nsubj:pass\n");
    assertThat(drawn).contains("\n59    ├▶ w59").contains("\n60    ╰▶ w60");
  }

  @Test
  void dashesNonProjectiveArcsAndSaysSo() {
    assertThat(draw(DrawnSentences.hearing(), ROW))
        .isEqualTo(
            """
                               root
                     ╭┄┄┄┄┄┄┄┄┄┄┄┼nmod┄┄┄┄┄┄┄┄┄┄┄╮
             ╭─det─╮ ┆ ╭─nsubj─╮ │      ╭─case─╮ ┆
             ▼     │ ┆ ▼       │ ▼      ▼      │ ▼
             A    hearing     starts  about     it
            DET    NOUN        VERB    ADP     PRON

            ┄┄┄ non-projective arc
            """);
    assertThat(draw(DrawnSentences.hearing(), UPRIGHT))
        .isEqualTo(
            """
            1        ╭▶ A        DET   det
            2    ╭┄┬▶┴─ hearing  NOUN  nsubj
            3  ─▶┼─┴─── starts   VERB  root
            4    ┆   ╭▶ about    ADP   case
            5    ╰▶┄┄┴─ it       PRON  nmod

            ┄┄┄ non-projective arc
            """);
  }

  @Test
  void marksMistakes() {
    Sentence gold = DrawnSentences.dogs();
    Sentence system =
        gold.withTree(
            DependencyTree.of(
                new int[] {2, 3, 0, 3, 4},
                new String[] {"amod", "csubj", "root", "obj", "obl:tmod"}));
    assertThat(TerminalTree.draw(DrawnSentences.compared(gold, system), ROW))
        .isEqualTo(
            """
                               root
             ╭─amod─╮ ╭─≠csubj─╮ │ ╭─obj─╮ ┏━✗obl:tmod━┓
             ▼      │ ▼        │ ▼ │     ▼ ┃           ▼
            Big     dogs       chase     cats        today
            ADJ     NOUN       VERB      NOUN        NOUN

            ━━━ ✗ wrong head
            ≠   wrong label
            ≠csubj 2 dogs, gold: nsubj
            ✗obl:tmod 5 today, gold: obl:tmod of 3 chase
            """);
  }

  @Test
  void alignsWideAndCombiningCharacters() {
    Sentence sentence =
        DrawnSentences.of(
            "图书馆/NOUN/2/obl",
            "看/VERB/0/root",
            "👩\u200D👩\u200D👧/SYM/2/dep",
            "e\u0301te\u0301/NOUN/2/obj");
    assertThat(draw(sentence, ROW))
        .isEqualTo(
            """
                   root
                     │╭────obj────╮
              ╭─obl─╮││╭─dep─╮    │
              ▼     │▼││     ▼    ▼
            图书馆   看     👩\u200D👩\u200D👧   e\u0301te\u0301
             NOUN   VERB    SYM  NOUN
            """);
  }

  @Test
  void drawsSeveralRootsAndUnattachedWords() {
    assertThat(
            draw(
                DrawnSentences.of("a/_/0/root", "b/_/0/root", "c/_/_/_", "d/_/2/dep"),
                ROW.withTags(false)))
        .isEqualTo(
            """
            root  root
              │     │╭─dep─╮
              ▼     ▼│     ▼
              a     b   c  d

            no head (1): 3 c
            """);
    assertThat(draw(Sentence.ofForms("no", "tree"), ROW))
        .isEqualTo(
            """
            no  tree

            no word has a head
            """);
    assertThat(draw(Sentence.ofForms("no", "tree"), UPRIGHT))
        .isEqualTo(
            """
            1  no
            2  tree

            no word has a head
            """);
  }

  @Test
  void keepsTheLegendWithinTheWindow() {
    String[] words = IntStream.rangeClosed(1, 50).mapToObj(i -> "w/X/_/_").toArray(String[]::new);
    words[0] = "w/X/0/root";
    String drawn = draw(DrawnSentences.of(words), Options.DEFAULT);
    assertThat(drawn).contains("no head (49): 2 w, 3 w, ").endsWith("…\n");
    assertThat(drawn.lines()).allMatch(line -> DisplayWidth.of(line) <= 80);
  }

  @Test
  void standsUprightWhenTheRowDoesNotFit() {
    String row = draw(DrawnSentences.dogs(), ROW);
    int width = row.lines().mapToInt(DisplayWidth::of).max().orElseThrow();
    Options fitting = Options.DEFAULT;
    assertThat(draw(DrawnSentences.dogs(), fitting.withColumns(width))).isEqualTo(row);
    assertThat(draw(DrawnSentences.dogs(), fitting.withColumns(width - 1)))
        .isEqualTo(draw(DrawnSentences.dogs(), UPRIGHT));
  }

  @Test
  void colorsOnlyWhenAskedTo() {
    String plain = draw(DrawnSentences.hearing(), ROW);
    String colored = draw(DrawnSentences.hearing(), ROW.withColor(true));
    assertThat(plain).doesNotContain("\u001B");
    assertThat(colored).contains("\u001B[35m").contains(Ink.RESET);
    assertThat(colored.replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(plain);
    assertThat(colored.lines().filter(line -> line.contains("\u001B")))
        .allMatch(line -> line.lastIndexOf(Ink.RESET) == line.lastIndexOf('\u001B'));
  }

  @ParameterizedTest
  @EnumSource
  void letsNothingHarmfulThrough(Orientation orientation) {
    String drawn = draw(DrawnSentences.hostile(), Options.DEFAULT.withOrientation(orientation));
    assertThat(drawn.codePoints().filter(c -> Character.isISOControl(c) && c != '\n')).isEmpty();
    assertThat(drawn).doesNotContain("\u202E").contains("\uFFFD[31mred\uFFFD");
  }

  @Test
  void shortensWordsThatDoNotFitUpright() {
    Sentence sentence = DrawnSentences.of("a/DET/2/det", "x".repeat(500) + "/NOUN/0/root");
    String drawn = draw(sentence, Options.DEFAULT.withColumns(40));
    assertThat(drawn).contains("xxx…");
    assertThat(drawn.lines()).allMatch(line -> DisplayWidth.of(line) <= 40);
  }

  @ParameterizedTest
  @EnumSource
  void drawsAnySize(Orientation orientation) {
    Options options = Options.DEFAULT.withOrientation(orientation);
    assertThat(TerminalTree.draw(TreeDrawing.of(Sentence.ofForms()), options)).isEmpty();
    Random random = new Random(3);
    for (int n : new int[] {1, 2, 17, 300}) {
      Sentence sentence = DrawnSentences.labeled(SmallTrees.random(n, random));
      String drawn = TerminalTree.draw(TreeDrawing.of(sentence), options);
      for (int word = 1; word <= n; word++) {
        assertThat(drawn).contains("w" + word);
      }
      long arrows = drawn.chars().filter(c -> c == '▼' || c == '▶').count();
      assertThat(arrows).isEqualTo(n);
    }
  }

  @Test
  void marksRightToLeftWordsSoThatTerminalsKeepTheirOrder() {
    Sentence hebrew = DrawnSentences.of("הילד/X/2/nsubj", "אכל/X/0/root");
    assertThat(draw(hebrew, ROW)).contains("\u200Eהילד\u200E", "\u200Eאכל\u200E");
  }
}
