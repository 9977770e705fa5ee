package dodona.support.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderedWorkersTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void keepsTheOrderWhateverTheNumberOfThreads(int threads) {
    List<Integer> results = new ArrayList<>();
    OrderedWorkers.map(
        IntStream.range(0, 5000).iterator(), () -> i -> i * 2, threads, results::add);
    assertThat(results).isEqualTo(IntStream.range(0, 5000).map(i -> i * 2).boxed().toList());
  }

  @Test
  void readsOnlyALittleAhead() {
    AtomicInteger read = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    Iterator<Integer> items =
        IntStream.range(0, 100_000)
            .map(
                i -> {
                  assertThat(read.incrementAndGet() - done.get()).isLessThan(2000);
                  return i;
                })
            .iterator();
    OrderedWorkers.map(items, () -> i -> i, 2, i -> done.incrementAndGet());
    assertThat(done).hasValue(100_000);
  }

  @Test
  void worksOnSeveralItemsAtOnceWhenTheyAreTakenOneByOne() {
    CountDownLatch both = new CountDownLatch(2);
    List<Boolean> met = new ArrayList<>();
    OrderedWorkers.map(
        IntStream.range(0, 2).iterator(),
        1,
        () ->
            i -> {
              both.countDown();
              try {
                return both.await(1, TimeUnit.MINUTES);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            },
        2,
        met::add);
    assertThat(met).containsExactly(true, true);
  }

  @Test
  void passesOnWhatAWorkerThrows() {
    assertThatThrownBy(
            () ->
                OrderedWorkers.<Integer, Integer>map(
                    IntStream.range(0, 500).iterator(),
                    () ->
                        i -> {
                          throw new IllegalStateException("at " + i);
                        },
                    2,
                    i -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("at 0");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void resultsCanBeTakenOneByOneAndLeftAlone(int threads) {
    AtomicInteger read = new AtomicInteger();
    Iterator<Integer> endless =
        IntStream.iterate(0, i -> i + 1).peek(i -> read.incrementAndGet()).iterator();
    try (OrderedResults<Integer> results =
        OrderedWorkers.results(
            endless, 2, () -> batch -> batch.stream().map(i -> -i).toList(), threads)) {
      for (int i = 0; i < 100; i++) {
        assertThat(results.next()).isEqualTo(-i);
      }
    }
    assertThat(read).hasValueLessThan(200);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void handsOutTheResultsOfWhatWasReadBeforeReadingFailed(int threads) {
    Iterator<Integer> items =
        IntStream.range(0, 100)
            .map(
                i -> {
                  if (i == 70) {
                    throw new IllegalStateException("no 70");
                  }
                  return i;
                })
            .iterator();
    List<Integer> results = new ArrayList<>();
    assertThatThrownBy(() -> OrderedWorkers.map(items, 32, () -> i -> i, threads, results::add))
        .hasMessage("no 70");
    assertThat(results).isEqualTo(IntStream.range(0, 70).boxed().toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void anInterruptEndsTheWorkWithAnyNumberOfThreads(int threads) {
    List<Integer> seen = new ArrayList<>();
    Iterator<Integer> endless = Stream.iterate(0, i -> i + 1).iterator();
    assertThatThrownBy(
            () ->
                OrderedWorkers.map(
                    endless,
                    () -> i -> i,
                    threads,
                    result -> {
                      seen.add(result);
                      Thread.currentThread().interrupt();
                    }))
        .isInstanceOf(UncheckedIOException.class)
        .hasCauseInstanceOf(InterruptedIOException.class);
    assertThat(Thread.interrupted()).as("it stays interrupted").isTrue();
    assertThat(seen).isNotEmpty();
  }
}
