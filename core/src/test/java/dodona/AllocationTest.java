package dodona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/**
 * The measurement that other tests rest on notices an allocation, and notices that there is none.
 */
class AllocationTest {

  @Test
  void seesWhatATaskAllocates() {
    AtomicReference<Object> kept = new AtomicReference<>();
    assertThat(Allocation.bytesAfterWarmUp(100, () -> kept.set(new int[100])))
        .isGreaterThanOrEqualTo(400);
  }

  @Test
  void seesThatATaskAllocatesNothing() {
    int[] counter = new int[1];
    assertThat(Allocation.bytesAfterWarmUp(100, () -> counter[0]++)).isZero();
  }
}
