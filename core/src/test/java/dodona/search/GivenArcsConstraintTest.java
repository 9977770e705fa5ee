package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.SmallTrees;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.Column;
import dodona.treebank.Conllu;
import dodona.treebank.DependencyTree;
import dodona.treebank.InvalidTreebankException;
import dodona.treebank.Sentence;
import dodona.treebank.conllu.ProblemListener;
import dodona.treebank.conllu.ReadOptions;
import dodona.treebank.conllu.TreeRequirement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class GivenArcsConstraintTest {

  private static final GivenArcsConstraint ALL = new GivenArcsConstraint(true, true, false);

  static List<String> systems() {
    return TransitionSystems.names();
  }

  /** A sentence from lines with a word's HEAD, DEPREL and MISC. */
  private static Sentence sentence(List<String> words) {
    StringBuilder text = new StringBuilder("# sent_id = s\n");
    for (int i = 0; i < words.size(); i++) {
      String[] cells = words.get(i).split(" ", -1);
      text.append(
          String.format(
              "%d\tw%d\t_\t_\t_\t_\t%s\t%s\t_\t%s%n", i + 1, i + 1, cells[0], cells[1], cells[2]));
    }
    byte[] bytes = (text + "\n").getBytes(StandardCharsets.UTF_8);
    ReadOptions options = ReadOptions.DEFAULT.withTrees(TreeRequirement.NONE);
    return Conllu.read(bytes, options, ProblemListener.STRICT).get(0);
  }

  /** A third of the arcs of a tree, some without labels, and labels of other words. */
  private static List<String> part(DependencyTree tree, Random random) {
    List<String> words = new ArrayList<>();
    for (int d = 1; d <= tree.size(); d++) {
      boolean isGiven = random.nextInt(3) == 0;
      String head = isGiven ? String.valueOf(tree.head(d)) : "_";
      String label = random.nextInt(4) == 0 ? List.of("a", "b", "new").get(random.nextInt(3)) : "_";
      int other = random.nextInt(tree.size() + 1);
      boolean forbids = random.nextInt(8) == 0 && other != tree.head(d);
      words.add(head + " " + label + " " + (forbids ? "Forbid=" + other : "_"));
    }
    return words;
  }

  @ParameterizedTest
  @MethodSource("systems")
  void everyGivenArcAndLabelIsInTheTree(String name) {
    assertKeepsAll(TransitionSystems.named(name, TemptingModel.LABELS));
  }

  private static <C extends PartialTree> void assertKeepsAll(TransitionSystem<C> system) {
    Random random = new Random(11);
    List<Integer> widths = system.hasOneSite() ? List.of(1, 4) : List.of(1);
    int parsed = 0;
    for (int i = 0; i < 150; i++) {
      int n = 2 + random.nextInt(9);
      DependencyTree gold = SmallTrees.random(n, random);
      Sentence sentence = sentence(part(gold, random));
      for (int width : widths) {
        DependencyTree tempting = SmallTrees.random(n, random);
        Parser parser = new Parser(TemptingModel.of(system, tempting), width, ALL);
        DependencyTree found;
        try {
          found = parser.parse(sentence);
        } catch (InvalidTreebankException e) {
          assertThat(e).hasMessageContaining("for this parser (" + system.name() + ")");
          continue;
        }
        parsed++;
        assertThat(found.rootCount()).isEqualTo(1);
        for (int d = 1; d <= n; d++) {
          if (sentence.head(d) >= 0) {
            assertThat(found.head(d)).as("%s in %s", d, found).isEqualTo(sentence.head(d));
          }
          if (!sentence.deprel(d).equals("_")) {
            assertThat(found.label(d)).isEqualTo(sentence.deprel(d));
            assertThat(found.head(d) == 0).as("%s", found).isEqualTo(sentence.head(d) == 0);
          }
          assertThat(sentence.get(d, Column.MISC)).isNotEqualTo("Forbid=" + found.head(d));
        }
      }
    }
    assertThat(parsed).as(system.name()).isGreaterThan(70);
  }

  @Test
  void doesNotTouchSentencesThatGiveNothing() {
    TransitionSystem<?> system = TransitionSystems.named("swap-standard", TemptingModel.LABELS);
    SmallTrees.upTo(4)
        .forEach(
            tree -> {
              Sentence words = Sentence.ofForms(Collections.nCopies(tree.size(), "w"));
              TemptingModel<?> model = TemptingModel.of(system, tree);
              assertThat(new Parser(model, 4, ALL).parse(words))
                  .isEqualTo(new Parser(model, 4).parse(words));
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 _ _ / 1 _ _ / _ _ _ | 2: s: the heads form a cycle: 1 → 2 → 1",
        "0 _ _ / 0 _ _ / _ _ _ | 3: s: two given roots, words 1 and 2; expected one",
        "1 _ _ / _ _ _ / _ _ _ | 2: s: word 1 is its own HEAD",
        "2 _ Forbid=2 / _ _ _ / _ _ _ | 2: s: the given arc 2→1 is also forbidden",
        "_ _ Forbid=0,2,3 / _ _ _ / _ _ _ | 2: s: every head of word 1 is forbidden",
        "_ _ Forbid=7 / _ _ _ / _ _ _ | 2: s: 'Forbid=7' in MISC; expected heads from 0 to 3, such"
            + " as Forbid=0,2",
        "3 _ _ / 0 _ _ / _ _ _ | 3: s: the given arcs 3→1, 0→2 to 'w1' and 'w2' exclude each other"
            + " for this parser (arc-eager): they cross; remove one, have them projectivized, or"
            + " use a model for non-projective trees",
        "2 _ _ / _ _ _ / 1 _ _ | 4: s: the given arcs 2→1, 1→3 to 'w1' and 'w3' exclude each other"
            + " for this parser (arc-eager); remove one, have them projectivized, or use a model"
            + " for non-projective trees",
        "_ a _ / _ b _ / _ a _ | 2: s: what is given leaves no word with the label root for this"
            + " parser (arc-eager); remove a head or a label",
        "3 _ _ / _ _ _ / _ a _ | 2: s: what is given leaves no word with the label root for this"
            + " parser (arc-eager); remove a head or a label",
      })
  void refusesContradictionsWithTheirPlace(String words, String message) {
    TransitionSystem<?> system = TransitionSystems.named("arc-eager", TemptingModel.LABELS);
    Sentence sentence = sentence(List.of(words.split(" / ")));
    Parser parser = new Parser(TemptingModel.of(system, DependencyTree.of(0, 1, 1)), 1, ALL);
    assertThatThrownBy(() -> parser.parse(sentence))
        .isInstanceOf(InvalidTreebankException.class)
        .hasMessageEndingWith(message);
  }

  @Test
  void liftsCrossingArcsIfAsked() {
    TransitionSystem<?> system = TransitionSystems.named("arc-standard", TemptingModel.LABELS);
    Sentence sentence = sentence(List.of("_ _ _", "4 _ _", "1 b _", "_ _ _"));
    GivenArcsConstraint lifting = new GivenArcsConstraint(true, true, true);
    Parser parser = new Parser(TemptingModel.of(system, DependencyTree.of(0, 1, 1, 1)), 1, lifting);
    DependencyTree found = parser.parse(sentence);
    assertThat(found.label(3)).isEqualTo("b");
    assertThat(found.head(2) == 4 || found.head(3) == 1).isTrue();
  }
}
