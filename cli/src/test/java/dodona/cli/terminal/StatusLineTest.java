package dodona.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StatusLineTest {

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream err = new PrintStream(printed, true, StandardCharsets.UTF_8);
  private long seconds;

  private String shownInTwoMinutes(@Nullable PrintStream to, boolean isTerminal) {
    StatusLine line = new StatusLine(to, isTerminal, () -> seconds * 1_000_000_000L);
    for (seconds = 1; seconds <= 122; seconds++) {
      line.show(() -> "at " + seconds);
    }
    line.close();
    return printed.toString(StandardCharsets.UTF_8);
  }

  @Test
  void isRedrawnOnATerminalAndClearedAtTheEnd() {
    assertThat(shownInTwoMinutes(err, true))
        .startsWith("\rat 2\u001b[K\rat 3\u001b[K")
        .endsWith("\rat 122\u001b[K\r\u001b[K");
  }

  @Test
  void printsALineEveryMinuteElsewhere() {
    assertThat(shownInTwoMinutes(err, false)).isEqualToNormalizingNewlines("at 61\nat 122\n");
  }

  @Test
  void isSilentWhenQuiet() {
    assertThat(shownInTwoMinutes(null, true)).isEmpty();
  }
}
