package dodona.cli;

import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One line on the screen that says how far a long job is; it appears only on a terminal, only after
 * a second, and is gone when the job is done.
 */
final class Progress implements Closeable {

  private static final long FIRST_NANOS = 1_000_000_000L;
  private static final long EVERY_NANOS = 200_000_000L;

  private final @Nullable Terminal terminal;
  private final String what;
  private final long total;
  private final long started = System.nanoTime();
  private long done;
  private long lastShown = started;
  private boolean visible;

  private Progress(@Nullable Terminal terminal, String what, long total) {
    this.terminal = terminal;
    this.what = what;
    this.total = total;
  }

  /**
   * Begins a job.
   *
   * @param what the job in a word or two
   * @param total how many bytes there are to read; 0 if unknown
   */
  static Progress of(ToolCommand command, String what, long total) {
    boolean shown = !command.quiet() && command.terminal().errIsTerminal();
    return new Progress(shown ? command.terminal() : null, what, total);
  }

  /** Counts what is read from a stream. */
  InputStream counting(InputStream in) {
    return new FilterInputStream(in) {
      @Override
      public int read() throws IOException {
        int b = super.read();
        advance(b < 0 ? 0 : 1);
        return b;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        int count = super.read(bytes, offset, length);
        advance(Math.max(count, 0));
        return count;
      }
    };
  }

  private void advance(long bytes) {
    done += bytes;
    if (terminal == null) {
      return;
    }
    long now = System.nanoTime();
    if (now - started > FIRST_NANOS && now - lastShown > EVERY_NANOS) {
      lastShown = now;
      visible = true;
      terminal.err().print("\r" + line((now - started) / 1e9) + "\u001b[K");
      terminal.err().flush();
    }
  }

  private String line(double seconds) {
    double rate = done / seconds;
    String line =
        String.format(Locale.ROOT, "%s: %.0f MB at %.0f MB/s", what, done / 1e6, rate / 1e6);
    if (total > 0) {
      line +=
          String.format(
              Locale.ROOT,
              ", %.0f %%, %.0f s left",
              100.0 * done / total,
              Math.max(0, total - done) / rate);
    }
    return line;
  }

  @Override
  public void close() {
    if (visible && terminal != null) {
      terminal.err().print("\r\u001b[K");
      terminal.err().flush();
    }
  }
}
