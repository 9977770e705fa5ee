package dodona.release;

import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A zip of files in the layout of a Maven repository, as it would be uploaded. */
final class Bundle implements Closeable {

  private final ZipFile zip;

  /** Opens a zip. */
  Bundle(Path file) throws IOException {
    this.zip = new ZipFile(file.toFile());
  }

  /** The paths of all files, in order. */
  SortedSet<String> paths() {
    SortedSet<String> paths = new TreeSet<>();
    zip.stream().filter(entry -> !entry.isDirectory()).forEach(entry -> paths.add(entry.getName()));
    return paths;
  }

  /** Returns whether the bundle contains a file with this path. */
  boolean has(String path) {
    return zip.getEntry(path) != null;
  }

  /** The bytes of a file. */
  InputStream open(String path) throws IOException {
    ZipEntry entry = zip.getEntry(path);
    if (entry == null) {
      throw new FileNotFoundException(path);
    }
    return zip.getInputStream(entry);
  }

  /** The checksum of a file, in hexadecimal digits. */
  String checksum(String path, String algorithm) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance(algorithm);
      try (InputStream in = new DigestInputStream(open(path), digest)) {
        long unused = in.transferTo(java.io.OutputStream.nullOutputStream());
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
