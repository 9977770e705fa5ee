package dodona.support;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * The temporary file that an {@link AtomicFile} is written to, next to its target.
 *
 * <p>Its writer holds a lock on it, which the operating system gives up when the writer dies,
 * however it dies. So a part that can be locked is not in use and is removed by the next writer of
 * the same target.
 */
final class PartFile {

  /** Names up to this length stand in the part's own; file systems allow 255 bytes. */
  private static final int LONGEST_NAME = 50;

  /** The end of a part's name as a regular expression, which no other file name should match. */
  private static final String UNIQUE = "[0-9a-f]{16}";

  private static final boolean MOVES_OPEN_FILES = File.separatorChar == '/';

  /** The parts of this process. To open and close one would give up its lock on some systems. */
  private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> OWN.forEach(PartFile::deleteQuietly), "dodona-parts"));
  }

  private final Path path;
  private final FileChannel channel;

  private PartFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /**
   * Begins a part and removes those that dead writers of the same target left behind.
   *
   * @throws FileSystemException if another process is writing the target and {@code alone} is set
   */
  static PartFile create(Path folder, Path target, boolean alone) throws IOException {
    String prefix = prefix(String.valueOf(target.getFileName()));
    boolean others = removeStale(folder, Pattern.compile(Pattern.quote(prefix) + UNIQUE));
    if (alone && others) {
      throw new FileSystemException(target.toString(), null, "another process is writing it");
    }
    while (true) {
      long unique = ThreadLocalRandom.current().nextLong();
      Path path = folder.resolve(prefix + HexFormat.of().toHexDigits(unique));
      OWN.add(path);
      try {
        FileChannel channel =
            FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        if (lock(channel)) {
          keepAttributes(target, path);
          return new PartFile(path, channel);
        }
        channel.close(); // somebody cleared up between the two calls and took it for a stale one
      } catch (IOException | RuntimeException e) {
        OWN.remove(path);
        throw e;
      }
      OWN.remove(path);
    }
  }

  private static String prefix(String name) {
    return "."
        + (name.length() <= LONGEST_NAME ? name : Integer.toHexString(name.hashCode()))
        + ".part";
  }

  /** Locks a part. Returns whether it is locked or the file system does not support locks. */
  private static boolean lock(FileChannel channel) {
    try {
      return channel.tryLock() != null;
    } catch (IOException e) {
      return true;
    }
  }

  /** Removes parts without a writer; returns whether there are others. */
  private static boolean removeStale(Path folder, Pattern names) {
    boolean others = false;
    try (DirectoryStream<Path> parts =
        Files.newDirectoryStream(
            folder, path -> names.matcher(String.valueOf(path.getFileName())).matches())) {
      for (Path part : parts) {
        others |= OWN.contains(part) || !removeIfStale(part);
      }
    } catch (IOException e) {
      return others; // a folder that cannot be listed can still be written to
    }
    return others;
  }

  private static boolean removeIfStale(Path part) {
    if (!Files.isRegularFile(part, LinkOption.NOFOLLOW_LINKS)) {
      return true;
    }
    try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      if (lock == null) {
        return false;
      }
      Files.deleteIfExists(part);
      return true;
    } catch (OverlappingFileLockException e) {
      return false;
    } catch (IOException e) {
      return true; // gone by now, or not ours to judge
    }
  }

  /** A file that is replaced keeps its mode, and its owner where that is allowed. */
  private static void keepAttributes(Path target, Path path) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    PosixFileAttributeView now = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    if (old == null || now == null || !Files.exists(target)) {
      return;
    }
    PosixFileAttributes attributes = old.readAttributes();
    try {
      now.setGroup(attributes.group());
      now.setOwner(attributes.owner());
    } catch (IOException e) {
      // only the superuser may give files away
    }
    now.setPermissions(attributes.permissions());
  }

  FileChannel channel() {
    return channel;
  }

  /**
   * Moves the part to its target, in one step.
   *
   * @throws FileAlreadyExistsException if the target exists and may not be replaced
   */
  void moveTo(Path target, boolean overwrite) throws IOException {
    channel.force(true);
    if (!MOVES_OPEN_FILES) {
      channel.close();
    }
    if (overwrite) {
      replace(target);
    } else {
      appear(target);
    }
    OWN.remove(path);
    channel.close();
  }

  private void replace(Path target) throws IOException {
    try {
      Files.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** A second name is given only if nobody has it, while a move would replace whatever is there. */
  private void appear(Path target) throws IOException {
    try {
      Files.createLink(target, path);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (UnsupportedOperationException | FileSystemException e) {
      Files.move(path, target);
      return;
    }
    Files.delete(path);
  }

  /** Removes what was written. */
  void discard() throws IOException {
    Files.deleteIfExists(path);
    OWN.remove(path);
    channel.close();
    Files.deleteIfExists(path); // where an open file cannot be removed
  }

  private static void deleteQuietly(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      // the process ends; the next writer will clear up
    }
  }
}
