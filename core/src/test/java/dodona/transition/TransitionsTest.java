package dodona.transition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.system.arceager.ArcEager;
import dodona.system.attardi.Attardi;
import dodona.system.swapstandard.SwapStandard;
import java.util.List;
import org.junit.jupiter.api.Test;

class TransitionsTest {

  private final Transitions labeled =
      new SwapStandard(List.of("nsubj", "obj", "odd(er)")).transitions();

  @Test
  void giveEachMoveOneBlockOfNumbers() {
    for (Move move : labeled.moveList(labeled.moves())) {
      assertThat(labeled.end(move) - labeled.first(move)).isEqualTo(move.isLabeled() ? 3 : 1);
      for (int t = labeled.first(move); t < labeled.end(move); t++) {
        assertThat(labeled.move(t)).isEqualTo(move);
        assertThat(labeled.id(move, labeled.label(t))).isEqualTo(t);
      }
    }
    assertThat(labeled.size()).isEqualTo(8);
    assertThat(labeled.first(StackMove.REDUCE)).isEqualTo(labeled.end(StackMove.REDUCE));
  }

  @Test
  void areReadBackFromTheirNames() {
    for (int t = 0; t < labeled.size(); t++) {
      assertThat(labeled.parse(labeled.name(t))).isEqualTo(t);
    }
    assertThat(labeled.name(labeled.id(StackMove.LEFT_ARC, 0))).isEqualTo("LA(nsubj)");
    assertThat(labeled.parse("RA(odd(er))")).isEqualTo(labeled.id(StackMove.RIGHT_ARC, 2));
  }

  @Test
  void bearNoLabelInTheirNamesWhenTheOnlyOneIsNone() {
    Transitions transitions = new Attardi().transitions();
    assertThat(List.of(0, 1, 2, 3, 4).stream().map(transitions::name))
        .containsExactly("SH", "LA", "RA", "LA2", "RA2");
  }

  @Test
  void refuseNamesTheyDoNotKnow() {
    assertThatThrownBy(() -> labeled.parse("LA(iobj)"))
        .hasMessage(
            "unknown transition 'LA(iobj)'; expected one of 8, such as SH, LA(nsubj),"
                + " RA(nsubj), SW");
  }

  @Test
  void refuseAMoveOrALabelThatTheSystemLacks() {
    assertThatThrownBy(() -> labeled.id(StackMove.REDUCE, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> labeled.id(StackMove.LEFT_ARC, 3))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> labeled.id(StackMove.LEFT_ARC, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> labeled.id(StackMove.SHIFT, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private record Odd(String shortName, boolean isLabeled, int code) implements Move {}

  @Test
  void refuseMovesThatCannotBeToldApartOrNamed() {
    List<String> labels = List.of("a");
    assertThatThrownBy(() -> new Transitions(labels, StackMove.SHIFT, new Odd("X", false, 0)))
        .hasMessageContaining("the code 0 of");
    assertThatThrownBy(() -> new Transitions(labels, new Odd("X", false, 32)))
        .hasMessageContaining("out of range");
    assertThatThrownBy(() -> new Transitions(labels, new Odd("X (Y)", false, 1)))
        .hasMessageContaining("'X (Y)'");
  }

  @Test
  void refuseLabelsGivenTwiceOrNotAtAll() {
    assertThatThrownBy(() -> new ArcEager(List.of("obj", "obj")))
        .hasMessage("label 'obj' is given twice");
    assertThatThrownBy(() -> new ArcEager(List.of()))
        .hasMessage("a transition system needs at least one label");
  }
}
