package dodona.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dodona.SmallTrees;
import dodona.evaluate.EvaluationOptions;
import dodona.evaluate.Mark;
import dodona.evaluate.MarkedSentence;
import dodona.evaluate.SentenceErrors;
import dodona.treebank.DependencyTree;
import dodona.treebank.Projectivity;
import dodona.treebank.Sentence;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TreeDrawingTest {

  @Test
  void marksTheNonProjectiveArcsOfEveryTreeOfUpToFiveWords() {
    SmallTrees.upTo(5)
        .forEach(
            tree -> {
              BitSet marked = new BitSet();
              for (Arc arc : TreeDrawing.of(DrawnSentences.labeled(tree)).arcs()) {
                marked.set(arc.dependent(), arc.nonProjective());
              }
              assertThat(marked)
                  .as(tree.toString())
                  .isEqualTo(new Projectivity(tree).nonProjectiveArcs());
            });
  }

  @Test
  void marksArcsOverForeignWordsAlsoWhereThereIsNoTree() {
    for (int code = 0; code < 6 * 6 * 6 * 6; code++) {
      String[] words = new String[4];
      for (int i = 0, rest = code; i < 4; i++, rest /= 6) {
        words[i] = "w/X/" + (rest % 6 == 5 ? "_" : rest % 6) + "/dep";
      }
      Sentence sentence = DrawnSentences.of(words);
      if (!sentence.treeDefects().isEmpty()) {
        for (Arc arc : TreeDrawing.of(sentence).arcs()) {
          assertThat(arc.nonProjective())
              .as("%s in %s", arc, List.of(words))
              .isEqualTo(spansAForeignWord(sentence, arc));
        }
      }
    }
  }

  private static boolean spansAForeignWord(Sentence sentence, Arc arc) {
    for (int word = arc.left() + 1; word < arc.right(); word++) {
      int ancestor = word;
      for (int steps = 0; steps < 5 && ancestor > 0 && ancestor != arc.head(); steps++) {
        ancestor = sentence.head(ancestor) == ancestor ? -1 : sentence.head(ancestor);
      }
      if (ancestor == 0 && arc.head() != 0) {
        return true;
      }
    }
    return false;
  }

  @Test
  void drawsTwentyThousandWordsThatAreNoTree() {
    String[] words = new String[20_000];
    for (int i = 0; i < words.length; i++) {
      words[i] = "w/X/" + (i == 0 ? 20_000 : i % 7 == 0 ? 0 : i) + "/dep";
    }
    Sentence sentence = DrawnSentences.of(words);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertThat(TreeDrawing.of(sentence).arcs()).hasSize(20_000));
  }

  @Test
  void marksWrongHeadsAndWrongLabels() {
    Sentence gold = DrawnSentences.dogs();
    Sentence system =
        gold.withTree(
            DependencyTree.of(
                new int[] {3, 3, 0, 3, 4},
                new String[] {"amod", "obj", "root", "obj", "obl:tmod"}));
    assertThat(DrawnSentences.compared(gold, system).arcs())
        .extracting(Arc::style, Arc::remark)
        .containsExactly(
            tuple(ArcStyle.WRONG_HEAD, "gold: amod of 2 dogs"),
            tuple(ArcStyle.WRONG_LABEL, "gold: nsubj"),
            tuple(ArcStyle.NORMAL, ""),
            tuple(ArcStyle.NORMAL, ""),
            tuple(ArcStyle.WRONG_HEAD, "gold: obl:tmod of 3 chase"));
  }

  @Test
  void marksWhatTheConventionCountsAsWrong() {
    Sentence gold = DrawnSentences.dogs();
    Sentence system =
        gold.withTree(
            DependencyTree.of(
                new int[] {2, 3, 0, 3, 3}, new String[] {"amod", "nsubj", "root", "obj", "obl"}));
    SentenceErrors errors = SentenceErrors.of(gold, system, EvaluationOptions.UD);
    assertThat(TreeDrawing.of(errors.system().get(0)).arcs())
        .as("label subtypes do not count under UD")
        .extracting(Arc::style)
        .containsOnly(ArcStyle.NORMAL);
    assertThat(DrawnSentences.compared(gold, system).arcs().get(4).remark())
        .isEqualTo("gold: obl:tmod");
  }

  @Test
  void marksWordsThatTheGoldFileDoesNotHave() {
    MarkedSentence system =
        new MarkedSentence(
            DrawnSentences.of("a/X/0/root"), List.of(Mark.UNALIGNED), List.of(Optional.empty()));
    assertThat(TreeDrawing.of(system).arcs())
        .extracting(Arc::style, Arc::remark)
        .containsExactly(tuple(ArcStyle.WRONG_HEAD, "no such word in the gold file"));
  }

  @Test
  void leavesOutArcsFromNowhereAndKeepsCycles() {
    TreeDrawing drawing =
        TreeDrawing.of(
            DrawnSentences.of("a/X/_/_", "b/X/3/x", "c/X/2/y", "d/X/4/self", "e/X/0/root"));
    assertThat(drawing.arcs()).extracting(Arc::dependent).containsExactly(2, 3, 5);
    assertThat(drawing.unattached()).containsExactly(1, 4);
  }

  @Test
  void givesUnfinishedTreesTheBenefitOfTheDoubt() {
    TreeDrawing drawing =
        TreeDrawing.of(DrawnSentences.of("a/X/3/x", "b/X/_/_", "c/X/0/root", "d/X/_/_"));
    assertThat(drawing.arcs()).noneMatch(Arc::nonProjective);
    TreeDrawing spansTheRoot =
        TreeDrawing.of(DrawnSentences.of("a/X/3/x", "b/X/0/root", "c/X/_/_"));
    assertThat(spansTheRoot.arcs().get(0).nonProjective()).isTrue();
  }

  @Test
  void readsTheDirectionOfTheScriptFromItsLetters() {
    assertThat(TreeDrawing.of(Sentence.ofForms("הילד", "אכל", ".")).isRightToLeft()).isTrue();
    assertThat(TreeDrawing.of(Sentence.ofForms("يكتب", "SVG", "الدرس")).isRightToLeft()).isTrue();
    assertThat(TreeDrawing.of(Sentence.ofForms("dog", "!")).isRightToLeft()).isFalse();
    assertThat(TreeDrawing.of(Sentence.ofForms("12", "!")).isRightToLeft()).isFalse();
  }

  /** The sentence of Figure 1 of Nivre, Kuhlmann & Hall (2009). */
  @Test
  void showsTheProjectiveOrderAndTheMaximalProjectiveComponents() {
    Sentence sentence =
        Sentence.ofForms(List.of("Who", "did", "you", "send", "the", "letter", "to", "?"))
            .withTree(DependencyTree.of(7, 0, 2, 2, 6, 4, 4, 2));
    TreeDrawing drawing = TreeDrawing.ofOrder(sentence);
    assertThat(IntStream.rangeClosed(1, 8).mapToObj(drawing::tag))
        .containsExactly("6 A", "1 B", "2 B", "3 C", "4 C", "5 C", "7 D", "8 E");
    assertThat(drawing.arcs()).isEqualTo(TreeDrawing.of(sentence).arcs());
  }
}
