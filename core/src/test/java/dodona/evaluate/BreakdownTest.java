package dodona.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.evaluate.LabelConfusion.Confusion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One sentence of five words. In the gold tree the arc from 2 to 5 is non-projective, for it spans
 * the root; the system attaches 5 to 4 instead and takes one label for another.
 */
class BreakdownTest {

  private static final String GOLD =
      """
      1 A a DET _ 2 det
      2 hearing hearing NOUN _ 3 nsubj
      3 is be VERB _ 0 root
      4 scheduled schedule VERB _ 3 xcomp
      5 today today NOUN _ 2 nmod
      """;

  private static final String SYSTEM =
      """
      1 A a DET _ 2 det
      2 hearing hearing NOUN _ 3 obj
      3 is be VERB _ 0 root
      4 scheduled schedule VERB _ 3 xcomp
      5 today today NOUN _ 4 obj
      """;

  @TempDir private Path folder;
  private Path gold = Path.of("");
  private Path system = Path.of("");

  @BeforeEach
  void writeFiles() {
    gold = Conllu.write(folder.resolve("gold.conllu"), GOLD);
    system = Conllu.write(folder.resolve("system.conllu"), SYSTEM);
  }

  @Test
  void sortsArcsByLabel() throws IOException {
    Breakdown labels = breakdown(ArcClasses.LABEL);
    assertThat(labels.labeled())
        .containsExactly(
            Map.entry("det", new ArcScore(1, 1, 1, 1)),
            Map.entry("nmod", new ArcScore(1, 0, 0, 0)),
            Map.entry("nsubj", new ArcScore(1, 0, 0, 0)),
            Map.entry("obj", new ArcScore(0, 0, 2, 0)),
            Map.entry("root", new ArcScore(1, 1, 1, 1)),
            Map.entry("xcomp", new ArcScore(1, 1, 1, 1)));
    assertThat(labels.unlabeled())
        .containsEntry("nsubj", new ArcScore(1, 1, 0, 0))
        .containsEntry("obj", new ArcScore(0, 0, 2, 1));
  }

  @Test
  void sortsArcsByDirection() throws IOException {
    assertThat(breakdown(ArcClasses.DIRECTION).labeled())
        .containsExactly(
            Map.entry("root", new ArcScore(1, 1, 1, 1)),
            Map.entry("left", new ArcScore(2, 1, 2, 1)),
            Map.entry("right", new ArcScore(2, 1, 2, 1)));
  }

  @Test
  void sortsArcsByLength() throws IOException {
    assertThat(breakdown(ArcClasses.LENGTH).labeled())
        .containsExactly(
            Map.entry("root", new ArcScore(1, 1, 1, 1)),
            Map.entry("1", new ArcScore(3, 2, 4, 2)),
            Map.entry("3–6", new ArcScore(1, 0, 0, 0)));
  }

  @Test
  void sortsArcsByDistanceToRoot() throws IOException {
    assertThat(breakdown(ArcClasses.DISTANCE_TO_ROOT).labeled())
        .containsExactly(
            Map.entry("1", new ArcScore(1, 1, 1, 1)),
            Map.entry("2", new ArcScore(2, 1, 2, 1)),
            Map.entry("3", new ArcScore(2, 1, 2, 1)));
  }

  @Test
  void sortsArcsBySentenceLength() throws IOException {
    assertThat(breakdown(ArcClasses.SENTENCE_LENGTH).labeled())
        .containsExactly(Map.entry("1–10", new ArcScore(5, 3, 5, 3)));
  }

  @Test
  void namesRangesByTheirEnds() {
    assertThat(ArcClass.ranges(1, 2, 4))
        .extracting(ArcClass::name)
        .containsExactly("1", "2–3", "≥ 4");
    assertThat(ArcClass.of(3, ArcClass.ranges(1, 2, 4)).name()).isEqualTo("2–3");
    assertThat(ArcClass.of(99, ArcClass.ranges(1, 2, 4)).name()).isEqualTo("≥ 4");
  }

  @Test
  void countsNonProjectiveArcsOfEitherTree() throws IOException {
    NonProjectiveScore missed = evaluate(gold, system).nonProjective();
    assertThat(missed.labeled()).isEqualTo(new ArcScore(1, 0, 0, 0));
    NonProjectiveScore invented = evaluate(system, gold).nonProjective();
    assertThat(invented.labeled()).isEqualTo(new ArcScore(0, 0, 1, 0));
    Path relabeled = Conllu.write(folder.resolve("relabelled.conllu"), GOLD.replace("nmod", "obl"));
    NonProjectiveScore found = evaluate(gold, relabeled).nonProjective();
    assertThat(found.labeled()).isEqualTo(new ArcScore(1, 0, 1, 0));
    assertThat(found.unlabeled()).isEqualTo(new ArcScore(1, 1, 1, 1));
    assertThat(found.unlabeled().f1()).isEqualTo(100.0);
    assertThat(found.labeled().f1()).isZero();
  }

  @Test
  void countsACorrectArcThatIsNonProjectiveInOneTreeOnly() throws IOException {
    // 3 → 1 is in both trees; it spans 2, which depends on 4 in the gold tree, on 3 in the other.
    Path other =
        Conllu.write(
            folder.resolve("other.conllu"),
            "1 a _ _ _ 3 x\n2 b _ _ _ 3 x\n3 c _ _ _ 4 x\n4 d _ _ _ 0 root");
    Path crossing =
        Conllu.write(
            folder.resolve("crossing.conllu"),
            "1 a _ _ _ 3 x\n2 b _ _ _ 4 x\n3 c _ _ _ 4 x\n4 d _ _ _ 0 root");
    assertThat(evaluate(crossing, other).nonProjective().labeled())
        .isEqualTo(new ArcScore(1, 1, 0, 0));
  }

  @Test
  void listsTheLabelsTakenForOthers() throws IOException {
    LabelConfusion confusion = evaluate(gold, system).confusion();
    assertThat(confusion.confusions())
        .containsExactly(new Confusion("nmod", "obj", 1, 1), new Confusion("nsubj", "obj", 1, 0));
    assertThat(confusion.table().get("det")).containsEntry("det", 1L).doesNotContainKey("obj");
    assertThat(confusion.table()).containsEntry("nmod", Map.of("obj", 1L));
  }

  private Breakdown breakdown(ArcClasses classes) throws IOException {
    return evaluate(gold, system).breakdowns().stream()
        .filter(breakdown -> breakdown.title().equals(classes.toString()))
        .findFirst()
        .orElseThrow();
  }

  private static Evaluation evaluate(Path gold, Path system) throws IOException {
    return Evaluation.of(gold, system, EvaluationOptions.UD);
  }
}
