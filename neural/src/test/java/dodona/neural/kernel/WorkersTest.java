package dodona.neural.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

class WorkersTest {

  @Test
  void everyTaskIsDoneOnce() {
    try (Workers workers = new Workers(3)) {
      for (int round = 0; round < 300; round++) {
        AtomicIntegerArray done = new AtomicIntegerArray(round);
        workers.run(round, (index, worker) -> done.incrementAndGet(index));
        for (int i = 0; i < round; i++) {
          assertThat(done.get(i)).isEqualTo(1);
        }
      }
    }
  }

  @Test
  void aFailureReachesTheCaller() {
    try (Workers workers = new Workers(2)) {
      assertThatThrownBy(
              () ->
                  workers.run(
                      10,
                      (index, worker) -> {
                        if (index == 7) {
                          throw new IllegalStateException("seven");
                        }
                      }))
          .hasMessage("seven");
      workers.run(2, (index, worker) -> assertThat(index).isBetween(0, 1));
    }
  }

  @Test
  void noThreadsAreRefused() {
    assertThatThrownBy(() -> new Workers(0)).hasMessageContaining("at least 1");
  }
}
