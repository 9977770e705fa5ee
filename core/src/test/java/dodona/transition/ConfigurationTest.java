package dodona.transition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dodona.Allocation;
import dodona.RandomTransition;
import dodona.StackSystems;
import dodona.system.archybrid.ArcHybrid;
import dodona.system.arcstandard.ArcStandard;
import dodona.system.easyfirst.EasyFirst;
import dodona.system.easyfirst.EasyFirstConfiguration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Compares the bookkeeping of random runs with what its arcs say, counted naively. */
class ConfigurationTest {

  private static final List<String> LABELS =
      IntStream.range(0, 70).mapToObj(i -> "label" + i).toList();

  @Test
  void keepsTheOutermostDependentsWhateverTheOrderOfTheArcs() {
    Random random = new Random(11);
    Configuration c = new Configuration();
    for (String name : StackSystems.names()) {
      StackSystem system = StackSystems.named(name, LABELS);
      for (int run = 0; run < 50; run++) {
        system.initialize(c, random.nextInt(25));
        while (!system.isTerminal(c)) {
          system.apply(c, RandomTransition.in(system, c, random));
          compareDependents(c);
          comparePlaces(c);
        }
      }
    }
  }

  @Test
  void keepsTheOutermostDependentsOfEasyFirst() {
    Random random = new Random(12);
    EasyFirst system = new EasyFirst(LABELS);
    EasyFirstConfiguration c = new EasyFirstConfiguration();
    for (int run = 0; run < 50; run++) {
      system.initialize(c, random.nextInt(25));
      while (!system.isTerminal(c)) {
        system.apply(c, RandomTransition.in(system, c, random));
        compareDependents(c);
        List<Integer> list = new ArrayList<>();
        for (int word = 0; word >= 0; word = c.next(word)) {
          assertThat(c.previous(word)).isEqualTo(list.isEmpty() ? -1 : list.get(list.size() - 1));
          list.add(word);
        }
        assertThat(list)
            .hasSize(c.listSize())
            .containsExactlyElementsOf(
                IntStream.rangeClosed(0, c.words()).filter(c::isInList).boxed().toList());
      }
    }
  }

  @Test
  void answersAbsentForAnAbsentWord() {
    Configuration c = new Configuration();
    new ArcStandard(LABELS).initialize(c, 3);
    assertThat(
            List.of(
                c.s(1),
                c.b(3),
                c.head(-1),
                c.label(-1),
                c.leftmost(-1),
                c.secondLeftmost(-1),
                c.rightmost(-1),
                c.secondRightmost(-1),
                c.leftValency(-1),
                c.rightValency(-1)))
        .containsOnly(-1);
    assertThat(c.leftLabels(-1) | c.rightLabels(-1)).isZero();
  }

  @Test
  void copiesAreEqualAndIndependent() {
    Random random = new Random(13);
    for (String name : StackSystems.names()) {
      StackSystem system = StackSystems.named(name, LABELS);
      Configuration copy = new Configuration();
      for (int run = 0; run < 30; run++) {
        Configuration c = new Configuration();
        system.initialize(c, 1 + random.nextInt(20));
        for (int steps = random.nextInt(20); steps > 0 && !system.isTerminal(c); steps--) {
          system.apply(c, RandomTransition.in(system, c, random));
        }
        copy.copyFrom(c);
        List<Object> before = everything(c);
        assertThat(everything(copy)).isEqualTo(before);
        while (!system.isTerminal(copy)) {
          system.apply(copy, RandomTransition.in(system, copy, random));
        }
        assertThat(everything(c)).isEqualTo(before);
      }
    }
  }

  @Test
  void copiesOfEasyFirstAreEqualAndIndependent() {
    Random random = new Random(14);
    EasyFirst system = new EasyFirst(LABELS);
    EasyFirstConfiguration copy = new EasyFirstConfiguration();
    for (int run = 0; run < 30; run++) {
      EasyFirstConfiguration c = new EasyFirstConfiguration();
      system.initialize(c, 2 + random.nextInt(20));
      system.apply(c, RandomTransition.in(system, c, random));
      copy.copyFrom(c);
      String before = c + Derivation.print(system, c);
      assertThat(copy + Derivation.print(system, copy)).isEqualTo(before);
      while (!system.isTerminal(copy)) {
        system.apply(copy, RandomTransition.in(system, copy, random));
      }
      assertThat(c + Derivation.print(system, c)).isEqualTo(before);
    }
  }

  @Test
  void allocatesNothingOnceItHasSeenALongerSentence() {
    for (String name : StackSystems.names()) {
      StackSystem system = StackSystems.named(name, LABELS);
      Configuration c = new Configuration();
      Configuration copy = new Configuration();
      Runnable parse =
          () -> {
            system.initialize(c, 40);
            for (int step = 0; !system.isTerminal(c); step++) {
              int moves = system.singleRoot(c, 0, system.legalMoves(c, 0));
              // Now the first and now the last permitted move: runs pass through all of them.
              int bit = step % 3 == 0 ? Integer.lowestOneBit(moves) : Integer.highestOneBit(moves);
              int t = 0;
              while (system.transitions().move(t).bit() != bit) {
                t++;
              }
              system.apply(c, t);
              copy.copyFrom(c);
            }
          };
      assertThat(Allocation.bytesAfterWarmUp(200, parse)).as(name).isZero();
    }
  }

  @Test
  void allocatesNothingInEasyFirstOnceItHasSeenALongerSentence() {
    EasyFirst system = new EasyFirst(LABELS);
    EasyFirstConfiguration c = new EasyFirstConfiguration();
    EasyFirstConfiguration copy = new EasyFirstConfiguration();
    Runnable parse =
        () -> {
          system.initialize(c, 40);
          while (!system.isTerminal(c)) {
            int transition = system.id(0, EasyFirst.Direction.RIGHT, 3);
            for (int site = 0; site >= 0; site = system.nextSite(c, site)) {
              int left = system.id(site, EasyFirst.Direction.LEFT, 2);
              if (system.isLegal(c, left)) {
                transition = left;
              }
            }
            system.apply(c, transition);
            copy.copyFrom(c);
          }
        };
    assertThat(Allocation.bytesAfterWarmUp(200, parse)).isZero();
  }

  @Test
  void refusesToMakeATreeOfUnattachedWords() {
    Configuration c = new Configuration();
    new ArcHybrid(LABELS).initialize(c, 2);
    assertThatThrownBy(() -> c.tree(LABELS))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("word 1 has no head yet in σ=[0] β=[1 2] A={}");
  }

  private static void compareDependents(PartialTree c) {
    for (int head = 0; head <= c.words(); head++) {
      List<Integer> left = new ArrayList<>();
      List<Integer> right = new ArrayList<>();
      long leftLabels = 0;
      long rightLabels = 0;
      for (int d = 1; d <= c.words(); d++) {
        if (c.head(d) == head && d < head) {
          left.add(d);
          leftLabels |= 1L << (c.label(d) % 64);
        } else if (c.head(d) == head) {
          right.add(0, d);
          rightLabels |= 1L << (c.label(d) % 64);
        }
      }
      assertThat(
              List.of(
                  c.leftmost(head),
                  c.secondLeftmost(head),
                  c.rightmost(head),
                  c.secondRightmost(head),
                  c.leftValency(head),
                  c.rightValency(head)))
          .as("dependents of %d in %s", head, c)
          .containsExactly(
              left.isEmpty() ? -1 : left.get(0),
              left.size() < 2 ? -1 : left.get(1),
              right.isEmpty() ? -1 : right.get(0),
              right.size() < 2 ? -1 : right.get(1),
              left.size(),
              right.size());
      assertThat(c.leftLabels(head)).isEqualTo(leftLabels);
      assertThat(c.rightLabels(head)).isEqualTo(rightLabels);
    }
  }

  private static void comparePlaces(Configuration c) {
    List<Integer> stack = IntStream.range(0, c.stackSize()).map(c::s).boxed().toList();
    List<Integer> buffer = IntStream.range(0, c.bufferSize()).map(c::b).boxed().toList();
    for (int word = 0; word <= c.words(); word++) {
      assertThat(c.isOnStack(word)).as("%d in %s", word, c).isEqualTo(stack.contains(word));
      assertThat(c.isInBuffer(word)).as("%d in %s", word, c).isEqualTo(buffer.contains(word));
      assertThat(c.isRemoved(word))
          .as("%d in %s", word, c)
          .isEqualTo(!stack.contains(word) && !buffer.contains(word));
    }
  }

  private static List<Object> everything(Configuration c) {
    List<Object> all = new ArrayList<>(List.of(c.toString(), c.swaps(), c.words()));
    for (int step = 0; step < c.derivationLength(); step++) {
      all.add(c.derivation(step));
    }
    for (int w = 0; w <= c.words(); w++) {
      all.addAll(
          List.of(
              c.label(w),
              c.leftmost(w),
              c.secondLeftmost(w),
              c.rightmost(w),
              c.secondRightmost(w),
              c.leftValency(w),
              c.rightValency(w),
              c.leftLabels(w),
              c.rightLabels(w),
              c.isOnStack(w),
              c.isInBuffer(w)));
    }
    return all;
  }
}
