package dodona.support.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests a pool and a cache that threads share and that do not grow with their number. */
class SharingTest {

  /** Uses so many things of a pool at once. */
  private static void useAtOnce(IdlePool<Integer> pool, int count) throws InterruptedException {
    CountDownLatch all = new CountDownLatch(count);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      threads.add(
          new Thread(
              () -> {
                int unused =
                    pool.use(
                        thing -> {
                          all.countDown();
                          try {
                            all.await();
                          } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                          }
                          return thing;
                        });
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
  }

  @Test
  void aPoolKeepsNoMoreThanItMayHoweverManyWereInUseAtOnce() throws InterruptedException {
    AtomicInteger made = new AtomicInteger();
    IdlePool<Integer> pool = new IdlePool<>(made::incrementAndGet, 2);
    useAtOnce(pool, 8);
    assertThat(made).hasValue(8);
    useAtOnce(pool, 2);
    assertThat(made).as("two were kept").hasValue(8);
    useAtOnce(pool, 3);
    assertThat(made).as("no more than two were kept").hasValue(9);
  }

  @Test
  void aThingThatFailedIsNotUsedAgain() {
    AtomicInteger made = new AtomicInteger();
    IdlePool<Integer> pool = new IdlePool<>(made::incrementAndGet, 2);
    assertThatThrownBy(
            () ->
                pool.use(
                    thing -> {
                      throw new IllegalStateException("failed");
                    }))
        .hasMessage("failed");
    int next = pool.use(thing -> thing);
    assertThat(next).isEqualTo(2);
  }

  @Test
  void aCacheForgetsButIsNeverWrong() {
    SharedCache<Integer, String> cache = new SharedCache<>(4);
    IntStream.range(0, 16).forEach(i -> cache.put(i, "no. " + i));
    IntStream.range(0, 16).forEach(i -> assertThat(cache.get(i)).isEqualTo("no. " + i));
    IntStream.range(0, 10_000)
        .parallel()
        .forEach(
            i -> {
              cache.put(i, "no. " + i);
              assertThat(cache.get(i / 2)).isIn(null, "no. " + (i / 2));
            });
    assertThat(IntStream.range(0, 10_000).filter(i -> cache.get(i) != null).count()).isEqualTo(16);
  }
}
