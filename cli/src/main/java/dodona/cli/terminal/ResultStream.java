package dodona.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Standard output that remembers why writing failed. */
public final class ResultStream extends PrintStream {

  private final Watched watched;

  private ResultStream(Watched watched) {
    super(watched, false, StandardCharsets.UTF_8);
    this.watched = watched;
  }

  /** Returns that of this process. */
  public static ResultStream ofProcess() {
    return of(new FileOutputStream(FileDescriptor.out));
  }

  /** One that writes to a stream. */
  public static ResultStream of(OutputStream out) {
    return new ResultStream(new Watched(out));
  }

  /** Returns whether the reader of the output, such as {@code head}, has closed it. */
  public boolean isReaderGone() {
    return watched.failure != null
        && (Boolean.getBoolean("dodona.terminal.pipe") || reason().contains("Broken pipe"));
  }

  /** Returns why writing failed; empty if it did not. */
  public String reason() {
    IOException failure = watched.failure;
    return failure == null ? "" : String.valueOf(failure.getMessage());
  }

  /** A stream that remembers its first failure. */
  private static final class Watched extends FilterOutputStream {

    private @Nullable IOException failure;

    Watched(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        out.write(bytes, offset, length);
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        throw e;
      }
    }
  }
}
