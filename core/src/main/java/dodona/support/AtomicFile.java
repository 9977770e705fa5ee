package dodona.support;

import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that appears under its name only when it is complete.
 *
 * <p>What is written goes to a temporary file in the same folder, which {@link #commit} moves to
 * its place. Closing without a commit, or ending the program, removes the temporary file and leaves
 * whatever stood there before.
 *
 * <pre>{@code
 * try (AtomicFile file = AtomicFile.create(path, force)) {
 *   file.stream().write(bytes);
 *   file.commit();
 * }
 * }</pre>
 */
public final class AtomicFile implements Closeable {

  private final Path target;
  private final Path written;
  private final OutputStream stream;
  private boolean committed;

  private AtomicFile(Path target, Path written) throws IOException {
    this.target = target;
    this.written = written;
    this.stream = Files.newOutputStream(written);
  }

  /**
   * Begins a file.
   *
   * @param overwrite whether a file of that name may be replaced
   * @throws FileAlreadyExistsException if it exists and may not be replaced
   */
  public static AtomicFile create(Path target, boolean overwrite) throws IOException {
    if (Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target)) {
      return new AtomicFile(target, target); // a device or a pipe has no place to move into
    }
    if (Files.isDirectory(target)) {
      throw new IOException(target + " is a folder, expected a file name");
    }
    if (!overwrite && Files.exists(target)) {
      throw new FileAlreadyExistsException(target.toString());
    }
    Path real = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
    Path folder = real.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new NoSuchFileException(String.valueOf(folder), null, "the folder does not exist");
    }
    Path temporary = folder.resolve("." + real.getFileName() + ".part" + System.nanoTime());
    temporary.toFile().deleteOnExit();
    return new AtomicFile(real, temporary);
  }

  /** Writes a whole text, in UTF-8, and replaces whatever stood there before. */
  public static void write(Path target, String text) throws IOException {
    try (AtomicFile file = create(target, true)) {
      file.stream().write(text.getBytes(StandardCharsets.UTF_8));
      file.commit();
    }
  }

  /** Where to write; closing it does not yet make the file appear. */
  public OutputStream stream() {
    return new FilterOutputStream(stream) {
      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
      }

      @Override
      public void close() throws IOException {
        flush();
      }
    };
  }

  /** Moves the complete file to its place. */
  public void commit() throws IOException {
    stream.close();
    if (!written.equals(target)) {
      Files.move(
          written, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
    committed = true;
  }

  @Override
  public void close() throws IOException {
    stream.close();
    if (!committed && !written.equals(target)) {
      Files.deleteIfExists(written);
    }
  }
}
