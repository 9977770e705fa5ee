package dodona.cli.terminal;

import dodona.support.AtomicFile;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The output of a command: a file that appears only when it is complete, or standard output. */
public final class OutputFile implements Closeable {

  private final @Nullable AtomicFile file;
  private final OutputStream stream;

  private OutputFile(@Nullable AtomicFile file, OutputStream stream) {
    this.file = file;
    this.stream = stream;
  }

  /** Begins a file; {@code -} is standard output, and a name in {@code .gz} is gzipped. */
  public static OutputFile create(String name, boolean force, Terminal terminal)
      throws IOException {
    if (name.equals("-")) {
      return new OutputFile(null, new KeptOpen(terminal.out()));
    }
    AtomicFile file = AtomicFile.create(Path.of(name), force);
    try {
      OutputStream stream = file.stream();
      return new OutputFile(
          file, name.endsWith(".gz") ? new GZIPOutputStream(stream, 1 << 16) : stream);
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  /** Begins a file if it has a name; without one, what is written goes nowhere. */
  public static OutputFile createIfNamed(@Nullable String name, boolean force, Terminal terminal)
      throws IOException {
    return name == null
        ? new OutputFile(null, OutputStream.nullOutputStream())
        : create(name, force, terminal);
  }

  public OutputStream stream() {
    return stream;
  }

  /** Makes the file appear. */
  public void commit() throws IOException {
    stream.close();
    if (file != null) {
      file.commit();
    }
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
  }

  /** Standard output, which outlives the command. */
  private static final class KeptOpen extends OutputStream {

    private final PrintStream out;

    KeptOpen(PrintStream out) {
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
      check();
    }

    @Override
    public void flush() throws IOException {
      out.flush();
      check();
    }

    /** Print streams do not throw exceptions. */
    private void check() throws IOException {
      if (out.checkError()) {
        throw new LostOutputException();
      }
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
