package dodona.search;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.Allocation;
import dodona.MiniTreebank;
import dodona.SmallTrees;
import dodona.model.Models;
import dodona.model.Scorer;
import dodona.model.linear.LinearModel;
import dodona.transition.Move;
import dodona.transition.PartialTree;
import dodona.transition.TransitionSystem;
import dodona.transition.TransitionSystems;
import dodona.treebank.DependencyTree;
import dodona.treebank.Sentence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PermittedTest {

  static List<String> systems() {
    return TransitionSystems.names();
  }

  private static TransitionSystem<?> system(String name) {
    return TransitionSystems.named(name, TemptingModel.LABELS);
  }

  /** Greedy search, and a beam if the system has one. */
  private static List<Integer> widths(TransitionSystem<?> system) {
    return system.hasOneSite() ? List.of(1, 4) : List.of(1);
  }

  private static Sentence words(int n) {
    return Sentence.ofForms(Collections.nCopies(n, "word"));
  }

  private static int[] derivation(Parser parser, Sentence sentence) {
    List<int[]> found = new ArrayList<>();
    parser.parse(sentence, (same, derivation, scorer) -> found.add(derivation));
    return found.get(0);
  }

  /**
   * Returns the definition of a permitted transition: it is legal, uses the label {@code root} only
   * for an arc of the root, and leaves a tree with a single root within reach.
   */
  private static <C extends PartialTree> BiPredicate<C, Integer> reference(
      TransitionSystem<C> system, Completions<C> completions) {
    return (c, transition) -> {
      int t = transition % system.transitions().size();
      Move move = system.transitions().move(t);
      int label = system.transitions().label(t);
      boolean isRootLabel = label >= 0 && TemptingModel.LABELS.get(label).equals("root");
      return system.isLegal(c, transition)
          && (!isRootLabel || system.head(c, transition / system.transitions().size(), move) == 0)
          && completions.isPossibleAfter(c, transition);
    };
  }

  /** The same with the constraint's only label for its dependent. */
  private static <C extends PartialTree> BiPredicate<C, Integer> reference(
      TransitionSystem<C> system, ForbiddenArc constraint) {
    int size = system.transitions().size();
    return reference(system, constraint.completions(system))
        .and(
            (c, transition) -> {
              int t = transition % size;
              int label = system.transitions().label(t);
              Move move = system.transitions().move(t);
              return system.dependent(c, transition / size, move) != constraint.dependent()
                  || label == TemptingModel.LABELS.indexOf("b");
            });
  }

  private static <C extends PartialTree> List<Integer> permitted(
      TransitionSystem<C> system, C c, BiPredicate<C, Integer> isPermitted) {
    List<Integer> all = new ArrayList<>();
    int size = system.transitions().size();
    for (int site = system.firstSite(c); site >= 0; site = system.nextSite(c, site)) {
      for (int t = 0; t < size; t++) {
        if (isPermitted.test(c, (site * size) + t)) {
          all.add((site * size) + t);
        }
      }
    }
    return all;
  }

  /** Returns the transitions that an object permits in a configuration. */
  private static <C extends PartialTree> List<Integer> permitted(Permitted<C> permitted, C c) {
    TransitionSystem<C> system = permitted.system();
    return permitted(
        system,
        c,
        (same, transition) -> {
          int site = transition / system.transitions().size();
          int t = transition % system.transitions().size();
          int[] scores = new int[system.transitions().size()];
          int moves = permitted.moves(c, site);
          permitted.forbid(c, site, moves, scores);
          return system.transitions().move(t).in(moves) && scores[t] != Permitted.FORBIDDEN;
        });
  }

  /** Follows a derivation: it takes what is permitted, and its margins are over what is. */
  private static <C extends PartialTree> void check(
      TransitionSystem<C> system,
      Parser parser,
      TemptingModel<C> model,
      Sentence sentence,
      BiPredicate<C, Integer> isPermitted) {
    int[] derivation = derivation(parser, sentence);
    Margins<?> margins = Margins.of(parser);
    margins.follow(sentence, derivation, model.open(Scorer.Hint.GREEDY));
    Permitted<C> permitted = parser.permitted(system);
    permitted.begin(sentence);
    double[] own = new double[sentence.size() + 1];
    double[] least = new double[sentence.size() + 1];
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    C c = system.newConfiguration();
    system.initialize(c, sentence);
    int size = system.transitions().size();
    for (int transition : derivation) {
      List<Integer> all = permitted(system, c, isPermitted);
      assertThat(all).as("%s in %s", system.name(c, transition), c).contains(transition);
      assertThat(permitted(permitted, c)).as("permitted in %s", c).isEqualTo(all);
      double margin = Double.POSITIVE_INFINITY;
      for (int other : all) {
        if (other != transition) {
          int best = model.score(c, other / size, other % size);
          int chosen = model.score(c, transition / size, transition % size);
          margin = Math.min(margin, chosen - best);
        }
      }
      for (int other : all) {
        int word = dependent(system, c, other);
        least[Math.max(0, word)] = Math.min(least[Math.max(0, word)], margin);
      }
      int dependent = dependent(system, c, transition);
      own[Math.max(0, dependent)] = margin;
      system.apply(c, transition);
    }
    for (int word = 1; word <= sentence.size(); word++) {
      assertThat(margins.own(word)).as("own margin of %s in %s", word, c).isEqualTo(own[word]);
      assertThat(margins.least(word)).as("least of %s in %s", word, c).isEqualTo(least[word]);
    }
  }

  private static <C extends PartialTree> int dependent(
      TransitionSystem<C> system, C c, int transition) {
    int size = system.transitions().size();
    Move move = system.transitions().move(transition % size);
    return system.dependent(c, transition / size, move);
  }

  @ParameterizedTest
  @MethodSource("systems")
  void searchAndConfidenceSeePermittedTransitionsOnly(String name) {
    assertSeesPermittedTransitionsOnly(system(name));
  }

  private static <C extends PartialTree> void assertSeesPermittedTransitionsOnly(
      TransitionSystem<C> system) {
    BiPredicate<C, Integer> isPermitted =
        reference(system, new Completions<>(system, Completions::hasSingleRoot));
    SmallTrees.upTo(4)
        .forEach(
            tree -> {
              TemptingModel<C> model = TemptingModel.of(system, tree);
              for (int width : widths(system)) {
                check(system, new Parser(model, width), model, words(tree.size()), isPermitted);
              }
            });
  }

  @ParameterizedTest
  @MethodSource("systems")
  void everySearchObservesAConstraintOnArcsAndLabels(String name) {
    assertObservesAConstraint(system(name));
  }

  private static <C extends PartialTree> void assertObservesAConstraint(
      TransitionSystem<C> system) {
    for (int head = 0; head <= 3; head++) {
      for (int dependent = 1; dependent <= 3; dependent++) {
        ForbiddenArc constraint = new ForbiddenArc(head, dependent);
        BiPredicate<C, Integer> isPermitted = reference(system, constraint);
        for (DependencyTree tree : SmallTrees.all(3).toList()) {
          TemptingModel<C> model = TemptingModel.of(system, tree);
          for (int width : widths(system)) {
            Parser parser = new Parser(model, width, constraint);
            check(system, parser, model, words(3), isPermitted);
            assertTracesAreTheParsers(system, parser);
            DependencyTree found = parser.parse(words(3));
            assertThat(found.head(dependent)).as("%s", found).isNotEqualTo(head);
            assertThat(found.label(dependent)).as("%s", found).isEqualTo("b");
            assertThat(found.rootCount()).isEqualTo(1);
          }
        }
      }
    }
  }

  private static <C extends PartialTree> void assertTracesAreTheParsers(
      TransitionSystem<C> system, Parser parser) {
    Sentence sentence = words(3);
    List<List<SearchTrace.Item>> steps = SearchTrace.of(parser, sentence).steps();
    C c = system.newConfiguration();
    system.initialize(c, sentence);
    List<String> names = new ArrayList<>();
    for (int transition : derivation(parser, sentence)) {
      String name = system.name(c, transition);
      assertThat(
              MoveScores.of(parser, sentence, names).stream()
                  .map(MoveScores.MoveScore::name)
                  .collect(Collectors.toSet()))
          .contains(name);
      names.add(name);
      system.apply(c, transition);
    }
    assertThat(steps.get(steps.size() - 1).get(0).isFinished()).isTrue();
    assertThat(bestOf(steps)).isEqualTo(names);
  }

  /** The transitions of the best item. */
  private static List<String> bestOf(List<List<SearchTrace.Item>> steps) {
    List<String> names = new ArrayList<>();
    int at = 0;
    for (int step = steps.size() - 1; step > 0; step--) {
      SearchTrace.Item item = steps.get(step).get(at);
      if (item.transition() != null) {
        names.add(0, item.transition());
      }
      at = item.parent();
    }
    return names;
  }

  /** Forbids every arc of the root without looking ahead, and so ends up without a transition. */
  private static final class Rootless implements Constraint {

    @Override
    public <C extends PartialTree> Session<C> open(TransitionSystem<C> system, boolean singleRoot) {
      return new Session<>() {
        @Override
        public boolean begin(Sentence sentence) {
          return true;
        }

        @Override
        public int moves(C c, int site, int moves) {
          int permitted = 0;
          for (Move move : system.transitions().moveList(moves)) {
            boolean isOfTheRoot = move.isLabeled() && system.head(c, site, move) == 0;
            permitted |= isOfTheRoot ? 0 : move.bit();
          }
          return permitted;
        }

        @Override
        public void labels(C c, int site, Move move, BitSet labels) {}
      };
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void aConstraintThatLeavesNoTransitionIsGivenUp(String name) {
    TransitionSystem<?> system = system(name);
    for (DependencyTree tree : SmallTrees.upTo(4).toList()) {
      for (int width : widths(system)) {
        Parser parser = new Parser(TemptingModel.of(system, tree), width, new Rootless());
        Sentence sentence = words(tree.size());
        Confidence confidence = new Confidence(parser, null);
        DependencyTree found =
            parser.parse(
                sentence,
                (same, derivation, scorer) ->
                    assertThat(confidence.of(same, derivation, scorer).tree()).isBetween(0.0, 1.0));
        assertThat(found.rootCount()).isEqualTo(1);
      }
    }
  }

  /** Forbids one label at every second word, as cheaply as it can be done. */
  private static final class OneLabelLess implements Constraint {

    @Override
    public <C extends PartialTree> Session<C> open(TransitionSystem<C> system, boolean singleRoot) {
      return new Session<>() {
        @Override
        public boolean begin(Sentence sentence) {
          return true;
        }

        @Override
        public int moves(C c, int site, int moves) {
          return moves;
        }

        @Override
        public void labels(C c, int site, Move move, BitSet labels) {
          if (system.dependent(c, site, move) % 2 == 0) {
            labels.clear(0);
          }
        }
      };
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void askingAllocatesNothing(String name) {
    for (Constraint constraint : List.of(Constraint.NONE, new OneLabelLess())) {
      assertAllocatesNothing(system(name), constraint);
    }
  }

  private static <C extends PartialTree> void assertAllocatesNothing(
      TransitionSystem<C> system, Constraint constraint) {
    LinearModel model = Models.random(Models.shape(system, 1, true), 5);
    Sentence sentence = MiniTreebank.projective().get(2);
    for (int width : widths(system)) {
      Permitted<C> permitted = Permitted.parsing(system, true, constraint);
      Scorer.Session scorer = model.open(width > 1 ? Scorer.Hint.BEAM : Scorer.Hint.GREEDY);
      Search search =
          width > 1
              ? new Beam<>(permitted, scorer, width)
              : system.hasOneSite()
                  ? new GreedySearch<>(permitted, scorer)
                  : new SiteSearch<>(permitted, scorer);
      assertThat(Allocation.bytesAfterWarmUp(50, () -> search.search(sentence).words()))
          .as("%s, beam %d", system.name(), width)
          .isZero();
    }
  }
}
