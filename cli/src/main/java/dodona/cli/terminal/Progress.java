package dodona.cli.terminal;

import dodona.support.CountingInputStream;
import dodona.text.language.DetectedLanguage;
import dodona.text.pipeline.PipelineListener;
import dodona.treebank.Problem;
import java.io.Closeable;
import java.io.InputStream;
import java.util.Locale;

/** The progress of reading a file, shown on a {@link StatusLine}. */
public final class Progress implements PipelineListener, Closeable {

  private final StatusLine line;
  private final InputWarnings warnings;
  private final Console console;
  private final String what;
  private final long total;
  private long done;

  private Progress(Console console, String what, long total) {
    this.line = StatusLine.of(console);
    this.warnings = new InputWarnings(console);
    this.console = console;
    this.what = what;
    this.total = total;
  }

  /**
   * Begins a job.
   *
   * @param what the job in a word or two
   * @param total how many bytes there are to read; 0 if unknown
   */
  public static Progress of(Console console, String what, long total) {
    return new Progress(console, what, total);
  }

  /** Counts what is read from a stream. */
  public InputStream counting(InputStream in) {
    return new CountingInputStream(in, this::read);
  }

  @Override
  public void read(long bytes) {
    done += bytes;
    line.show(this::text);
  }

  @Override
  public void warned(Problem warning) {
    line.clear();
    warnings.add(warning);
  }

  /** A text on the command line has no name, and shows what it is. */
  @Override
  public void detected(String input, DetectedLanguage detected) {
    if (!input.isEmpty()) {
      line.clear();
      console.remark(input + ": detected language: " + detected.language());
    }
  }

  private String text() {
    return text(what, done, total, line.seconds());
  }

  /** Returns the message after some bytes and seconds. */
  static String text(String what, long done, long total, double seconds) {
    double rate = (double) done / seconds;
    String text = "%s: %s at %s/s".formatted(what, size((double) done), size(rate));
    if (total > 0) {
      text +=
          String.format(
              Locale.ROOT,
              ", %.0f %%, %.0f s left",
              100.0 * done / total,
              Math.max(0, total - done) / rate);
    }
    return text;
  }

  /** Returns a number of bytes with two digits or more, such as 1.4 MB. */
  private static String size(double bytes) {
    String unit = bytes < 1e6 ? "kB" : "MB";
    double number = bytes / (bytes < 1e6 ? 1e3 : 1e6);
    return String.format(Locale.ROOT, number < 10 ? "%.1f %s" : "%.0f %s", number, unit);
  }

  @Override
  public void close() {
    line.close();
    warnings.finish();
  }
}
