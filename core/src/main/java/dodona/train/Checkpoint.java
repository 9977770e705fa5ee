package dodona.train;

import dodona.support.AtomicFile;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/**
 * The file of an interrupted training: its state, gzipped, which brings a checksum along. It is
 * read by the program that wrote it and by no other, so it has no versions.
 */
final class Checkpoint {

  private static final String MAGIC = "Dodona checkpoint";
  private static final int BUFFER = 1 << 16;

  private Checkpoint() {}

  /** Writes the state. */
  @FunctionalInterface
  interface Saver {
    void save(DataOutputStream out) throws IOException;
  }

  /** Reads the state. */
  @FunctionalInterface
  interface Restorer {
    void restore(DataInputStream in) throws IOException;
  }

  /** The file lasts only until the next iteration, so speed matters more than size. */
  private static final class FastGzip extends GZIPOutputStream {
    FastGzip(OutputStream out) throws IOException {
      super(out, BUFFER);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }

  static void write(Path file, Saver saver) throws IOException {
    try (AtomicFile target = AtomicFile.create(file, true)) {
      OutputStream zipped = new FastGzip(target.stream());
      try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(zipped, BUFFER))) {
        out.writeUTF(MAGIC);
        saver.save(out);
      }
      target.commit();
    }
  }

  static void read(Path file, Restorer restorer) throws IOException {
    if (Files.isDirectory(file)) {
      throw new IOException(file + ": is a folder; expected a checkpoint");
    }
    try (InputStream raw = Files.newInputStream(file);
        InputStream plain = new GZIPInputStream(raw, BUFFER);
        DataInputStream in = new DataInputStream(new BufferedInputStream(plain, BUFFER))) {
      if (!in.readUTF().equals(MAGIC)) {
        throw new IOException(file + ": not a checkpoint");
      }
      restorer.restore(in);
    } catch (EOFException | ZipException e) {
      throw new IOException(file + ": the checkpoint is incomplete", e);
    }
  }
}
