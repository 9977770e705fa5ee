package dodona.cli.terminal;

import java.io.Closeable;
import java.io.PrintStream;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A status line about a long job. On a terminal it appears after a second, is redrawn several times
 * a second, and disappears at the end. Elsewhere, as in the log of a batch job, a line is printed
 * every minute.
 */
public final class StatusLine implements Closeable {

  private static final long SECOND = 1_000_000_000L;
  private static final long MINUTE = 60 * SECOND;

  private final @Nullable PrintStream err;
  private final boolean isTerminal;
  private final LongSupplier clock;
  private final long started;
  private long lastShown;
  private boolean visible;

  StatusLine(@Nullable PrintStream err, boolean isTerminal, LongSupplier clock) {
    this.err = err;
    this.isTerminal = isTerminal;
    this.clock = clock;
    this.started = clock.getAsLong();
    this.lastShown = started;
  }

  /** Returns the status line of a console. */
  public static StatusLine of(Console console) {
    Terminal terminal = console.terminal();
    return new StatusLine(
        console.quiet() ? null : terminal.err(), terminal.errIsTerminal(), System::nanoTime);
  }

  /** Seconds since the job began. */
  public double seconds() {
    return Math.max(1e-9, (double) (clock.getAsLong() - started) / SECOND);
  }

  /** Shows a text, unless one was shown a moment ago. */
  public void show(Supplier<String> text) {
    if (err == null) {
      return;
    }
    long now = clock.getAsLong();
    if (isTerminal) {
      if (now - started > SECOND && now - lastShown > SECOND / 5) {
        lastShown = now;
        visible = true;
        err.print("\r" + text.get() + "\u001b[K");
        err.flush();
      }
    } else if (now - lastShown > MINUTE) {
      lastShown = now;
      err.println(text.get());
    }
  }

  /** Clears the line, so that other output can be printed. */
  public void clear() {
    if (visible && err != null) {
      visible = false;
      err.print("\r\u001b[K");
      err.flush();
    }
  }

  @Override
  public void close() {
    clear();
  }
}
