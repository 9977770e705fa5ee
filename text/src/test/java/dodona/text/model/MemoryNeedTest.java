package dodona.text.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryNeedTest {

  private static final long MEGABYTE = 1L << 20;
  private final OutOfMemoryError heap = new OutOfMemoryError("Java heap space");

  @Test
  void saysHowMuchIsNeededAndHowMuchThereIs() {
    assertThat(MemoryNeed.error("the model x", 160 * MEGABYTE, 64 * MEGABYTE, heap))
        .hasMessage("the model x needs about 160 MB of heap (-Xmx160m), Java has 64 MB")
        .hasCause(heap);
  }

  @Test
  void neverAdvisesLessThanThereIs() {
    assertThat(MemoryNeed.error("the model x", 160 * MEGABYTE, 160 * MEGABYTE, heap))
        .isSameAs(heap);
  }

  @Test
  void saysNothingAboutTheHeapWhereThreadsAreLacking() {
    OutOfMemoryError threads = new OutOfMemoryError("unable to create native thread");
    assertThat(MemoryNeed.error("the model x", 160 * MEGABYTE, 64 * MEGABYTE, threads))
        .isSameAs(threads);
  }
}
