package dodona.draw.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dodona.SmallTrees;
import dodona.draw.Arc;
import dodona.draw.DrawnSentences;
import dodona.draw.TreeDrawing;
import dodona.draw.latex.TikzTree;
import dodona.draw.svg.SvgTree;
import dodona.support.NextLarger;
import dodona.treebank.DependencyTree;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the layout that all drawings rely on, for all small trees and for random large ones. */
class TreeLayoutTest {

  private static final int WORD_GAP = 2;
  private static final int LABEL_MARGIN = 1;

  private static Stream<TreeDrawing> drawings() {
    Random random = new Random(11);
    Stream<DependencyTree> large =
        IntStream.range(0, 60).mapToObj(i -> SmallTrees.random(6 + random.nextInt(40), random));
    return Stream.concat(SmallTrees.upTo(5), large)
        .map(DrawnSentences::labeled)
        .map(TreeDrawing::of);
  }

  private static TreeLayout layout(TreeDrawing drawing) {
    return new TreeLayout(
        drawing,
        new TreeLayout.Metrics(
            word -> drawing.word(word).length(),
            arc -> arc.label().length(),
            WORD_GAP,
            1,
            2,
            LABEL_MARGIN));
  }

  @ParameterizedTest
  @EnumSource
  void putsCoveringArcsAboveAndCrossingArcsApart(Span.Meeting meeting) {
    drawings()
        .forEach(
            drawing -> {
              List<Span> spans =
                  drawing.arcs().stream()
                      .filter(arc -> !arc.isRoot())
                      .map(arc -> new Span(arc.left(), arc.right()))
                      .toList();
              assertThat(Span.stack(spans, meeting)).isEqualTo(stackSlowly(spans, meeting));
            });
  }

  private static int[] stackSlowly(List<Span> spans, Span.Meeting meeting) {
    int[] levels = new int[spans.size()];
    List<Integer> placed = new ArrayList<>();
    IntStream.range(0, levels.length)
        .boxed()
        .sorted(Comparator.comparingInt(i -> spans.get(i).right() - spans.get(i).left()))
        .forEach(
            i -> {
              BitSet taken = new BitSet();
              int lowest = 1;
              for (int j : placed) {
                if (covers(spans.get(i), spans.get(j))) {
                  lowest = Math.max(lowest, levels[j] + 1);
                } else if (runInto(spans.get(i), spans.get(j), meeting)) {
                  taken.set(levels[j]);
                }
              }
              levels[i] = taken.nextClearBit(lowest);
              placed.add(i);
            });
    return levels;
  }

  private static boolean covers(Span one, Span other) {
    return one.left() <= other.left() && other.right() <= one.right();
  }

  private static boolean runInto(Span one, Span other, Span.Meeting meeting) {
    boolean touch = one.left() == other.right() || one.right() == other.left();
    return (one.left() < other.right() && other.left() < one.right())
        || (touch && meeting == Span.Meeting.APART);
  }

  @Test
  void findsTheNearestLargerNumber() {
    Random random = new Random(3);
    for (int size = 0; size < 40; size++) {
      int[] numbers = random.ints(size, 0, 6).toArray();
      NextLarger row = new NextLarger(numbers);
      for (int place = 0; place <= size; place++) {
        for (int bound = -1; bound < 7; bound++) {
          int least = bound;
          assertThat(row.next(place, bound))
              .isEqualTo(
                  IntStream.range(place, size)
                      .filter(i -> numbers[i] > least)
                      .findFirst()
                      .orElse(size));
          assertThat(row.previous(place, bound))
              .isEqualTo(
                  IntStream.range(0, place).filter(i -> numbers[i] > least).max().orElse(-1));
        }
      }
    }
  }

  /** Not so long ago this took time with the square, or with the cube, of the words. */
  @Test
  void takesLittleTimeForTwentyThousandWords() {
    Random random = new Random(20);
    for (DependencyTree tree :
        List.of(SmallTrees.random(20_000, random), DrawnSentences.comb(20_000).tree())) {
      TreeDrawing drawing = TreeDrawing.of(DrawnSentences.labeled(tree));
      assertTimeoutPreemptively(
          Duration.ofSeconds(60),
          () -> {
            assertThat(SvgTree.document(drawing, SvgTree.Options.DEFAULT)).endsWith("</svg>\n");
            assertThat(TikzTree.picture(drawing, true)).endsWith("\\end{dependency}\n");
          });
    }
  }

  @Test
  void letsArcsSideBySideShareALevel() {
    TreeDrawing drawing = TreeDrawing.of(DrawnSentences.labeled(DependencyTree.of(2, 0, 2, 3)));
    assertThat(new ArcLevels(drawing).count()).isEqualTo(1);
    List<Span> spans = List.of(new Span(1, 2), new Span(2, 3), new Span(3, 4));
    assertThat(Span.stack(spans, Span.Meeting.SHARE)).containsExactly(1, 1, 1);
    assertThat(Span.stack(spans, Span.Meeting.APART)).containsExactly(1, 2, 1);
  }

  @Test
  void neverLetsTwoArcsOfALevelOverlap() {
    drawings()
        .forEach(
            drawing -> {
              TreeLayout layout = layout(drawing);
              forEachPair(
                  drawing,
                  (one, other) -> {
                    if (layout.levels().of(one) == layout.levels().of(other)) {
                      assertThat(
                              layout.right(one) < layout.left(other)
                                  || layout.right(other) < layout.left(one))
                          .as("%s and %s", one, other)
                          .isTrue();
                    }
                  });
            });
  }

  @Test
  void drawsNoCrossingThatTheTreeDoesNotHave() {
    drawings()
        .forEach(
            drawing -> {
              TreeLayout layout = layout(drawing);
              forEachPair(
                  drawing,
                  (one, other) -> {
                    boolean cross =
                        one.left() < other.left()
                            && other.left() < one.right()
                            && one.right() < other.right();
                    boolean drawn =
                        layout.left(one) < layout.left(other)
                            && layout.left(other) < layout.right(one)
                            && layout.right(one) < layout.right(other);
                    assertThat(drawn).as("%s and %s", one, other).isEqualTo(cross);
                  });
            });
  }

  @Test
  void givesEveryArcAPlaceOfItsOwnInTheRoomOfTheWord() {
    drawings()
        .forEach(
            drawing -> {
              TreeLayout layout = layout(drawing);
              List<List<Integer>> ports = new ArrayList<>();
              for (int word = 0; word <= drawing.size(); word++) {
                ports.add(new ArrayList<>());
              }
              for (Arc arc : drawing.arcs()) {
                ports.get(arc.dependent()).add(layout.dependentPort(arc));
                if (!arc.isRoot()) {
                  ports.get(arc.head()).add(layout.headPort(arc));
                }
              }
              for (int word = 1; word <= drawing.size(); word++) {
                List<Integer> here = ports.get(word);
                assertThat(here).doesNotHaveDuplicates();
                assertThat(Collections.min(here)).isGreaterThanOrEqualTo(layout.start(word));
                assertThat(Collections.max(here))
                    .isLessThan(layout.start(word) + layout.cellWidth(word));
              }
            });
  }

  @Test
  void keepsWordsApartAndLabelsWithinTheirArcs() {
    drawings()
        .forEach(
            drawing -> {
              TreeLayout layout = layout(drawing);
              for (int word = 2; word <= drawing.size(); word++) {
                assertThat(layout.start(word))
                    .isGreaterThanOrEqualTo(
                        layout.start(word - 1) + layout.cellWidth(word - 1) + WORD_GAP);
              }
              int rootsEnd = 0;
              for (Arc arc : drawing.arcs()) {
                assertThat(layout.labelEnd(arc)).isLessThanOrEqualTo(layout.width());
                if (arc.isRoot()) {
                  assertThat(layout.labelStart(arc)).isGreaterThanOrEqualTo(rootsEnd);
                  rootsEnd = layout.labelEnd(arc);
                } else {
                  assertThat(layout.labelStart(arc)).isGreaterThan(layout.left(arc) + LABEL_MARGIN);
                  assertThat(layout.labelEnd(arc))
                      .isLessThanOrEqualTo(layout.right(arc) - LABEL_MARGIN);
                }
              }
            });
  }

  @Test
  void movesALabelOutOfTheWayOfACrossingArc() {
    TreeDrawing drawing = TreeDrawing.of(DrawnSentences.hearing());
    TreeLayout layout = layout(drawing);
    Arc crossing = drawing.arcs().get(4);
    int rootLeg = layout.dependentPort(drawing.arcs().get(2));
    assertThat(crossing.nonProjective()).isTrue();
    assertThat(layout.left(crossing)).isLessThan(rootLeg);
    assertThat(layout.right(crossing)).isGreaterThan(rootLeg);
    assertThat(rootLeg < layout.labelStart(crossing) || rootLeg >= layout.labelEnd(crossing))
        .isTrue();
  }

  private interface Pair {
    void check(Arc one, Arc other);
  }

  private static void forEachPair(TreeDrawing drawing, Pair pair) {
    List<Arc> arcs = drawing.arcs().stream().filter(arc -> !arc.isRoot()).toList();
    for (Arc one : arcs) {
      for (Arc other : arcs) {
        if (one.dependent() != other.dependent()) {
          pair.check(one, other);
        }
      }
    }
  }
}
