package dodona.cli;

import java.io.Closeable;
import java.util.List;
import java.util.function.Supplier;

/**
 * A few lines on the screen that say how far several jobs are; they appear only on a terminal, only
 * after a second, and are gone when all is done. What is printed meanwhile goes above them.
 */
final class StatusBlock implements Closeable {

  private static final long EVERY_MILLIS = 500;

  private final ToolCommand command;
  private final Supplier<List<String>> lines;
  private final boolean shown;
  private final Thread clock = new Thread(this::tick, "status");
  private int visible;
  private boolean closed;

  /** Begins to show lines, asked for again and again. */
  StatusBlock(ToolCommand command, Supplier<List<String>> lines) {
    this.command = command;
    this.lines = lines;
    this.shown = !command.quiet() && command.terminal().errIsTerminal();
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
    int width = Math.max(20, command.terminal().columns() - 1);
    for (String line : lines.get()) {
      String shortened = line.length() > width ? line.substring(0, width - 1) + "…" : line;
      command.terminal().err().print(shortened + "\n");
      visible++;
    }
    command.terminal().err().flush();
  }

  private void clear() {
    if (visible > 0) {
      command.terminal().err().print("\u001b[" + visible + "A\u001b[J");
      visible = 0;
    }
  }

  /** Says something that stays, by any thread. */
  synchronized void remark(String message) {
    clear();
    command.remark(message);
  }

  @Override
  public synchronized void close() {
    closed = true;
    clear();
    command.terminal().err().flush();
  }
}
