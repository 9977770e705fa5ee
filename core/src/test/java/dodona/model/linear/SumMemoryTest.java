package dodona.model.linear;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SumMemoryTest {

  private static final long KEY = 0x1234_5678_9ABC_DEF0L;

  private final SumMemory memory = new SumMemory(3);

  @Test
  void knowsWhatWasFilledIn() {
    memory.sums(KEY)[2] = 7;

    assertThat(memory.isKnown()).isFalse();
    assertThat(memory.sums(KEY)).containsExactly(0, 0, 7);
    assertThat(memory.isKnown()).isTrue();
  }

  @Test
  void doesNotTakeAnotherKeyOfTheSameSlotForIt() {
    memory.sums(KEY)[2] = 7;
    memory.sums(KEY + 1);

    assertThat(memory.isKnown()).isFalse();

    memory.sums(KEY);

    assertThat(memory.isKnown()).as("another took its place").isFalse();
  }

  @Test
  void forgets() {
    memory.sums(KEY);
    memory.forget();
    memory.sums(KEY);

    assertThat(memory.isKnown()).isFalse();
  }

  @Test
  void knowsNoKeyAtFirst() {
    memory.sums(0);

    assertThat(memory.isKnown()).isFalse();
  }
}
