package dodona.support;

import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file that appears under its name only when it is complete.
 *
 * <p>Output goes to a temporary file in the same folder, which {@link #commit} renames. Closing
 * without a commit, or ending the program, removes the temporary file and leaves whatever stood
 * there before; what a program that was killed left behind is removed when the same file is written
 * next. Of several that begin the same new file, exactly one succeeds.
 *
 * <pre>{@code
 * try (AtomicFile file = AtomicFile.create(path, force)) {
 *   file.stream().write(bytes);
 *   file.commit();
 * }
 * }</pre>
 */
public final class AtomicFile implements Closeable {

  /** As many links as Linux follows. */
  private static final int MOST_LINKS = 40;

  private static final String DENIED = "access to its folder is denied";

  private final Path target;
  private final boolean overwrite;
  private final @Nullable PartFile part;
  private final OutputStream stream;
  private boolean committed;

  private AtomicFile(Path target, boolean overwrite, @Nullable PartFile part, OutputStream stream) {
    this.target = target;
    this.overwrite = overwrite;
    this.part = part;
    this.stream = stream;
  }

  /**
   * Begins a file. A link is followed: it stays, and the file that it points to is written.
   *
   * @param overwrite whether a file of that name may be replaced; it then keeps its mode
   * @throws FileAlreadyExistsException if it exists and may not be replaced
   * @throws FileSystemException if it may not be replaced and another process is writing it
   */
  public static AtomicFile create(Path target, boolean overwrite) throws IOException {
    requireReplaceable(target, overwrite);
    if (isDevice(target)) {
      return new AtomicFile(target, overwrite, null, Files.newOutputStream(target));
    }
    Path real = followed(target.toAbsolutePath());
    PartFile part = part(folder(real), real, target, !overwrite);
    return new AtomicFile(real, overwrite, part, Channels.newOutputStream(part.channel()));
  }

  /**
   * Fails where {@link #create} would fail, without writing anything. Commands call it before they
   * compute for hours what they are to write.
   *
   * @param overwrite whether a file of that name may be replaced
   */
  public static void check(Path target, boolean overwrite) throws IOException {
    requireReplaceable(target, overwrite);
    if (!isDevice(target) && !Files.isWritable(folder(followed(target.toAbsolutePath())))) {
      throw new FileSystemException(target.toString(), null, DENIED);
    }
  }

  private static void requireReplaceable(Path target, boolean overwrite) throws IOException {
    if (Files.isDirectory(target)) {
      throw new IOException(target + ": is a folder; expected a file name");
    }
    if (!overwrite && Files.isRegularFile(target)) {
      throw new FileAlreadyExistsException(target.toString());
    }
  }

  /** Returns whether a path is a device or a pipe, which cannot be replaced. */
  private static boolean isDevice(Path target) {
    return Files.exists(target) && !Files.isRegularFile(target);
  }

  private static Path folder(Path file) throws NoSuchFileException {
    Path folder = file.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new NoSuchFileException(String.valueOf(folder), null, "the folder does not exist");
    }
    return folder;
  }

  /** Begins the part; an error names the file that was asked for, which alone is known to users. */
  private static PartFile part(Path folder, Path real, Path target, boolean alone)
      throws IOException {
    try {
      return PartFile.create(folder, real, alone);
    } catch (AccessDeniedException e) {
      throw renamed(e, target, DENIED);
    } catch (FileSystemException e) {
      throw renamed(e, target, e.getReason());
    }
  }

  private static FileSystemException renamed(
      FileSystemException e, Path target, @Nullable String reason) {
    FileSystemException named = new FileSystemException(target.toString(), null, reason);
    named.initCause(e);
    return named;
  }

  /** Returns the path that symbolic links lead to, whether or not it exists. */
  private static Path followed(Path path) throws IOException {
    Path at = path;
    for (int links = 0; Files.isSymbolicLink(at); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemException(path.toString(), null, "too many links");
      }
      at = at.resolveSibling(Files.readSymbolicLink(at));
    }
    return at;
  }

  /** Writes a whole text, in UTF-8, and replaces whatever stood there before. */
  public static void write(Path target, String text) throws IOException {
    try (AtomicFile file = create(target, true)) {
      file.stream().write(text.getBytes(StandardCharsets.UTF_8));
      file.commit();
    }
  }

  /** Returns the stream to write to. Closing it does not make the file appear yet. */
  public OutputStream stream() {
    return new FilterOutputStream(stream) {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
          out.write(bytes, offset, length);
        } catch (IOException e) {
          throw named(e);
        }
      }

      @Override
      public void close() throws IOException {
        flush();
      }
    };
  }

  /** Adds the name of the file to an error that lacks it, such as that of a full disk. */
  private IOException named(IOException e) {
    if (e instanceof FileSystemException) {
      return e;
    }
    IOException named = new FileSystemException(target.toString(), null, e.getMessage());
    named.initCause(e);
    return named;
  }

  /**
   * Moves the complete file to its place.
   *
   * @throws FileAlreadyExistsException if it may not be replaced and has come into being meanwhile
   */
  public void commit() throws IOException {
    if (part == null) {
      stream.close();
    } else {
      part.moveTo(target, overwrite);
    }
    committed = true;
  }

  @Override
  public void close() throws IOException {
    if (part != null && !committed) {
      part.discard();
    }
    stream.close();
  }
}
