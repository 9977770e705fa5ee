package dodona.encoder.importer;

import dodona.error.InvalidInputException;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files of an encoder that a jar holds, or an archive within the jar, in a folder of their own
 * that is removed in the end, also where the program is interrupted.
 */
final class Unpacked implements Closeable {

  private static final Pattern WANTED =
      Pattern.compile(
          ".*\\.onnx|.*\\.safetensors|.*tokenizer\\.json|tokenizer_config\\.json|vocab\\.txt"
              + "|(bert_)?config\\.json|model\\.json|.*\\.index|.*\\.data-\\d{5}-of-\\d{5}");
  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final int DEEPEST = 2;
  private static final long MOST_BYTES = 8L << 30;

  /** Entries that are skipped are inflated all the same; no encoder comes with so much else. */
  private static final long MOST_SKIPPED_BYTES = 1L << 30;

  private static final int MOST_ENTRIES = 10_000;

  /** The folders of this process that are still to be removed. */
  private static final Set<Path> LEFT = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(Unpacked::removeAll, "dodona-unpacked"));
  }

  private final Path folder;
  private final byte[] buffer = new byte[1 << 16];
  private long bytes;
  private long skippedBytes;
  private int entries;

  private Unpacked(Path folder) {
    this.folder = folder;
  }

  /**
   * Unpacks what an encoder may need.
   *
   * @throws InvalidInputException if it is too much
   */
  static Unpacked of(Path archive) throws IOException {
    Unpacked unpacked = new Unpacked(Files.createTempDirectory("dodona-encoder"));
    LEFT.add(unpacked.folder);
    try (InputStream in = new BufferedInputStream(Files.newInputStream(archive), 1 << 16)) {
      unpacked.unpack(in, 1);
      return unpacked;
    } catch (IOException | RuntimeException e) {
      unpacked.close();
      throw e;
    }
  }

  Path folder() {
    return folder;
  }

  private void unpack(InputStream archive, int depth) throws IOException {
    ZipInputStream zip = new ZipInputStream(archive); // the caller closes what lies below
    for (ZipEntry entry = next(zip); entry != null; entry = next(zip)) {
      entries++;
      if (entries > MOST_ENTRIES) {
        throw new InvalidInputException("it contains more than " + MOST_ENTRIES + " files");
      }
      String name = entry.getName().substring(entry.getName().lastIndexOf('/') + 1);
      PushbackInputStream content = new PushbackInputStream(zip, ZIP.length);
      if (WANTED.matcher(name).matches()) {
        copy(content, name);
      } else if (depth < DEEPEST && startsAsZip(content)) {
        unpack(content, depth + 1);
        skip(content);
      } else {
        skip(content);
      }
    }
  }

  /** Reads to the end of an entry, which costs as much as one that is kept. */
  private void skip(InputStream content) throws IOException {
    for (int count = content.read(buffer); count >= 0; count = content.read(buffer)) {
      skippedBytes += count;
      if (skippedBytes > MOST_SKIPPED_BYTES) {
        throw new InvalidInputException(
            "other files in it unpack to more than " + MOST_SKIPPED_BYTES + " bytes");
      }
    }
  }

  private static boolean startsAsZip(PushbackInputStream content) throws IOException {
    byte[] start = content.readNBytes(ZIP.length);
    content.unread(start);
    return Arrays.equals(start, ZIP);
  }

  private void copy(InputStream content, String name) throws IOException {
    Path file = folder.resolve(name);
    if (Files.exists(file)) {
      throw new InvalidInputException("it contains two files called " + name);
    }
    try (OutputStream out = Files.newOutputStream(file)) {
      for (int count = content.read(buffer); count >= 0; count = content.read(buffer)) {
        bytes += count;
        if (bytes > MOST_BYTES) {
          throw new InvalidInputException("it unpacks to more than " + MOST_BYTES + " bytes");
        }
        out.write(buffer, 0, count);
      }
    }
  }

  @Override
  public void close() throws IOException {
    remove(folder);
    LEFT.remove(folder);
  }

  private static void removeAll() {
    for (Path folder : LEFT) {
      try {
        remove(folder);
      } catch (IOException e) {
        // the program is ending, and nobody is left to tell
      }
    }
  }

  private static @Nullable ZipEntry next(ZipInputStream zip) throws IOException {
    try {
      return zip.getNextEntry();
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException("it contains a file whose name is not valid UTF-8", e);
    }
  }

  private static void remove(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> listed = Files.list(folder)) {
      listed.forEach(files::add);
    }
    for (Path file : files) {
      Files.delete(file);
    }
    Files.delete(folder);
  }
}
