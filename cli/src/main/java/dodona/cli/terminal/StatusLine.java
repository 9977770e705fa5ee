package dodona.cli.terminal;

import java.io.Closeable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One line on the screen that says how far a long job is; it appears only on a terminal, only after
 * a second, and is gone when the job is done.
 */
public final class StatusLine implements Closeable {

  private static final long FIRST_NANOS = 1_000_000_000L;
  private static final long EVERY_NANOS = 200_000_000L;

  private final @Nullable Terminal terminal;
  private final long started = System.nanoTime();
  private long lastShown = started;
  private boolean visible;

  private StatusLine(@Nullable Terminal terminal) {
    this.terminal = terminal;
  }

  /** Returns the status line of a console. */
  public static StatusLine of(Console console) {
    boolean shown = !console.quiet() && console.terminal().errIsTerminal();
    return new StatusLine(shown ? console.terminal() : null);
  }

  /** Seconds since the job began. */
  public double seconds() {
    return Math.max(1e-9, (System.nanoTime() - started) / 1e9);
  }

  /** Shows a text, unless one was shown a moment ago. */
  public void show(Supplier<String> text) {
    if (terminal == null) {
      return;
    }
    long now = System.nanoTime();
    if (now - started > FIRST_NANOS && now - lastShown > EVERY_NANOS) {
      lastShown = now;
      visible = true;
      terminal.err().print("\r" + text.get() + "\u001b[K");
      terminal.err().flush();
    }
  }

  /** Makes room for a line that stays. */
  public void clear() {
    if (visible && terminal != null) {
      visible = false;
      terminal.err().print("\r\u001b[K");
      terminal.err().flush();
    }
  }

  @Override
  public void close() {
    clear();
  }
}
