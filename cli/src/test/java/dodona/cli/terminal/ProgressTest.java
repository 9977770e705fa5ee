package dodona.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProgressTest {

  @Test
  void slowJobsHaveASpeedToo() {
    assertThat(Progress.text("parsing", 1_400_000, 0, 10)).isEqualTo("parsing: 1.4 MB at 140 kB/s");
    assertThat(Progress.text("parsing", 2_500, 0, 1)).isEqualTo("parsing: 2.5 kB at 2.5 kB/s");
  }

  @Test
  void largeFilesShowTheShareThatWasReadAndTheTimeLeft() {
    assertThat(Progress.text("parsing", 250_000_000, 1_000_000_000, 10))
        .isEqualTo("parsing: 250 MB at 25 MB/s, 25 %, 30 s left");
  }
}
