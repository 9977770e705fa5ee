package dodona.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dodona.SmallTrees;
import dodona.treebank.DependencyTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every picture relies on, on all small trees and on random large ones. */
class TreeLayoutTest {

  private static final int WORD_GAP = 2;
  private static final int LABEL_MARGIN = 1;

  private static Stream<TreeDrawing> drawings() {
    Random random = new Random(11);
    Stream<DependencyTree> large =
        IntStream.range(0, 60).mapToObj(i -> SmallTrees.random(6 + random.nextInt(40), random));
    return Stream.concat(SmallTrees.upTo(5), large)
        .map(DrawnSentences::labelled)
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
                  drawing.arcs().stream().filter(arc -> !arc.isRoot()).map(Arc::span).toList();
              int[] levels = Span.stack(spans, meeting);
              for (int i = 0; i < levels.length; i++) {
                for (int j = 0; j < levels.length; j++) {
                  Span one = spans.get(i);
                  Span other = spans.get(j);
                  boolean meet = meeting == Span.Meeting.APART && one.touches(other);
                  if (i != j && other.covers(one)) {
                    assertThat(levels[j]).isGreaterThan(levels[i]);
                  } else if (i != j && (one.overlaps(other) || meet)) {
                    assertThat(levels[j]).isNotEqualTo(levels[i]);
                  }
                }
              }
            });
  }

  @Test
  void letsArcsSideBySideShareALevel() {
    TreeDrawing drawing = TreeDrawing.of(DrawnSentences.labelled(DependencyTree.of(2, 0, 2, 3)));
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
