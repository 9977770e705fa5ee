package dodona.cli.terminal;

import java.io.Closeable;
import java.util.List;
import java.util.function.Supplier;

/**
 * A few status lines about several jobs. They appear only on a terminal and only after a second,
 * and disappear at the end. Other output is printed above them.
 */
public final class StatusBlock implements Closeable {

  private static final long EVERY_MILLIS = 500;

  private final Console console;
  private final Supplier<List<String>> lines;
  private final boolean shown;
  private final Thread clock = new Thread(this::tick, "status");
  private int visible;
  private boolean closed;

  /** Begins to show lines, asked for again and again. */
  public StatusBlock(Console console, Supplier<List<String>> lines) {
    this.console = console;
    this.lines = lines;
    this.shown = !console.quiet() && console.terminal().errIsTerminal();
    if (shown) {
      clock.setDaemon(true);
      clock.start();
    }
  }

  private void tick() {
    try {
      while (true) {
        Thread.sleep(EVERY_MILLIS);
        synchronized (this) {
          if (closed) {
            return;
          }
          clear();
          draw();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void draw() {
    int width = Math.max(20, console.terminal().columns() - 1);
    for (String line : lines.get()) {
      String shortened = line.length() > width ? line.substring(0, width - 1) + "…" : line;
      console.terminal().err().print(shortened + "\n");
      visible++;
    }
    console.terminal().err().flush();
  }

  private void clear() {
    if (visible > 0) {
      console.terminal().err().print("\u001b[" + visible + "A\u001b[J");
      visible = 0;
    }
  }

  /** Says something that stays, by any thread. */
  public synchronized void remark(String message) {
    clear();
    console.remark(message);
  }

  @Override
  public synchronized void close() {
    closed = true;
    clear();
    console.terminal().err().flush();
  }
}
